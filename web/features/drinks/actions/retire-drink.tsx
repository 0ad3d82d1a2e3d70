import type { OwnBar } from '#domain/bars/bars.ts';
import { RestoreButton, RetireButton } from '#web/components/editor/retire-button.tsx';
import { useMutation } from '#web/rpc/hooks.ts';

interface DrinkButtonProps {
  bar: OwnBar;
  drink: { _id: string; name: string };
}

/** Takes a drink off the menu until it is brought back. */
export function RetireDrink(props: DrinkButtonProps & { onRetired?: () => void }) {
  const { bar, drink, onRetired } = props;
  const [retire, isBusy] = useMutation('drinks.retireDrink');
  const [restore] = useMutation('drinks.restoreDrink');
  const input = { barId: bar._id, drinkId: drink._id };
  return (
    <RetireButton
      kind="drink"
      name={drink.name}
      isBusy={isBusy}
      retire={() => retire(input)}
      restore={() => restore(input)}
      {...(onRetired && { onRetired })}
    />
  );
}

export function RestoreDrink({ bar, drink }: DrinkButtonProps) {
  const [restore, isBusy] = useMutation('drinks.restoreDrink');
  return (
    <RestoreButton
      kind="drink"
      name={drink.name}
      isBusy={isBusy}
      restore={() => restore({ barId: bar._id, drinkId: drink._id })}
    />
  );
}
