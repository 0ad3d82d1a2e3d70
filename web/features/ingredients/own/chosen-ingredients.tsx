import X from 'lucide-react/icons/x';
import type { Ingredient } from '#domain/ingredients/ingredients.ts';
import { useEditorText } from '#web/components/editor/texts.ts';
import { IngredientFinder } from '#web/components/recipe-fields/ingredient-finder.tsx';

export interface Choices {
  /** All except the edited one. */
  others: readonly Ingredient[];
  onShelf: ReadonlySet<string>;
  nameOf: (id: string) => string;
  errorAt: (field: string) => string | undefined;
}

interface ChosenIngredientsProps extends Choices {
  name: string;
  label: string;
  hint: string;
  ids: readonly string[];
  isFull?: boolean;
  onAdd: (ingredient: Ingredient) => void;
  onRemove: (id: string) => void;
}

/** A finder, and the chosen ingredients with a button to remove each. */
export function ChosenIngredients(props: ChosenIngredientsProps) {
  const { others, onShelf, nameOf, errorAt, name, label, hint, ids, isFull, onAdd, onRemove } =
    props;
  const common = useEditorText();
  return (
    <div className="grid gap-2">
      {!isFull && (
        <IngredientFinder
          name={name}
          label={label}
          hint={hint}
          ingredients={others}
          onShelf={onShelf}
          taken={new Set(ids)}
          error={errorAt(name)}
          onAdd={onAdd}
        />
      )}
      {ids.length > 0 && (
        <ul aria-label={label} className="flex flex-wrap gap-2">
          {ids.map((id) => (
            <li
              key={id}
              className="flex min-h-[44px] min-w-0 items-center rounded-full border border-line-strong pl-4"
            >
              <span className="min-w-0 wrap-anywhere font-semibold text-sm">{nameOf(id)}</span>
              <button
                type="button"
                aria-label={common.remove(nameOf(id))}
                className="grid size-[44px] flex-none place-items-center text-ink-2 hover:text-bad"
                onClick={() => onRemove(id)}
              >
                <X aria-hidden size={16} />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
