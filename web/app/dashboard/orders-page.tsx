import type { OwnBar } from '#domain/bars/bars.ts';
import { BarStateButton } from '#web/features/bars/bar-state-button.tsx';
import { OrdersSection } from '#web/features/orders/board/orders-section.tsx';

/** The board, which also opens, pauses and closes the bar in full screen. */
export function OrdersPage({ bar }: { bar: OwnBar }) {
  return <OrdersSection bar={bar} stateButton={<BarStateButton bar={bar} isSingle />} />;
}
