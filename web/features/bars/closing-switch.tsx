import type { OwnBar } from '#domain/bars/bars.ts';
import { BarSwitch } from './bar-switch.tsx';
import type { useBarSwitches } from './use-bar-switches.ts';
import { useClosing } from './use-closing.tsx';

interface ClosingSwitchProps extends ReturnType<typeof useBarSwitches> {
  bar: OwnBar;
  name: 'isOpen' | 'isActive';
  label: string;
  hint: string;
}

/** Opens or activates a bar. Switching it off with open orders asks what to do with them. */
export function ClosingSwitch({ bar, ...props }: ClosingSwitchProps) {
  const { name, change } = props;
  const { close, isAsking, question } = useClosing({ bar, name, change });
  return (
    <>
      <BarSwitch
        {...props}
        change={(changes) => (changes[name] === false ? close() : change(changes))}
        isPending={(changed) => isAsking || props.isPending(changed)}
      />
      {question}
    </>
  );
}
