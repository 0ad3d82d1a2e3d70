import TriangleAlert from 'lucide-react/icons/triangle-alert';
import type { Order } from '#domain/orders/orders.ts';
import { useOrdersText } from '#web/features/orders/texts.ts';
import { useText } from '#web/i18n/language.ts';
import { OrderNote } from './order-note.tsx';
import styles from './ticket-card.module.css';

/** Facts that a bartender must not overlook: missing ingredients, substitutes, the guest's note. */
export function OrderWarnings({ order }: { order: Order }) {
  const { missing, standIns } = order;
  const text = useOrdersText();
  const { menu } = useText();
  return (
    <>
      {missing.length > 0 && (
        <p className={styles.out}>
          <TriangleAlert aria-hidden size={16} />
          <span>{text.out(missing.map(({ name }) => name))}</span>
        </p>
      )}
      {standIns.map(({ name, insteadOf }) => (
        <p key={insteadOf} className={styles.standIn}>
          {menu.standsIn(name, insteadOf)}
        </p>
      ))}
      <OrderNote order={order} />
    </>
  );
}

/** Whether there is something to show, so that other cards render nothing for it. */
export function hasWarnings({ missing, standIns, notes, without }: Order): boolean {
  // A server of the previous version sends no `without`.
  return missing.length > 0 || standIns.length > 0 || Boolean(notes) || without?.length > 0;
}
