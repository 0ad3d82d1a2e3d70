import type { OwnBar } from '#domain/bars/bars.ts';
import type { OwnIngredient } from '#domain/ingredients/own-ingredients.ts';
import { nameIn } from '#domain/own-items.ts';
import { RestoreButton, RetireButton } from '#web/components/editor/retire-button.tsx';
import { useLanguage } from '#web/i18n/language.ts';
import { useMutation } from '#web/rpc/hooks.ts';

interface IngredientButtonProps {
  bar: OwnBar;
  ingredient: OwnIngredient;
}

export function RetireIngredient(props: IngredientButtonProps & { onRetired: () => void }) {
  const { bar, ingredient, onRetired } = props;
  const language = useLanguage();
  const [retire, isBusy] = useMutation('ingredients.retireIngredient');
  const [restore] = useMutation('ingredients.restoreIngredient');
  const input = { barId: bar._id, ingredientId: ingredient._id };
  return (
    <RetireButton
      kind="ingredient"
      name={nameIn(ingredient.texts, language)}
      isBusy={isBusy}
      retire={() => retire(input)}
      restore={() => restore(input)}
      onRetired={onRetired}
    />
  );
}

export function RestoreIngredient({ bar, ingredient }: IngredientButtonProps) {
  const language = useLanguage();
  const [restore, isBusy] = useMutation('ingredients.restoreIngredient');
  return (
    <RestoreButton
      kind="ingredient"
      name={nameIn(ingredient.texts, language)}
      isBusy={isBusy}
      restore={() => restore({ barId: bar._id, ingredientId: ingredient._id })}
    />
  );
}
