import { type PauseMinutes, pauseMinutes } from '#domain/bars.ts';
import { useText } from '#web/i18n/language.ts';
import { Button } from '#web/ui/button.tsx';
import { Sheet } from '#web/ui/sheet.tsx';
import { useBarText } from './texts.ts';

interface PauseSheetProps {
  /** What a running pause says of itself; undefined where there is none. */
  running: string | undefined;
  onPause: (minutes: PauseMinutes | null) => void;
  onResume: () => void;
  onClose: () => void;
}

/** How long the bar pauses. */
export function PauseSheet({ running, onPause, onResume, onClose }: PauseSheetProps) {
  const text = useBarText();
  const { common } = useText();
  const title = running ?? text.pauseTitle;
  return (
    <Sheet label={title} closeLabel={common.close} onClose={onClose}>
      <div className="grid gap-4 pt-2">
        <div className="grid gap-1.5 pr-12">
          <h2 className="text-2xl">{title}</h2>
          <p className="text-ink-2">{running ? text.resumeHint : text.pauseHint}</p>
        </div>
        {running && <Button onClick={onResume}>{text.resume}</Button>}
        <fieldset className="grid gap-2">
          <legend className={running ? 'mb-2 text-muted text-sm' : 'sr-only'}>
            {running ? text.pauseAgain : text.pauseTitle}
          </legend>
          <div className="grid grid-cols-3 gap-2">
            {pauseMinutes.map((minutes) => (
              <Button key={minutes} look="secondary" onClick={() => onPause(minutes)}>
                {text.minutes(minutes)}
              </Button>
            ))}
          </div>
          <Button look="secondary" onClick={() => onPause(null)}>
            {text.untilSwitchedOn}
          </Button>
        </fieldset>
      </div>
    </Sheet>
  );
}
