import type { OwnBar } from '#domain/bars/bars.ts';
import { useClaims } from '#web/features/auth/session/session.ts';
import { SubstitutesSwitch } from '#web/features/bars/substitutes-switch.tsx';
import { InventorySection } from '#web/features/ingredients/inventory-section.tsx';
import { RecommendationsCard } from '#web/features/mixologist/recommendations-card.tsx';
import { lazyPart } from '#web/i18n/lazy-part.ts';

const IngredientPage = lazyPart(
  async () => (await import('#web/features/ingredients/own/ingredient-page.tsx')).IngredientPage,
);

interface InventoryPageProps {
  bar: OwnBar;
  ingredientId?: string | undefined;
}

/** The shelf of a bar, or the editor of one of the account's own ingredients. */
export function InventoryPage({ bar, ingredientId }: InventoryPageProps) {
  const { account } = useClaims();
  if (ingredientId) {
    return <IngredientPage key={bar._id} bar={bar} account={account} ingredientId={ingredientId} />;
  }
  return (
    <InventorySection
      key={bar._id}
      bar={bar}
      advice={<RecommendationsCard key={bar._id} bar={bar} />}
      options={<SubstitutesSwitch bar={bar} />}
    />
  );
}
