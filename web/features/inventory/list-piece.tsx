import RotateCcw from 'lucide-react/icons/rotate-ccw';
import X from 'lucide-react/icons/x';
import type { Ingredient } from '#domain/ingredients.ts';
import type { ReadPiece } from '#domain/shelves.ts';
import { Chip } from '#web/ui/chip.tsx';
import { useInventoryText } from './texts.ts';

export interface Meaning {
  ingredientId: string | undefined;
  isIn: boolean;
}

interface ListPieceProps {
  piece: ReadPiece;
  meaning: Meaning;
  isCorrected: boolean;
  byId: ReadonlyMap<string, Ingredient>;
  onShelf: ReadonlySet<string>;
  onChange: (meaning: Meaning) => void;
}

/** A piece of a list with what it was understood as, to be corrected by one tap. */
export function ListPiece(props: ListPieceProps) {
  const { piece, meaning, isCorrected, byId, onShelf, onChange } = props;
  const { list: text } = useInventoryText();
  const { ingredientId, isIn } = meaning;
  const isUnsure = !piece.isSure && !isCorrected;
  const name = ingredientId && byId.get(ingredientId)?.name;
  const note = !name
    ? text.isUnknown
    : !isIn
      ? text.leftOut
      : onShelf.has(ingredientId)
        ? text.isThere
        : isUnsure
          ? text.isUnsure
          : undefined;
  return (
    <li
      className={`grid gap-1.5 rounded-sm border px-3 py-2 ${name && isUnsure && isIn ? 'border-warn' : 'border-line'}`}
    >
      <div className="flex items-center justify-between gap-3">
        <div className={`min-w-0 wrap-anywhere ${name && isIn ? '' : 'opacity-60'}`}>
          <p className="text-muted text-sm">{piece.text}</p>
          {name && <p className={`font-semibold ${isIn ? '' : 'line-through'}`}>{name}</p>}
          {note && (
            <p className={`text-sm ${note === text.isUnsure ? 'text-warn' : 'text-muted'}`}>
              {note}
            </p>
          )}
        </div>
        {name && (
          <button
            type="button"
            aria-label={isIn ? text.leaveOut(piece.text) : text.takeIn(piece.text)}
            className="grid size-[44px] flex-none place-items-center text-muted"
            onClick={() => onChange({ ingredientId, isIn: !isIn })}
          >
            {isIn ? <X size={18} /> : <RotateCcw size={18} />}
          </button>
        )}
      </div>
      {!piece.isSure && isIn && piece.ingredientIds.length > 1 && (
        <fieldset aria-label={text.meaning(piece.text)} className="flex flex-wrap gap-2">
          {piece.ingredientIds.map((one) => (
            <Chip
              key={one}
              pressed={one === ingredientId}
              onClick={() => onChange({ ingredientId: one, isIn: true })}
            >
              {byId.get(one)?.name ?? one}
            </Chip>
          ))}
        </fieldset>
      )}
    </li>
  );
}
