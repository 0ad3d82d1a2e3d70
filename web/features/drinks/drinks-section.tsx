import { useState } from 'react';
import type { OwnBar } from '#domain/bars.ts';
import type { Drink } from '#domain/drinks.ts';
import { paths } from '#domain/routes.ts';
import { EmptyState } from '#web/components/empty-state.tsx';
import { RecipeModal } from '#web/components/recipe/recipe-modal.tsx';
import { SectionSkeleton } from '#web/components/section-skeleton.tsx';
import { unitPreference } from '#web/components/unit-preference.ts';
import { errorText } from '#web/i18n/error-text.ts';
import { useText } from '#web/i18n/language.ts';
import { useQuery } from '#web/rpc/hooks.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { Chip } from '#web/ui/chip.tsx';
import { useStoredValue } from '#web/ui/local-storage.ts';
import { useMediaQuery } from '#web/ui/use-media-query.ts';
import { DeleteDrink } from './delete-drink.tsx';
import { DrinkCards } from './drink-cards.tsx';
import { DrinkTable } from './drink-table.tsx';
import { isOfKind, type Kind } from './sort-drinks.ts';
import { useDrinksText } from './texts.ts';

const kinds: Kind[] = ['all', 'ai', 'classic'];

export function DrinksSection({ bar }: { bar: OwnBar }) {
  const text = useDrinksText();
  const shared = useText();
  const unit = useStoredValue(unitPreference);
  const isWide = useMediaQuery('(width >= 1024px)');
  const [kind, setKind] = useState<Kind>('all');
  const [openId, setOpenId] = useState<string>();
  const {
    status,
    data: drinks,
    error,
  } = useQuery('drinks.getAvailableDrinksForBar', { barId: bar._id, unitPreference: unit });
  if (status === 'error') return <p role="alert">{errorText(shared, error)}</p>;
  if (status === 'loading') return <SectionSkeleton />;
  if (drinks.length === 0) {
    return (
      <EmptyState title={text.none} reason={text.noneReason}>
        <ButtonLink href={paths.bar(bar._id, 'inventory')} look="secondary" className="mt-2">
          {text.toInventory}
        </ButtonLink>
      </EmptyState>
    );
  }

  const shown = drinks.filter((drink) => isOfKind(drink, kind));
  const open = drinks.find(({ _id }) => _id === openId);
  const view = ({ _id }: Drink) => setOpenId(_id);
  return (
    <section
      aria-label={text.availableDrinks}
      className="grid gap-5 rounded-md border border-line bg-surface p-4 sm:p-6"
    >
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-xl">{text.availableDrinks}</h2>
        <fieldset aria-label={text.filter} className="flex flex-wrap gap-2">
          {kinds.map((name) => (
            <Chip key={name} pressed={name === kind} onClick={() => setKind(name)}>
              {text.filters[name](drinks.filter((drink) => isOfKind(drink, name)).length)}
            </Chip>
          ))}
        </fieldset>
      </div>
      {shown.length === 0 ? (
        <p className="py-10 text-center text-ink-2">{text.noneMatches}</p>
      ) : isWide ? (
        <DrinkTable drinks={shown} onView={view} />
      ) : (
        <DrinkCards drinks={shown} onView={view} />
      )}
      {open && (
        <RecipeModal
          drink={open}
          onClose={() => setOpenId(undefined)}
          more={open.isAiGenerated && <DeleteDrink bar={bar} drink={open} />}
        />
      )}
    </section>
  );
}
