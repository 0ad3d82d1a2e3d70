import type { OwnBar } from '#domain/bars.ts';
import { PauseButton } from '#web/features/bars/pause-button.tsx';
import { OrdersSection } from '#web/features/orders/orders-section.tsx';

/** The board, which also pauses the bar in full screen. */
export function OrdersPage({ bar }: { bar: OwnBar }) {
  return <OrdersSection bar={bar} pauseButton={<PauseButton bar={bar} />} />;
}
