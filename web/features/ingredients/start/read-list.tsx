import { type ReactNode, useId, useState } from 'react';
import type { OwnBar } from '#domain/bars/bars.ts';
import { isAppError } from '#domain/errors.ts';
import type { Ingredient } from '#domain/ingredients/ingredients.ts';
import { ownIngredientLimits } from '#domain/ingredients/own-ingredients.ts';
import { maxShelfListPieces, type ReadPiece } from '#domain/ingredients/shelves.ts';
import { lengthOf } from '#domain/text/text-length.ts';
import { useInventoryText } from '#web/features/ingredients/texts.ts';
import { errorText } from '#web/i18n/error-text.ts';
import { useLanguage, useText } from '#web/i18n/language.ts';
import { useMutation, useQuery } from '#web/rpc/hooks.ts';
import { Button } from '#web/ui/button.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { ListPiece, type Meaning } from './list-piece.tsx';
import { fieldsOfNew, type NewFromList, newFromPiece } from './new-from-list.ts';

interface ReadListProps {
  bar: OwnBar;
  list: string;
  byId: ReadonlyMap<string, Ingredient>;
  onShelf: ReadonlySet<string>;
  onBack: () => void;
  onPut: (ingredientIds: string[], made: number) => void;
}

/** The matches of a list. Doubtful ones come first, and stay out until settled. */
export function ReadList({ bar, list, byId, onShelf, onBack, onPut }: ReadListProps) {
  const { list: text } = useInventoryText();
  const shared = useText();
  const language = useLanguage();
  const { data: pieces, error } = useQuery('ingredients.readShelfList', {
    barId: bar._id,
    text: list,
  });
  const [create, isCreating] = useMutation('ingredients.createIngredient');
  /** The bartender's choices, by position in the list. */
  const [settled, setSettled] = useState<ReadonlyMap<number, Meaning>>(new Map());
  const [errors, setErrors] = useState<ReadonlyMap<number, string>>(new Map());
  if (error) return <p role="alert">{errorText(shared, error)}</p>;
  if (!pieces) return <Skeleton className="h-40" />;

  const lines = pieces.map((piece, n) => ({
    n,
    piece,
    meaning: settled.get(n) ?? meaningOf(piece),
  }));
  const settle = (meanings: Iterable<[number, Meaning]>) =>
    setSettled(new Map([...settled, ...meanings]));
  const meant = new Set(
    lines.flatMap(({ meaning: { ingredientId, isIn } }) =>
      ingredientId && isIn ? ingredientId : [],
    ),
  );
  const toPut = [...meant].filter((ingredientId) => !onShelf.has(ingredientId));
  const toMake = lines.flatMap(({ n, meaning: { isNew } }) => (isNew ? { n, ...isNew } : []));
  const isNamed = ({ name, category }: NewFromList) =>
    category !== undefined && name.trim() !== '' && lengthOf(name) <= ownIngredientLimits.name;
  const doubtful = lines.filter(({ piece }) => !piece.isSure && piece.ingredientIds.length > 0);
  const unknown = lines.filter(
    ({ piece }) => piece.ingredientIds.length === 0 && !piece.isNegated && !piece.isRest,
  );
  const negated = lines.filter(({ piece }) => piece.isNegated);
  const rest = pieces.find(({ isRest }) => isRest);
  const sure = lines.filter(({ piece }) => piece.isSure);
  const notYetNew = unknown.filter(({ meaning }) => !meaning.isNew);

  const put = async () => {
    const failed = new Map<number, string>();
    const made = new Map<number, Meaning>();
    for (const { n, ...one } of toMake) {
      try {
        const ingredient = fieldsOfNew(one, language);
        await create({ barId: bar._id, ingredient, isAvailable: true });
        made.set(n, { isIn: false });
      } catch (problem) {
        const isTaken = isAppError(problem) && problem.code === 'NAME_TAKEN';
        failed.set(n, isTaken ? text.nameTaken : errorText(shared, problem));
      }
    }
    if (failed.size === 0) return onPut(toPut, made.size);
    settle(made);
    setErrors(failed);
  };
  const row = ({ n, piece, meaning }: (typeof lines)[number]) => (
    <ListPiece
      key={n}
      piece={piece}
      meaning={meaning}
      byId={byId}
      onShelf={onShelf}
      error={errors.get(n)}
      onChange={(next) => {
        setErrors(new Map([...errors].filter(([one]) => one !== n)));
        settle([[n, next]]);
      }}
    />
  );
  return (
    <div className="grid gap-4">
      <p role="status" className="font-semibold">
        {pieces.length ? text.understood(meant.size) : text.nothing}
      </p>
      {rest && (
        <div role="alert" className="grid gap-1 rounded-sm border border-warn px-3 py-2">
          <p className="font-semibold text-warn">{text.rest(maxShelfListPieces)}</p>
          <p className="wrap-anywhere max-h-32 select-all overflow-y-auto text-ink-2 text-sm">
            {rest.text}
          </p>
        </div>
      )}
      <Part title={text.toCheck}>{doubtful.map(row)}</Part>
      <Part
        title={text.isUnknown}
        action={
          notYetNew.length > 1 && (
            <Button
              look="quiet"
              className="!px-0 text-sm underline"
              onClick={() =>
                settle(
                  notYetNew.map(({ n, piece }) => [
                    n,
                    { isNew: newFromPiece(piece.text), isIn: true },
                  ]),
                )
              }
            >
              {text.allNew(notYetNew.length)}
            </Button>
          )
        }
      >
        {unknown.map(row)}
      </Part>
      <Part title={text.isSure}>{sure.map(row)}</Part>
      <Part title={text.isNegated}>
        {negated.map(({ n, piece }) => (
          <li key={n} className="wrap-anywhere px-3 text-muted text-sm">
            {piece.text}
          </li>
        ))}
      </Part>
      <div className="-bottom-5 -mb-5 sticky grid gap-2 bg-surface pt-2 pb-5 sm:rounded-b-md">
        {pieces.length > 0 && (
          <Button
            disabled={toPut.length + toMake.length === 0 || !toMake.every(isNamed)}
            inactive={isCreating}
            onClick={put}
          >
            {text.put(toPut.length + toMake.length)}
          </Button>
        )}
        <Button look="secondary" onClick={onBack}>
          {text.back}
        </Button>
      </div>
    </div>
  );
}

function meaningOf({ isSure, ingredientIds: [first] }: ReadPiece): Meaning {
  return isSure ? { ingredientId: first, isIn: true } : { isIn: false };
}

interface PartProps {
  title: string;
  action?: ReactNode;
  children: ReactNode[];
}

function Part({ title, action, children }: PartProps) {
  const id = useId();
  if (children.length === 0) return null;
  return (
    <section aria-labelledby={id} className="grid gap-2">
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <h3 id={id} className="font-sans text-base tracking-normal">
          {title}
        </h3>
        {action}
      </div>
      <ul className="grid gap-2">{children}</ul>
    </section>
  );
}
