import type { OwnBar } from '#domain/bars.ts';
import { Switch } from '#web/ui/switch.tsx';
import { useBarText } from './texts.ts';
import { useBarSwitches } from './use-bar-switches.ts';

export function SubstitutesSwitch({ bar }: { bar: OwnBar }) {
  const text = useBarText();
  const { shown, change } = useBarSwitches(bar);
  return (
    <Switch
      label={text.substitutes}
      hint={text.substitutesHint}
      checked={shown.allowsSubstitutes}
      onChange={(allowsSubstitutes) => change({ allowsSubstitutes })}
    />
  );
}
