import { WaitingForConnection } from '#web/components/connection/waiting-for-connection.tsx';
import { Switch } from '#web/ui/form/switch.tsx';
import type { useBarSwitches } from './use-bar-switches.ts';

interface BarSwitchProps extends ReturnType<typeof useBarSwitches> {
  name: 'isOpen' | 'isActive' | 'allowsSubstitutes' | 'allowsGuestSearch';
  label: string;
  hint: string;
}

export function BarSwitch(props: BarSwitchProps) {
  const { name, label, hint, shown, change, isPending } = props;
  return (
    <Switch
      label={label}
      hint={
        <>
          {hint}
          {isPending(name) && <WaitingForConnection />}
        </>
      }
      checked={shown[name]}
      inactive={isPending(name)}
      onChange={(isOn) => change({ [name]: isOn })}
    />
  );
}
