import Plus from 'lucide-react/icons/plus';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import X from 'lucide-react/icons/x';
import {
  type Ingredient,
  type IngredientCategory,
  ingredientCategories,
} from '#domain/ingredients/ingredients.ts';
import { ownIngredientLimits } from '#domain/ingredients/own-ingredients.ts';
import type { ReadPiece } from '#domain/ingredients/shelves.ts';
import { useIngredientCategories } from '#web/components/ingredient-categories/texts.ts';
import { useInventoryText } from '#web/features/ingredients/texts.ts';
import { Chip } from '#web/ui/chip.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { SelectField } from '#web/ui/form/select-field.tsx';
import { type NewFromList, newFromPiece, strengthOf } from './new-from-list.ts';

/** The bartender's choice for a piece. */
export interface Meaning {
  ingredientId?: string | undefined;
  /** Becomes a new ingredient. */
  isNew?: NewFromList | undefined;
  isIn: boolean;
}

interface ListPieceProps {
  piece: ReadPiece;
  meaning: Meaning;
  byId: ReadonlyMap<string, Ingredient>;
  onShelf: ReadonlySet<string>;
  error: string | undefined;
  onChange: (meaning: Meaning) => void;
}

/** A piece of a list with its match; if doubtful, with alternatives. */
export function ListPiece({ piece, meaning, byId, onShelf, error, onChange }: ListPieceProps) {
  const { list: text } = useInventoryText();
  const { ingredientId, isNew, isIn } = meaning;
  const name = ingredientId && byId.get(ingredientId)?.name;
  const isOpen = !piece.isSure && !name && !isNew;
  const note = isOpen
    ? piece.ingredientIds.length
      ? text.isUnsure
      : text.isUnknown
    : !isIn
      ? text.leftOut
      : name && onShelf.has(ingredientId)
        ? text.isThere
        : undefined;
  return (
    <li
      className={`grid gap-1.5 rounded-sm border px-3 py-2 ${isOpen && piece.ingredientIds.length ? 'border-warn' : 'border-line'}`}
    >
      <div className="flex items-center justify-between gap-3">
        <div className={`min-w-0 wrap-anywhere ${isOpen || isIn ? '' : 'opacity-60'}`}>
          <p className={isOpen ? 'font-semibold' : 'text-muted text-sm'}>{piece.text}</p>
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
      {!piece.isSure && (
        <fieldset aria-label={text.meaning(piece.text)} className="flex flex-wrap gap-2">
          {piece.ingredientIds.map((one) => (
            <Chip
              key={one}
              pressed={isIn && one === ingredientId}
              onClick={() =>
                onChange(
                  one === ingredientId && isIn
                    ? { isIn: false }
                    : { ingredientId: one, isIn: true },
                )
              }
            >
              {byId.get(one)?.name ?? one}
            </Chip>
          ))}
          <Chip
            pressed={isNew !== undefined}
            onClick={() =>
              onChange(isNew ? { isIn: false } : { isNew: newFromPiece(piece.text), isIn: true })
            }
          >
            <Plus aria-hidden size={16} />
            {text.newOne}
          </Chip>
        </fieldset>
      )}
      {isNew && (
        <NewFields
          value={isNew}
          error={error}
          onChange={(next) => onChange({ isNew: next, isIn: true })}
        />
      )}
    </li>
  );
}

interface NewFieldsProps {
  value: NewFromList;
  error: string | undefined;
  onChange: (value: NewFromList) => void;
}

function NewFields({ value, error, onChange }: NewFieldsProps) {
  const { list: text } = useInventoryText();
  const categories = useIngredientCategories();
  const { name } = value;
  return (
    <div className="grid items-start gap-3 pb-1 sm:grid-cols-2">
      <Field
        label={text.newName}
        limit={ownIngredientLimits.name}
        autoComplete="off"
        value={name}
        error={error}
        onChange={(event) => onChange({ ...value, name: event.target.value })}
      />
      <div className="grid gap-1">
        <SelectField<IngredientCategory | ''>
          label={text.newCategory}
          value={value.category ?? ''}
          options={[
            ...(value.category ? [] : [{ value: '' as const, label: text.chooseCategory }]),
            ...ingredientCategories.map((one) => ({ value: one, label: categories[one] })),
          ]}
          onChange={(category) => onChange({ ...value, category: category || undefined })}
        />
        {value.category && (
          <p className="text-muted text-xs">{text.newStrength(strengthOf(value))}</p>
        )}
      </div>
    </div>
  );
}
