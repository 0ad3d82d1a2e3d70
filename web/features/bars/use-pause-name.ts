import type { Pause } from '#domain/bars/bars.ts';
import { useFormats } from '#web/components/formats.ts';
import { useBarText } from './texts.ts';

/** What a pause is called: until when it lasts, if it ends by itself. */
export function usePauseName(): (pause: Pause | null) => string {
  const text = useBarText();
  const { time } = useFormats();
  return (pause) => (pause?.until ? text.pausedUntil(time(pause.until)) : text.paused);
}
