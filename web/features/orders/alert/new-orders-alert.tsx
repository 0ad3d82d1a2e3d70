import type { OwnBar } from '#domain/bars/bars.ts';
import { useQuery } from '#web/rpc/hooks.ts';
import { useCanSound } from '#web/ui/chime.ts';
import { useStoredValue } from '#web/ui/local-storage.ts';
import { ordersSound } from './sound.ts';
import { useAnnouncements } from './use-announcements.ts';

const none: never[] = [];

/** Announces new orders by sound and to screen readers, in every section of the dashboard. */
export function NewOrdersAlert({ bar: { _id: barId, isOpen } }: { bar: OwnBar }) {
  const { data } = useQuery('orders.getOpenOrders', { barId });
  const hasSound = useStoredValue(ordersSound) === 'on';
  const canSound = useCanSound();
  const message = useAnnouncements(barId, data?.arrived ?? none, { hasSound, canSound });
  return (
    // Otherwise the sound would wait for a gesture after a reload.
    <p className="sr-only" aria-live="polite" data-in-use={isOpen && hasSound && canSound}>
      {message}
    </p>
  );
}
