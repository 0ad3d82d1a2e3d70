import type { PauseMinutes } from '#domain/bars/bars.ts';
import { useText } from '#web/i18n/language.ts';
import { Button } from '#web/ui/button.tsx';
import { Sheet } from '#web/ui/sheet/sheet.tsx';
import { SheetTitle } from '#web/ui/sheet/sheet-title.tsx';
import { PauseChoice } from './pause-choice.tsx';
import { useBarText } from './texts.ts';

interface StateSheetProps {
  /** The name of the bar's state. */
  title: string;
  isPaused: boolean;
  onPause: (minutes: PauseMinutes | null) => void;
  onResume: () => void;
  onCloseBar: () => void;
  onClose: () => void;
}

/** Pauses an open bar, ends the pause, or closes the bar. */
export function StateSheet(props: StateSheetProps) {
  const { title, isPaused, onPause, onResume, onCloseBar, onClose } = props;
  const text = useBarText();
  const { common } = useText();
  return (
    <Sheet label={title} closeLabel={common.close} onClose={onClose}>
      <div className="grid gap-4 pt-2">
        <SheetTitle hint={isPaused && text.resumeHint}>{title}</SheetTitle>
        {isPaused && <Button onClick={onResume}>{text.resume}</Button>}
        <PauseChoice isPaused={isPaused} onPause={onPause} />
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
