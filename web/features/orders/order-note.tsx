import MessageSquareText from 'lucide-react/icons/message-square-text';
import styles from './ticket-card.module.css';

/** A guest's note. It may be an allergy, so it stands out, and all of it is readable. */
export function OrderNote({ note }: { note: string }) {
  return (
    <p className={styles.note}>
      <MessageSquareText aria-hidden size={16} />
      <span>{note}</span>
    </p>
  );
}
