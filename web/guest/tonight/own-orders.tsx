import type { GuestBar } from '#domain/bars/bars.ts';
import { PartBoundary } from '#web/components/error-boundary.tsx';
import { unsent } from '#web/guest/order/unsent.ts';
import { rounds } from '#web/guest/round/rounds.ts';
import { useQuery } from '#web/rpc/hooks.ts';
import { useStoredValue } from '#web/ui/local-storage.ts';
import { GuestOrders } from './parts.ts';

interface OwnOrdersProps {
  barId: string;
  /** Undefined if its code no longer works. */
  bar?: GuestBar;
}

/** The guest's orders of tonight, the unsent orders, and the current round. */
export function OwnOrders({ barId, bar }: OwnOrdersProps) {
  const { data: orders } = useQuery('orders.getGuestOrders', { barId });
  const round = useStoredValue(rounds);
  const sent = useStoredValue(unsent);
  return (
    <PartBoundary>
      {(orders?.length || round || sent) && <GuestOrders {...{ barId, bar, orders }} />}
    </PartBoundary>
  );
}
