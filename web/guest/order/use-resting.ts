import type { GuestBar } from '#domain/bars/bars.ts';
import { minutesLeft } from '#web/components/use-pause.ts';
import { usePauseText } from './pause-texts.ts';
import { useRoundText } from './texts.ts';
import { useServerNow } from './use-server-now.ts';

/** Says why a bar takes no orders now, briefly for a button, and when it takes them again. */
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
  // The pause is over, even before the server reports it.
  if (until <= now) return undefined;
  return { reason: text.restsPaused, until: breath(backIn(minutesLeft(until - now))) };
}
