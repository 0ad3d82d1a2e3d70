import type { OwnBar } from '#domain/bars.ts';
import { errorText } from '#web/i18n/error-text.ts';
import { useText } from '#web/i18n/language.ts';
import { useMutation } from '#web/rpc/hooks.ts';
import { Switch } from '#web/ui/switch.tsx';
import { toasts } from '#web/ui/toasts.tsx';

/** Opens, closes, activates and deactivates a bar. */
export function BarSettings({ bar }: { bar: OwnBar }) {
  const text = useText();
  const [updateBar, busy] = useMutation('bars.updateBar');
  const change = async (changes: { isOpen: boolean } | { isActive: boolean }) => {
    try {
      await updateBar({ barId: bar._id, ...changes });
    } catch (error) {
      toasts.error(text.dashboard.updateBarFailed(errorText(text, error)));
    }
  };
  return (
    <div className="grid gap-4 rounded-md border border-line bg-surface p-5">
      <Switch
        label={text.dashboard.open}
        hint={text.dashboard.openHint}
        checked={bar.isOpen}
        disabled={busy}
        onChange={(isOpen) => change({ isOpen })}
      />
      <Switch
        label={text.dashboard.active}
        hint={text.dashboard.activeHint}
        checked={bar.isActive}
        disabled={busy}
        onChange={(isActive) => change({ isActive })}
      />
    </div>
  );
}
