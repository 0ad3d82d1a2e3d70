import { useText } from '#web/i18n/language.ts';
import { Button } from '#web/ui/button.tsx';
import { Sheet } from '#web/ui/sheet/sheet.tsx';
import { SheetTitle } from '#web/ui/sheet/sheet-title.tsx';
import { usePartyText } from './texts.ts';

interface ReplaceSheetProps {
  /** The preferences that this browser has sent before. */
  earlier: string;
  onReplace: () => void;
  onAdd: () => void;
  onClose: () => void;
}

/** Asks whether a second response replaces the first or is added to it. */
export function ReplaceSheet({ earlier, onReplace, onAdd, onClose }: ReplaceSheetProps) {
  const { again: text } = usePartyText();
  const { common } = useText();
  return (
    <Sheet label={text.question} closeLabel={common.close} onClose={onClose}>
      <div className="grid gap-4">
        <SheetTitle>{text.question}</SheetTitle>
        <blockquote className="line-clamp-4 whitespace-pre-line rounded-sm border border-line px-4 py-3 text-ink-2 wrap-anywhere">
          {earlier}
        </blockquote>
        <Button onClick={onReplace}>{text.replace}</Button>
        <Button look="secondary" onClick={onAdd}>
          {text.add}
        </Button>
      </div>
    </Sheet>
  );
}
