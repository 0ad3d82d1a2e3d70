import type { OwnBar } from '#domain/bars/bars.ts';
import { paths } from '#domain/routes.ts';
import { DrinkPicture } from '#web/components/drink-picture.tsx';
import { RestoreButton } from '#web/components/editor/retire-button.tsx';
import { unitPreference } from '#web/components/unit-preference.ts';
import type { ResultOf } from '#web/rpc/api.ts';
import { useQuery } from '#web/rpc/hooks.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { useStoredValue } from '#web/ui/local-storage.ts';
import { useDrinksText } from './texts.ts';

type OwnDrinkOfBar = ResultOf<'drinks.getOwnDrinks'>[number];

/** The bar's own drinks that are not on its menu: retired, or with ingredients missing. */
export function OffMenuDrinks({ bar }: { bar: OwnBar }) {
  const text = useDrinksText();
  const unit = useStoredValue(unitPreference);
  const { data = [] } = useQuery('drinks.getOwnDrinks', { barId: bar._id, unitPreference: unit });
  const short = data.filter(({ isRetired, canMake }) => !isRetired && !canMake);
  const retired = data.filter(({ isRetired }) => isRetired);
  return (
    <>
      <Group bar={bar} title={text.notMakeable} drinks={short} />
      <Group bar={bar} title={text.retiredDrinks} drinks={retired} />
    </>
  );
}

interface GroupProps {
  bar: OwnBar;
  title: string;
  drinks: readonly OwnDrinkOfBar[];
}

function Group({ bar, title, drinks }: GroupProps) {
  const text = useDrinksText();
  if (drinks.length === 0) return null;
  return (
    <section
      aria-label={title}
      tabIndex={-1}
      className="grid gap-3 rounded-md border border-line bg-surface p-4 outline-none sm:p-6"
    >
      <h2 className="text-xl">{`${title} (${drinks.length})`}</h2>
      <ul className="grid">
        {drinks.map((drink) => (
          <li
            key={drink._id}
            className="flex flex-wrap items-center gap-x-3 gap-y-2 border-line border-t py-2 first:border-t-0"
          >
            <DrinkPicture src={drink.imageUrl} className="h-12 w-auto flex-none opacity-70" />
            <div className="min-w-[9rem] flex-1">
              <p className="wrap-anywhere font-semibold">{drink.name}</p>
              {!drink.isRetired && (
                <p className="wrap-anywhere text-sm text-warn">
                  {text.missing(drink.missing.join(', '))}
                </p>
              )}
            </div>
            <div className="flex gap-2">
              <ButtonLink
                look="secondary"
                href={paths.barDrink(bar._id, drink._id)}
                aria-label={text.editOf(drink.name)}
              >
                {text.edit}
              </ButtonLink>
              {drink.isRetired && (
                <RestoreButton kind="drink" barId={bar._id} id={drink._id} name={drink.name} />
              )}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
