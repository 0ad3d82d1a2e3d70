import { type PauseMinutes, pauseMinutes } from '#domain/bars.ts';
import { useText } from '#web/i18n/language.ts';
import { Button } from '#web/ui/button.tsx';
import { Sheet } from '#web/ui/sheet.tsx';
import { useBarText } from './texts.ts';

interface StateSheetProps {
  /** What the bar's state is called. */
  title: string;
  isPaused: boolean;
  onPause: (minutes: PauseMinutes | null) => void;
  onResume: () => void;
  onCloseBar: () => void;
  onClose: () => void;
}

/** Pauses an open bar for a while, ends the pause, or closes the bar. */
export function StateSheet(props: StateSheetProps) {
  const { title, isPaused, onPause, onResume, onCloseBar, onClose } = props;
  const text = useBarText();
  const { common } = useText();
  return (
    <Sheet label={title} closeLabel={common.close} onClose={onClose}>
      <div className="grid gap-4 pt-2">
        <div className="grid gap-1.5 pr-12">
          <h2 className="text-2xl">{title}</h2>
          {isPaused && <p className="text-ink-2">{text.resumeHint}</p>}
        </div>
        {isPaused && <Button onClick={onResume}>{text.resume}</Button>}
        <fieldset className="grid gap-2">
          <legend className="mb-2 font-semibold">
            {isPaused ? text.pauseAgain : text.pauseTitle}
          </legend>
          <p className="-mt-1 mb-1 text-muted text-sm">{text.pauseHint}</p>
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
        <div className="grid gap-2 border-line border-t pt-4">
          <Button look="danger" onClick={onCloseBar}>
            {text.closeBar}
          </Button>
          <p className="text-muted text-sm">{text.closeBarHint}</p>
        </div>
      </div>
    </Sheet>
  );
}
