import type { Pause } from '#domain/bars/bars.ts';
import { useFormats } from '#web/components/formats.ts';
import { useBarText } from './texts.ts';

/** The name of a pause, with its end if it has one. */
export function usePauseName(): (pause: Pause | null) => string {
  const text = useBarText();
  const { time } = useFormats();
  return (pause) => (pause?.until ? text.pausedUntil(time(pause.until)) : text.paused);
}
