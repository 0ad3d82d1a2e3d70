import Ban from 'lucide-react/icons/ban';
import MessageSquareText from 'lucide-react/icons/message-square-text';
import ShieldAlert from 'lucide-react/icons/shield-alert';
import type { Order } from '#domain/orders/orders.ts';
import { useLeftOutText } from '#web/components/left-out/texts.ts';
import styles from './order-note.module.css';

/**
 * A guest's note. It stands out, is always shown in full, and is marked if it mentions an allergy.
 */
export function OrderNote({
  order: { notes, allergy },
}: {
  order: Pick<Order, 'notes' | 'allergy'>;
}) {
  const text = useLeftOutText();
  if (!notes) return null;
  const Icon = allergy ? ShieldAlert : MessageSquareText;
  return (
    <p className={styles.note} data-allergy={allergy ? '' : undefined}>
      <Icon aria-hidden size={16} />
      <span>
        {allergy && <b>{text.allergy}</b>}
        {notes}
      </span>
    </p>
  );
}

/** Ingredients that the guest leaves out of every drink. Alcohol alone is not an allergy. */
export function LeftOutMark({ order: { without } }: { order: Pick<Order, 'without'> }) {
  const text = useLeftOutText();
  // A server of the previous version sends none.
  if (!without?.length) return null;
  const isAllergy = without.some((one) => one !== 'alcohol');
  const Icon = isAllergy ? ShieldAlert : Ban;
  return (
    <p className={styles.note} data-allergy={isAllergy ? '' : undefined}>
      <Icon aria-hidden size={16} />
      <span>{isAllergy ? <b>{text.without(without)}</b> : text.without(without)}</span>
    </p>
  );
}

/** Both, above a recipe. */
export function RecipeNotes({ order }: { order: Order }) {
  return (
    <div className={styles.recipe}>
      <LeftOutMark order={order} />
      <OrderNote order={order} />
    </div>
  );
}
