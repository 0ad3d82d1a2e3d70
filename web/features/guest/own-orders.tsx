import { PartBoundary } from '#web/components/error-boundary.tsx';
import { lazyPart } from '#web/i18n/lazy-part.ts';
import { useQuery } from '#web/rpc/hooks.ts';

export const OrderPill = lazyPart(async () => (await import('./order-pill.tsx')).OrderPill);

/** The guest's orders of tonight, if there are any. */
export function OwnOrders({ barId }: { barId: string }) {
  const { data: orders } = useQuery('orders.getGuestOrders', { barId });
  return (
    <PartBoundary>{orders && orders.length > 0 && <OrderPill orders={orders} />}</PartBoundary>
  );
}
