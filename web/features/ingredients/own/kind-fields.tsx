import { ingredientCategories } from '#domain/ingredients/ingredients.ts';
import { ownIngredientLimits } from '#domain/ingredients/own-ingredients.ts';
import type { ChangeForm } from '#web/components/editor/editor-value.ts';
import { useEditorText } from '#web/components/editor/texts.ts';
import { useIngredientCategories } from '#web/components/ingredient-categories/texts.ts';
import { SelectField } from '#web/ui/form/select-field.tsx';
import { type Choices, ChosenIngredients } from './chosen-ingredients.tsx';
import type { FormValue } from './form-value.ts';
import { useOwnText } from './texts.ts';

interface KindFieldsProps extends Choices {
  value: FormValue;
  onChange: ChangeForm<FormValue>;
}

/** Category and parent kind. */
export function KindFields({ value, onChange, ...choices }: KindFieldsProps) {
  const text = useOwnText();
  const common = useEditorText();
  const categories = useIngredientCategories();
  const { category, kindOf } = value;
  return (
    <>
      <SelectField
        label={common.category}
        value={category}
        options={ingredientCategories.map((one) => ({ value: one, label: categories[one] }))}
        onChange={(next) => onChange({ category: next })}
      />
      <ChosenIngredients
        {...choices}
        name="kindOf"
        label={text.kindOf}
        hint={text.kindHint}
        ids={kindOf ? [kindOf] : []}
        onAdd={(kind) => onChange({ kindOf: kind._id, category: kind.category })}
        onRemove={() => onChange({ kindOf: null })}
      />
    </>
  );
}

/** Substitutes. */
export function SubstituteFields({ value, onChange, ...choices }: KindFieldsProps) {
  const text = useOwnText();
  const change = (next: (substitutes: string[]) => string[]) =>
    onChange((before) => ({ substitutes: next(before.substitutes) }));
  return (
    <ChosenIngredients
      {...choices}
      name="substitutes"
      label={text.substitutes}
      hint={text.substitutesHint}
      ids={value.substitutes}
      isFull={value.substitutes.length >= ownIngredientLimits.substitutes}
      onAdd={({ _id }) => change((before) => [...before, _id])}
      onRemove={(id) => change((before) => before.filter((one) => one !== id))}
    />
  );
}
