import CirclePause from 'lucide-react/icons/circle-pause';
import Play from 'lucide-react/icons/play';
import { useRef, useState } from 'react';
import type { OwnBar } from '#domain/bars.ts';
import { usePause } from '#web/components/use-pause.ts';
import { WaitingForConnection } from '#web/components/waiting-for-connection.tsx';
import { Button } from '#web/ui/button.tsx';
import { PauseSheet } from './pause-sheet.tsx';
import { useBarText } from './texts.ts';
import { usePauseSwitch } from './use-pause-switch.ts';

/** Pauses the orders of an open bar; while it pauses: how long still, and its end. */
export function PauseButton({ bar }: { bar: OwnBar }) {
  const text = useBarText();
  const { pause, isPending, start, end } = usePauseSwitch(bar);
  const running = usePause(pause);
  const [isChoosing, setChoosing] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  if (!bar.isActive || !bar.isOpen) return null;
  const minutes = running?.minutesLeft;
  const label = minutes === undefined ? text.paused : text.pausedFor(minutes);
  return (
    <div className="flex flex-none items-center gap-2">
      {isPending && <WaitingForConnection />}
      <Button
        ref={opener}
        look="secondary"
        className={`max-sm:w-[44px] max-sm:px-0 ${running ? 'border-warn! text-warn!' : ''}`}
        inactive={isPending}
        onClick={() => setChoosing(true)}
      >
        <CirclePause aria-hidden size={18} />
        <span className="max-sm:sr-only">{running ? label : text.pause}</span>
      </Button>
      {running && (
        <Button
          look="secondary"
          title={text.resume}
          className="max-xl:w-[44px] max-xl:px-0 max-sm:hidden"
          inactive={isPending}
          onClick={() => {
            // This button goes with the pause.
            opener.current?.focus();
            void end();
          }}
        >
          <Play aria-hidden size={18} />
          <span className="max-xl:sr-only">{text.resume}</span>
        </Button>
      )}
      {isChoosing && (
        <PauseSheet
          running={running ? label : undefined}
          onPause={(length) => {
            setChoosing(false);
            void start(length);
          }}
          onResume={() => {
            setChoosing(false);
            void end();
          }}
          onClose={() => setChoosing(false)}
        />
      )}
    </div>
  );
}
