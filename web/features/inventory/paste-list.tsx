import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { OwnBar } from '#domain/bars.ts';
import type { Ingredient } from '#domain/ingredients.ts';
import { maxShelfListLength } from '#domain/shelves.ts';
import { errorText } from '#web/i18n/error-text.ts';
import { useText } from '#web/i18n/language.ts';
import { useQuery } from '#web/rpc/hooks.ts';
import { Button } from '#web/ui/button.tsx';
import { Sheet } from '#web/ui/sheet.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { ListPiece, type Meaning } from './list-piece.tsx';
import { useInventoryText } from './texts.ts';

interface PasteListProps {
  bar: OwnBar;
  byId: ReadonlyMap<string, Ingredient>;
  onShelf: ReadonlySet<string>;
  onAdd: (ingredientIds: string[]) => void;
  onClose: () => void;
}

/** Reads a list of bottles, shows what it was understood as, and puts that on the shelf. */
export function PasteList({ bar, byId, onShelf, onAdd, onClose }: PasteListProps) {
  const { list: text } = useInventoryText();
  const { common } = useText();
  const [draft, setDraft] = useState('');
  const [read, setRead] = useState<string>();
  const answer = useRef<HTMLDivElement>(null);
  // The focused button is gone with the form.
  useEffect(() => {
    if (read !== undefined) answer.current?.focus({ preventScroll: true });
  }, [read]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setRead(draft.trim());
  };
  return (
    <Sheet label={text.title} closeLabel={common.close} onClose={onClose}>
      <h2 className="mb-4 pr-10 text-2xl">{text.title}</h2>
      {read === undefined ? (
        <form className="grid gap-4" onSubmit={submit}>
          <TextArea
            label={text.label}
            placeholder={text.placeholder}
            rows={7}
            // To be changed, after it was read.
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
            onPut={(ingredientIds) => {
              onClose();
              onAdd(ingredientIds);
            }}
          />
        </div>
      )}
    </Sheet>
  );
}

interface ReadListProps extends Pick<PasteListProps, 'bar' | 'byId' | 'onShelf'> {
  list: string;
  onBack: () => void;
  onPut: (ingredientIds: string[]) => void;
}

function ReadList({ bar, list, byId, onShelf, onBack, onPut }: ReadListProps) {
  const { list: text } = useInventoryText();
  const shared = useText();
  const { data: pieces, error } = useQuery('ingredients.readShelfList', {
    barId: bar._id,
    text: list,
  });
  /** What the bartender says about pieces, by their place in the list. */
  const [corrected, setCorrected] = useState<ReadonlyMap<number, Meaning>>(new Map());
  const meaningOf = (n: number): Meaning =>
    corrected.get(n) ?? { ingredientId: pieces?.[n]?.ingredientIds[0], isIn: true };
  const meant = new Set(
    (pieces ?? []).flatMap((_, n) => {
      const { ingredientId, isIn } = meaningOf(n);
      return ingredientId && isIn ? ingredientId : [];
    }),
  );
  const toPut = [...meant].filter((ingredientId) => !onShelf.has(ingredientId));
  if (error) return <p role="alert">{errorText(shared, error)}</p>;
  if (!pieces) return <Skeleton className="h-40" />;
  return (
    <div className="grid gap-4">
      <p role="status" className="font-semibold">
        {pieces.length ? text.understood(meant.size) : text.nothing}
      </p>
      <ul className="grid gap-2">
        {pieces.map((piece, n) => (
          <ListPiece
            key={n}
            piece={piece}
            meaning={meaningOf(n)}
            isCorrected={corrected.has(n)}
            byId={byId}
            onShelf={onShelf}
            onChange={(meaning) => setCorrected(new Map(corrected).set(n, meaning))}
          />
        ))}
      </ul>
      <div className="-bottom-5 -mb-5 sticky grid gap-2 bg-surface pt-2 pb-5 sm:rounded-b-md">
        {pieces.length > 0 && (
          <Button disabled={toPut.length === 0} onClick={() => onPut(toPut)}>
            {text.put(toPut.length)}
          </Button>
        )}
        <Button look="secondary" onClick={onBack}>
          {text.back}
        </Button>
      </div>
    </div>
  );
}
