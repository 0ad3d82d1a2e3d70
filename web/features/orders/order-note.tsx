import MessageSquareText from 'lucide-react/icons/message-square-text';
import { useState } from 'react';
import styles from './ticket-card.module.css';

/** Fits into two lines of the narrowest card. */
const shortLength = 34;

/** A guest's note. It may be an allergy, so it stands out; a tap expands it. */
export function OrderNote({ note }: { note: string }) {
  const [isExpanded, setIsExpanded] = useState(false);
  const content = (
    <>
      <MessageSquareText aria-hidden size={16} />
      <span>{note}</span>
    </>
  );
  if (note.length <= shortLength && !note.includes('\n'))
    return <p className={styles.note}>{content}</p>;
  return (
    <button
      type="button"
      className={styles.note}
      aria-expanded={isExpanded}
      title={isExpanded ? undefined : note}
      onClick={() => setIsExpanded(!isExpanded)}
    >
      {content}
    </button>
  );
}
