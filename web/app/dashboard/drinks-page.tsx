import type { OwnBar } from '#domain/bars/bars.ts';
import { useClaims } from '#web/features/auth/session/session.ts';
import { DrinksSection } from '#web/features/drinks/drinks-section.tsx';
import { OffMenuDrinks } from '#web/features/drinks/off-menu-drinks.tsx';
import { CreationCard } from '#web/features/mixologist/creation-card.tsx';
import { lazyPart } from '#web/i18n/lazy-part.ts';

const DrinkEditor = lazyPart(
  async () => (await import('#web/features/drinks/editor/drink-editor.tsx')).DrinkEditor,
);

/** The drinks of a bar, or the editor of one of its own drinks. */
export function DrinksPage({ bar, drinkId }: { bar: OwnBar; drinkId?: string | undefined }) {
  const { account, isOwner } = useClaims();
  if (drinkId) return <DrinkEditor key={bar._id} bar={bar} account={account} drinkId={drinkId} />;
  return (
    <>
      <DrinksSection
        bar={bar}
        isOwner={isOwner}
        creation={<CreationCard key={bar._id} bar={bar} />}
      />
      <OffMenuDrinks bar={bar} />
    </>
  );
}
