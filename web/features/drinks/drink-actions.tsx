import Copy from 'lucide-react/icons/copy';
import Pencil from 'lucide-react/icons/pencil';
import type { OwnBar } from '#domain/bars/bars.ts';
import type { Drink } from '#domain/drinks/drinks.ts';
import { paths } from '#domain/routes.ts';
import { ConfirmButton } from '#web/components/confirm-button.tsx';
import { errorText } from '#web/i18n/error-text.ts';
import { useText } from '#web/i18n/language.ts';
import { useMutation } from '#web/rpc/hooks.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { toasts } from '#web/ui/toast/toasts.tsx';
import { DeleteDrink } from './delete-drink.tsx';
import { useDrinksText } from './texts.ts';

/** What an owner can do with a drink, at the end of its recipe. */
export function DrinkActions({ bar, drink }: { bar: OwnBar; drink: Drink }) {
  const text = useDrinksText();
  const isOwn = drink.isAiGenerated || drink.isHouse;
  return (
    <div className="flex flex-wrap items-center gap-2">
      {isOwn && (
        <ButtonLink look="secondary" href={paths.barDrink(bar._id, drink._id)}>
          <Pencil aria-hidden size={16} />
          {text.edit}
        </ButtonLink>
      )}
      <ButtonLink
        look="secondary"
        href={`${paths.barDrink(bar._id, 'new')}?copy=${encodeURIComponent(drink._id)}`}
      >
        <Copy aria-hidden size={16} />
        {isOwn ? text.duplicate : text.makeOwn}
      </ButtonLink>
      {drink.isHouse && <RetireDrink bar={bar} drink={drink} />}
      {drink.isAiGenerated && <DeleteDrink bar={bar} drink={drink} />}
    </div>
  );
}

/** Takes a drink off the menu until it is brought back; the live list then closes its recipe. */
function RetireDrink({ bar, drink }: { bar: OwnBar; drink: Drink }) {
  const text = useDrinksText();
  const shared = useText();
  const [retire] = useMutation('drinks.retireDrink');
  const [restore] = useMutation('drinks.restoreDrink');
  const input = { barId: bar._id, drinkId: drink._id };
  const run = async () => {
    try {
      await retire(input);
      toasts.success(text.retired(drink.name), {
        label: text.undo,
        run: () =>
          void restore(input).catch((error) =>
            toasts.error(text.bringBackFailed(errorText(shared, error))),
          ),
      });
    } catch (error) {
      toasts.error(text.retireFailed(errorText(shared, error)));
    }
  };
  return (
    <ConfirmButton
      label={text.retire}
      question={text.retireQuestion(drink.name)}
      hint={text.retireHint}
      onConfirm={run}
    />
  );
}
