import Trash2 from 'lucide-react/icons/trash-2';
import type { Ingredient } from '#domain/ingredients/ingredients.ts';
import { type IngredientPart, ownIngredientLimits } from '#domain/ingredients/own-ingredients.ts';
import { amountField, type ChangeForm } from '#web/components/editor/editor-value.ts';
import { useEditorText } from '#web/components/editor/texts.ts';
import { AmountField } from '#web/components/recipe-fields/amount-field.tsx';
import { IngredientFinder } from '#web/components/recipe-fields/ingredient-finder.tsx';
import type { FormValue } from './form-value.ts';
import { useOwnText } from './texts.ts';

interface PartFieldsProps {
  parts: readonly IngredientPart[];
  /** Ingredients that can be parts of it. */
  ingredients: readonly Ingredient[];
  onShelf: ReadonlySet<string>;
  nameOf: (id: string) => string;
  errorAt: (field: string) => string | undefined;
  onChange: ChangeForm<FormValue>;
}

/** The parts of a house-made ingredient, with amounts. */
export function PartFields(props: PartFieldsProps) {
  const { parts, ingredients, onShelf, nameOf, errorAt, onChange } = props;
  const text = useOwnText();
  const common = useEditorText();
  const change = (next: (parts: IngredientPart[]) => IngredientPart[]) =>
    onChange((before) => ({ parts: next(before.parts) }));
  const add = ({ _id, category }: Ingredient) => {
    const isCounted = ['fruits', 'herbs', 'spices', 'pantry'].includes(category);
    const usual = isCounted
      ? ({ amount: 100, unit: 'GRAM' } as const)
      : ({ amount: 240, unit: 'ML' } as const);
    change((before) => [...before, { ingredientId: _id, ...usual }]);
  };
  return (
    <>
      {parts.length >= ownIngredientLimits.parts ? (
        <p className="text-ink-2">{common.enough(ownIngredientLimits.parts)}</p>
      ) : (
        <IngredientFinder
          name="parts"
          label={text.addPart}
          hint={common.findHint}
          ingredients={ingredients}
          onShelf={onShelf}
          taken={new Set(parts.map(({ ingredientId }) => ingredientId))}
          error={errorAt('parts')}
          onAdd={add}
        />
      )}
      {parts.length > 0 && (
        <ul aria-label={text.parts} className="grid gap-2">
          {parts.map(({ ingredientId, amount, unit }) => (
            <li
              key={ingredientId}
              className="grid grid-cols-[minmax(0,1fr)_44px] items-center gap-x-2 rounded-sm border border-line bg-bg py-1 pl-4 sm:grid-cols-[minmax(0,1fr)_14rem_44px]"
            >
              <span className="min-w-0 wrap-anywhere font-semibold">{nameOf(ingredientId)}</span>
              <button
                type="button"
                aria-label={common.remove(nameOf(ingredientId))}
                className="grid size-[44px] place-items-center text-ink-2 hover:text-bad sm:order-last"
                onClick={() =>
                  change((before) => before.filter((part) => part.ingredientId !== ingredientId))
                }
              >
                <Trash2 aria-hidden size={18} />
              </button>
              <div className="col-span-2 pr-4 sm:col-span-1 sm:pr-0">
                <AmountField
                  name={amountField(ingredientId)}
                  of={nameOf(ingredientId)}
                  amount={amount}
                  unit={unit}
                  error={errorAt(amountField(ingredientId))}
                  onChange={(measure) =>
                    change((before) =>
                      before.map((part) =>
                        part.ingredientId === ingredientId ? { ...part, ...measure } : part,
                      ),
                    )
                  }
                />
              </div>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
