import { type Ingredient, ingredientCategories } from '#domain/ingredients/ingredients.ts';
import type { ChangeForm } from '#web/components/editor/editor-value.ts';
import { useEditorText } from '#web/components/editor/texts.ts';
import { useIngredientCategories } from '#web/components/ingredient-categories/texts.ts';
import { IngredientFinder } from '#web/components/recipe-fields/ingredient-finder.tsx';
import { SelectField } from '#web/ui/form/select-field.tsx';
import { ChosenIngredients } from './chosen-ingredients.tsx';
import type { FormValue } from './form-value.ts';
import { useOwnText } from './texts.ts';

export interface KindFieldsProps {
  value: FormValue;
  /** All but the one that is edited. */
  others: readonly Ingredient[];
  onShelf: ReadonlySet<string>;
  nameOf: (id: string) => string;
  errorAt: (field: string) => string | undefined;
  onChange: ChangeForm<FormValue>;
}

/** Category, and what it is a kind of. */
export function KindFields({ value, others, onShelf, nameOf, errorAt, onChange }: KindFieldsProps) {
  const text = useOwnText();
  const common = useEditorText();
  const categories = useIngredientCategories();
  const { category, kindOf } = value;
  return (
    <>
      <SelectField
        label={common.category}
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
          error={errorAt('kindOf')}
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
