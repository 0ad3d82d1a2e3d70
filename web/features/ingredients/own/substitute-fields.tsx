import { ownIngredientLimits } from '#domain/ingredients/own-ingredients.ts';
import { IngredientFinder } from '#web/components/recipe-fields/ingredient-finder.tsx';
import { ChosenIngredients } from './chosen-ingredients.tsx';
import type { KindFieldsProps } from './kind-fields.tsx';
import { useOwnText } from './texts.ts';

/** What can be poured in its place. */
export function SubstituteFields(props: KindFieldsProps) {
  const { value, others, onShelf, nameOf, errorAt, onChange } = props;
  const text = useOwnText();
  const { substitutes } = value;
  return (
    <div className="grid gap-2">
      {substitutes.length < ownIngredientLimits.substitutes && (
        <IngredientFinder
          name="substitutes"
          label={text.substitutes}
          hint={text.substitutesHint}
          ingredients={others}
          onShelf={onShelf}
          taken={new Set(substitutes)}
          error={errorAt('substitutes')}
          onAdd={({ _id }) => onChange((before) => ({ substitutes: [...before.substitutes, _id] }))}
        />
      )}
      <ChosenIngredients
        label={text.substitutes}
        ids={substitutes}
        nameOf={nameOf}
        onRemove={(id) =>
          onChange((before) => ({ substitutes: before.substitutes.filter((one) => one !== id) }))
        }
      />
    </div>
  );
}
