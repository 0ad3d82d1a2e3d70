import type { OwnBar } from '#domain/bars/bars.ts';
import type { Drink } from '#domain/drinks/drinks.ts';
import { ConfirmButton } from '#web/components/confirm-button.tsx';
import { useDrinksText } from '#web/features/drinks/texts.ts';
import { errorText } from '#web/i18n/error-text.ts';
import { useText } from '#web/i18n/language.ts';
import { useMutation } from '#web/rpc/hooks.ts';
import { toasts } from '#web/ui/toast/toasts.tsx';

/** Deletes an AI drink of this bar; the live list then closes its recipe. */
export function DeleteDrink({ bar, drink }: { bar: OwnBar; drink: Drink }) {
  const text = useDrinksText();
  const shared = useText();
  const [remove] = useMutation('drinks.deleteAIDrink');
  const deleteDrink = async () => {
    try {
      await remove({ barId: bar._id, drinkId: drink._id });
    } catch (error) {
      toasts.error(text.deleteFailed(errorText(shared, error)));
    }
  };
  return (
    <ConfirmButton
      label={text.delete}
      question={text.deleteQuestion(drink.name)}
      onConfirm={deleteDrink}
    />
  );
}
