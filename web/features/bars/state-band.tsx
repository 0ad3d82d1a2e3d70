import CirclePause from 'lucide-react/icons/circle-pause';
import DoorClosed from 'lucide-react/icons/door-closed';
import DoorOpen from 'lucide-react/icons/door-open';
import Play from 'lucide-react/icons/play';
import { type ComponentType, useRef } from 'react';
import type { OwnBar } from '#domain/bars/bars.ts';
import { WaitingForConnection } from '#web/components/connection/waiting-for-connection.tsx';
import { usePause } from '#web/components/use-pause.ts';
import { Button } from '#web/ui/button.tsx';
import { useFocusParentOnUnmount } from '#web/ui/use-focus-parent-on-unmount.ts';
import { useBarText } from './texts.ts';
import { useBarSwitches } from './use-bar-switches.ts';
import { usePauseName } from './use-pause-name.ts';
import { usePauseSwitch } from './use-pause-switch.ts';

/**
 * A line that says that the bar takes no orders, with a button to end that. For phones, whose
 * header has no room for it.
 */
export function StateBand({ bar }: { bar: OwnBar }) {
  const text = useBarText();
  const { pause, isPending, end } = usePauseSwitch(bar);
  const { shown, change, isPending: isChanging } = useBarSwitches(bar);
  const running = usePause(pause);
  const name = usePauseName()(pause);
  if (!bar.isActive) return null;
  if (!shown.isOpen) {
    return (
      <Band
        look="border-bad text-bad"
        icon={DoorClosed}
        name={text.closedNow}
        isPending={isChanging('isOpen')}
        action={{ icon: DoorOpen, label: text.openBar, run: () => change({ isOpen: true }) }}
      />
    );
  }
  if (!running) return null;
  return (
    <Band
      look="border-warn text-warn"
      icon={CirclePause}
      name={name}
      isPending={isPending}
      action={{ icon: Play, label: text.resume, run: end }}
    />
  );
}

type Icon = ComponentType<{ 'aria-hidden': true; size: number; className?: string }>;

interface BandProps {
  look: string;
  icon: Icon;
  name: string;
  isPending: boolean;
  action: { icon: Icon; label: string; run: () => unknown };
}

function Band({ look, icon: StateIcon, name, isPending, action }: BandProps) {
  const band = useRef<HTMLDivElement>(null);
  useFocusParentOnUnmount(band);
  return (
    <div
      ref={band}
      className={`flex items-center gap-2.5 rounded-md border bg-surface py-1 pr-1 pl-3.5 ${look}`}
    >
      <StateIcon aria-hidden size={18} className="flex-none" />
      <p className="min-w-0 flex-1 font-semibold leading-tight">{name}</p>
      {isPending && <WaitingForConnection />}
      <Button
        className="min-h-[44px]! flex-none px-4! text-base!"
        inactive={isPending}
        onClick={() => void action.run()}
      >
        <action.icon aria-hidden size={16} />
        {action.label}
      </Button>
    </div>
  );
}
