import { type Ingredient, ingredientCategories } from '#domain/ingredients/ingredients.ts';
import { useIngredientCategories } from '#web/components/ingredient-categories/texts.ts';
import { IngredientFinder } from '#web/components/recipe-fields/ingredient-finder.tsx';
import { SelectField } from '#web/ui/form/select-field.tsx';
import { ChosenIngredients } from './chosen-ingredients.tsx';
import type { FormErrors } from './form-errors.ts';
import type { ChangeForm, FormValue } from './form-value.ts';
import { useOwnText } from './texts.ts';

export interface KindFieldsProps {
  value: FormValue;
  /** All but the one that is edited. */
  others: readonly Ingredient[];
  onShelf: ReadonlySet<string>;
  nameOf: (id: string) => string;
  errors: FormErrors;
  onChange: ChangeForm;
}

/** Category, and what it is a kind of. */
export function KindFields({ value, others, onShelf, nameOf, errors, onChange }: KindFieldsProps) {
  const text = useOwnText();
  const categories = useIngredientCategories();
  const { category, kindOf } = value;
  return (
    <>
      <SelectField
        label={text.category}
        value={category}
        options={ingredientCategories.map((one) => ({
          value: one,
          label: categories[one],
        }))}
        onChange={(next) => onChange({ category: next })}
      />
      <div className="grid gap-2">
        <IngredientFinder
          name="kindOf"
          label={text.kindOf}
          hint={text.kindHint}
          ingredients={others}
          onShelf={onShelf}
          taken={new Set(kindOf ? [kindOf] : [])}
          error={errors.kindOf}
          onAdd={(kind) => onChange({ kindOf: kind._id, category: kind.category })}
        />
        <ChosenIngredients
          label={text.kindOf}
          ids={kindOf ? [kindOf] : []}
          nameOf={nameOf}
          onRemove={() => onChange({ kindOf: null })}
        />
      </div>
    </>
  );
}
