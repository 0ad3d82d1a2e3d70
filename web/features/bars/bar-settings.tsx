import { useEffect, useState } from 'react';
import type { OwnBar } from '#domain/bars.ts';
import { errorText } from '#web/i18n/error-text.ts';
import { useText } from '#web/i18n/language.ts';
import { useMutation } from '#web/rpc/hooks.ts';
import { Switch } from '#web/ui/switch.tsx';
import { toasts } from '#web/ui/toasts.tsx';

type Changes = Partial<Pick<OwnBar, 'isOpen' | 'isActive' | 'allowsSubstitutes'>>;

/** Opens, closes, activates and deactivates a bar, and says whether it uses substitutes. */
export function BarSettings({ bar }: { bar: OwnBar }) {
  const text = useText();
  const [updateBar] = useMutation('bars.updateBar');
  // A switch answers at once; what the server then says of the bar has the last word.
  const [wanted, setWanted] = useState<Changes>({});
  useEffect(() => setWanted({}), [bar]);

  const change = async (changes: Changes) => {
    setWanted({ ...wanted, ...changes });
    try {
      await updateBar({ barId: bar._id, ...changes });
    } catch (error) {
      setWanted({});
      toasts.error(text.dashboard.updateBarFailed(errorText(text, error)));
    }
  };
  return (
    <div className="grid gap-4 rounded-md border border-line bg-surface p-5">
      <Switch
        label={text.dashboard.open}
        hint={text.dashboard.openHint}
        checked={wanted.isOpen ?? bar.isOpen}
        onChange={(isOpen) => change({ isOpen })}
      />
      <Switch
        label={text.dashboard.active}
        hint={text.dashboard.activeHint}
        checked={wanted.isActive ?? bar.isActive}
        onChange={(isActive) => change({ isActive })}
      />
      <Switch
        label={text.dashboard.substitutes}
        hint={text.dashboard.substitutesHint}
        checked={wanted.allowsSubstitutes ?? bar.allowsSubstitutes}
        onChange={(allowsSubstitutes) => change({ allowsSubstitutes })}
      />
    </div>
  );
}
