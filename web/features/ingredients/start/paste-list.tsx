import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { OwnBar } from '#domain/bars/bars.ts';
import type { Ingredient } from '#domain/ingredients/ingredients.ts';
import { maxShelfListLength } from '#domain/ingredients/shelves.ts';
import { useInventoryText } from '#web/features/ingredients/texts.ts';
import { useText } from '#web/i18n/language.ts';
import { Button } from '#web/ui/button.tsx';
import { TextArea } from '#web/ui/form/text-area.tsx';
import { Sheet } from '#web/ui/sheet/sheet.tsx';
import { SheetTitle } from '#web/ui/sheet/sheet-title.tsx';
import { toasts } from '#web/ui/toast/toasts.tsx';
import { ReadList } from './read-list.tsx';

interface PasteListProps {
  bar: OwnBar;
  byId: ReadonlyMap<string, Ingredient>;
  onShelf: ReadonlySet<string>;
  onAdd: (ingredientIds: string[]) => void;
  onClose: () => void;
}

/** Reads a list of bottles, shows the matches, and puts them on the shelf. */
export function PasteList({ bar, byId, onShelf, onAdd, onClose }: PasteListProps) {
  const { list: text } = useInventoryText();
  const { common } = useText();
  const [draft, setDraft] = useState('');
  const [read, setRead] = useState<string>();
  const answer = useRef<HTMLDivElement>(null);
  // The form removes the focused button.
  useEffect(() => {
    if (read !== undefined) answer.current?.focus({ preventScroll: true });
  }, [read]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setRead(draft.trim());
  };
  return (
    <Sheet label={text.title} closeLabel={common.close} onClose={onClose}>
      <div className="mb-4">
        <SheetTitle>{text.title}</SheetTitle>
      </div>
      {read === undefined ? (
        <form className="grid gap-4" onSubmit={submit}>
          <TextArea
            label={text.label}
            placeholder={text.placeholder}
            rows={7}
            limit={maxShelfListLength}
            // Back to editing the list.
            autoFocus={draft !== ''}
            value={draft}
            aria-invalid={draft.trim().length > maxShelfListLength || undefined}
            onChange={(event) => setDraft(event.target.value)}
          />
          {draft.trim().length > maxShelfListLength && (
            <p role="alert" className="text-bad">
              {text.tooLong(maxShelfListLength)}
            </p>
          )}
          <Button
            type="submit"
            disabled={!draft.trim() || draft.trim().length > maxShelfListLength}
          >
            {text.read}
          </Button>
        </form>
      ) : (
        <div ref={answer} tabIndex={-1} className="outline-none">
          <ReadList
            bar={bar}
            list={read}
            byId={byId}
            onShelf={onShelf}
            onBack={() => setRead(undefined)}
            onPut={(ingredientIds, made) => {
              onClose();
              if (made) toasts.success(text.made(made));
              if (ingredientIds.length) onAdd(ingredientIds);
            }}
          />
        </div>
      )}
    </Sheet>
  );
}
