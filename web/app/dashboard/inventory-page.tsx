import type { OwnBar } from '#domain/bars.ts';
import { SubstitutesSwitch } from '#web/features/bars/substitutes-switch.tsx';
import { InventorySection } from '#web/features/inventory/inventory-section.tsx';

export function InventoryPage({ bar }: { bar: OwnBar }) {
  return <InventorySection bar={bar} options={<SubstitutesSwitch bar={bar} />} />;
}
