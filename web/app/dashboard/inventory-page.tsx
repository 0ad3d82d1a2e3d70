import type { OwnBar } from '#domain/bars.ts';
import { SubstitutesSwitch } from '#web/features/bars/substitutes-switch.tsx';
import { InventorySection } from '#web/features/inventory/inventory-section.tsx';
import { RecommendationsCard } from '#web/features/mixologist/recommendations-card.tsx';

export function InventoryPage({ bar }: { bar: OwnBar }) {
  return (
    <InventorySection
      bar={bar}
      advice={<RecommendationsCard key={bar._id} bar={bar} />}
      options={<SubstitutesSwitch bar={bar} />}
    />
  );
}
