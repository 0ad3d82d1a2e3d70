import type { GuestBar } from '#domain/bars/bars.ts';
import { minutesLeft } from '#web/components/use-pause.ts';
import { usePauseText } from './pause-texts.ts';
import { useRoundText } from './texts.ts';
import { useServerNow } from './use-server-now.ts';

/** Why a bar takes no orders now: in short, for a button, and when it will again. */
export interface Resting {
  reason: string;
  until: string;
}

/** Undefined while the bar takes orders. */
export function useResting(bar: GuestBar | undefined): Resting | undefined {
  const text = useRoundText();
  const { breath, backIn, backSoon } = usePauseText();
  const now = useServerNow();
  if (!bar?.isOpen) return { reason: text.restsClosed, until: '' };
  if (!bar.pause) return undefined;
  const { until } = bar.pause;
  if (until === null || !now) return { reason: text.restsPaused, until: breath(backSoon) };
  // It is over, also before the server says so.
  if (until <= now) return undefined;
  return { reason: text.restsPaused, until: breath(backIn(minutesLeft(until - now))) };
}
