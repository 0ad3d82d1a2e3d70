import CirclePause from 'lucide-react/icons/circle-pause';
import Play from 'lucide-react/icons/play';
import { useRef } from 'react';
import type { OwnBar } from '#domain/bars.ts';
import { usePause } from '#web/components/use-pause.ts';
import { WaitingForConnection } from '#web/components/waiting-for-connection.tsx';
import { Button } from '#web/ui/button.tsx';
import { useFocusParentOnUnmount } from '#web/ui/use-focus-parent-on-unmount.ts';
import { useBarText } from './texts.ts';
import { usePauseSwitch } from './use-pause-switch.ts';

/** A line that says that the bar pauses, and ends it: for phones, whose header has no room for that. */
export function PauseBand({ bar }: { bar: OwnBar }) {
  const { pause, isPending, end } = usePauseSwitch(bar);
  const running = usePause(pause);
  if (!running || !bar.isActive || !bar.isOpen) return null;
  return <Band minutesLeft={running.minutesLeft} isPending={isPending} onResume={end} />;
}

interface BandProps {
  minutesLeft: number | undefined;
  isPending: boolean;
  onResume: () => void;
}

function Band({ minutesLeft, isPending, onResume }: BandProps) {
  const text = useBarText();
  const band = useRef<HTMLDivElement>(null);
  useFocusParentOnUnmount(band);
  return (
    <div
      ref={band}
      className="flex items-center gap-2.5 rounded-md border border-warn bg-surface py-1 pr-1 pl-3.5"
    >
      <CirclePause aria-hidden size={18} className="flex-none text-warn" />
      <p className="min-w-0 flex-1 font-semibold text-warn leading-tight">
        {minutesLeft === undefined ? text.paused : text.pausedFor(minutesLeft)}
      </p>
      {isPending && <WaitingForConnection />}
      <Button
        className="min-h-[44px]! flex-none px-4! text-base!"
        inactive={isPending}
        onClick={onResume}
      >
        <Play aria-hidden size={16} />
        {text.resume}
      </Button>
    </div>
  );
}
