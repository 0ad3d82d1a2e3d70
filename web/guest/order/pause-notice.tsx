import Coffee from 'lucide-react/icons/coffee';
import { useEffect, useState } from 'react';
import type { Pause } from '#domain/bars/bars.ts';
import { usePause } from '#web/components/use-pause.ts';
import { toasts } from '#web/ui/toast/toasts.tsx';
import { usePauseText } from './pause-texts.ts';

/** Says that the bar is taking no orders for a while, and when it continues. */
export function PauseNotice({ pause }: { pause: Pause | null }) {
  const text = usePauseText();
  const running = usePause(pause);
  const isRunning = running !== null;
  const minutes = running?.minutesLeft;
  const [isHeard, setIsHeard] = useState(false);
  // Screen readers announce the pause once, not every minute.
  useEffect(() => {
    if (!isRunning) return;
    const timer = setTimeout(() => setIsHeard(true), 3_000);
    return () => {
      clearTimeout(timer);
      setIsHeard(false);
    };
  }, [isRunning]);
  useEndOfPause(isRunning, text.again);
  if (!isRunning) return null;
  return (
    <div className="flex items-center gap-3 rounded-[16px] border border-brass/45 bg-raised p-3.5">
      <Coffee aria-hidden size={22} className="flex-none text-brass" />
      <div className="min-w-0">
        <p
          role="status"
          aria-live={isHeard ? 'off' : 'polite'}
          className="text-pretty font-semibold"
        >
          {text.breath(minutes === undefined ? text.backSoon : text.backIn(minutes))}
        </p>
        <p className="text-pretty text-ink-2 text-sm">{text.meanwhile}</p>
      </div>
    </div>
  );
}

/** Says when the bar takes orders again. */
function useEndOfPause(isRunning: boolean, message: string) {
  const [wasRunning, setWasRunning] = useState(isRunning);
  useEffect(() => {
    if (wasRunning === isRunning) return;
    setWasRunning(isRunning);
    if (!isRunning) toasts.success(message);
  }, [wasRunning, isRunning, message]);
}
