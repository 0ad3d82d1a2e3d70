import type { OwnBar } from '#domain/bars/bars.ts';
import { errorText } from '#web/i18n/error-text.ts';
import { useText } from '#web/i18n/language.ts';
import { useMutation } from '#web/rpc/hooks.ts';
import { Button } from '#web/ui/button.tsx';
import { toasts } from '#web/ui/toast/toasts.tsx';
import { useDrinksText } from './texts.ts';

interface RestoreDrinkProps {
  bar: OwnBar;
  drink: { _id: string; name: string };
}

/** Brings a retired drink back; the live lists then show it where it belongs. */
export function RestoreDrink({ bar, drink }: RestoreDrinkProps) {
  const text = useDrinksText();
  const shared = useText();
  const [restore, isBusy] = useMutation('drinks.restoreDrink');
  const bringBack = async () => {
    try {
      await restore({ barId: bar._id, drinkId: drink._id });
      toasts.success(text.broughtBack(drink.name));
    } catch (error) {
      toasts.error(text.bringBackFailed(errorText(shared, error)));
    }
  };
  return (
    <Button
      look="secondary"
      aria-label={text.bringBackOf(drink.name)}
      inactive={isBusy}
      onClick={bringBack}
    >
      {text.bringBack}
    </Button>
  );
}
