import { PartBoundary } from '#web/components/error-boundary.tsx';
import { useQuery } from '#web/rpc/hooks.ts';
import { OrderPill } from './parts.ts';

/** The guest's orders of tonight, if there are any. */
export function OwnOrders({ barId }: { barId: string }) {
  const { data: orders } = useQuery('orders.getGuestOrders', { barId });
  return (
    <PartBoundary>{orders && orders.length > 0 && <OrderPill orders={orders} />}</PartBoundary>
  );
}
