import { type PauseMinutes, pauseMinutes } from '#domain/bars/bars.ts';
import { Button } from '#web/ui/button.tsx';
import { useBarText } from './texts.ts';

interface PauseChoiceProps {
  isPaused: boolean;
  inactive?: boolean;
  /** Null: until somebody ends it. */
  onPause: (minutes: PauseMinutes | null) => void;
}

/** Chooses the length of a pause. */
export function PauseChoice({ isPaused, inactive = false, onPause }: PauseChoiceProps) {
  const text = useBarText();
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-2 font-semibold">{isPaused ? text.pauseAgain : text.pauseTitle}</legend>
      <p className="-mt-1 mb-1 text-muted text-sm">{text.pauseHint}</p>
      <div className="grid grid-cols-3 gap-2">
        {pauseMinutes.map((minutes) => (
          <Button
            key={minutes}
            look="secondary"
            inactive={inactive}
            onClick={() => onPause(minutes)}
          >
            {text.minutes(minutes)}
          </Button>
        ))}
      </div>
      <Button look="secondary" inactive={inactive} onClick={() => onPause(null)}>
        {text.untilSwitchedOn}
      </Button>
    </fieldset>
  );
}
