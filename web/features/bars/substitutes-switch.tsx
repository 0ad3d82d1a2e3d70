import type { OwnBar } from '#domain/bars/bars.ts';
import { BarSwitch } from './bar-switch.tsx';
import { useBarText } from './texts.ts';
import { useBarSwitches } from './use-bar-switches.ts';

export function SubstitutesSwitch({ bar }: { bar: OwnBar }) {
  const text = useBarText();
  const switches = useBarSwitches(bar);
  return (
    <BarSwitch
      {...switches}
      name="allowsSubstitutes"
      label={text.substitutes}
      hint={text.substitutesHint}
    />
  );
}
