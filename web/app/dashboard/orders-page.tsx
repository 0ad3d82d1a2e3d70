import type { OwnBar } from '#domain/bars/bars.ts';
import { BarStateButton } from '#web/features/bars/bar-state-button.tsx';
import { OrdersSection } from '#web/features/orders/board/orders-section.tsx';

/** The board. In full screen it can also open, pause and close the bar. */
export function OrdersPage({ bar }: { bar: OwnBar }) {
  return <OrdersSection bar={bar} stateButton={<BarStateButton bar={bar} isSingle />} />;
}
