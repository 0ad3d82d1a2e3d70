import type { OwnBar } from '#domain/bars/bars.ts';
import type { OwnIngredient } from '#domain/ingredients/own-ingredients.ts';
import { errorText } from '#web/i18n/error-text.ts';
import { useLanguage, useText } from '#web/i18n/language.ts';
import { useMutation } from '#web/rpc/hooks.ts';
import { Button } from '#web/ui/button.tsx';
import { toasts } from '#web/ui/toast/toasts.tsx';
import { nameOf } from './form-value.ts';
import { useOwnText } from './texts.ts';

/** Brings a retired ingredient back. */
export function RestoreButton({ bar, ingredient }: { bar: OwnBar; ingredient: OwnIngredient }) {
  const text = useOwnText();
  const shared = useText();
  const language = useLanguage();
  const [restore, isRestoring] = useMutation('ingredients.restoreIngredient');
  const name = nameOf(ingredient, language);
  const run = async () => {
    try {
      await restore({ barId: bar._id, ingredientId: ingredient._id });
      toasts.success(text.broughtBack(name));
    } catch (problem) {
      toasts.error(errorText(shared, problem));
    }
  };
  return (
    <Button
      look="secondary"
      aria-label={text.bringBackName(name)}
      inactive={isRestoring}
      onClick={run}
    >
      {text.bringBack}
    </Button>
  );
}
