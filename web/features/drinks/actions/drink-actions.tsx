import Copy from 'lucide-react/icons/copy';
import Pencil from 'lucide-react/icons/pencil';
import type { OwnBar } from '#domain/bars/bars.ts';
import type { Drink } from '#domain/drinks/drinks.ts';
import { paths } from '#domain/routes.ts';
import { RetireButton } from '#web/components/editor/retire-button.tsx';
import { useDrinksText } from '#web/features/drinks/texts.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { DeleteDrink } from './delete-drink.tsx';

/** The owner's actions at the end of a recipe. */
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
      {drink.isHouse && (
        <RetireButton kind="drink" barId={bar._id} id={drink._id} name={drink.name} />
      )}
      {drink.isAiGenerated && <DeleteDrink bar={bar} drink={drink} />}
    </div>
  );
}
