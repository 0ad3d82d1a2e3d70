import MessageSquareText from 'lucide-react/icons/message-square-text';
import { useState } from 'react';

/** What fits into two lines of the narrowest ticket. */
const shortLength = 34;

/** What the guest asked for. It may be an allergy: it stands out, and a touch shows all of it. */
export function OrderNote({ note }: { note: string }) {
  const [isWhole, setIsWhole] = useState(false);
  const content = (
    <>
      <MessageSquareText aria-hidden size={16} />
      <span>{note}</span>
    </>
  );
  if (note.length <= shortLength && !note.includes('\n')) return <p className="note">{content}</p>;
  return (
    <button
      type="button"
      className="note"
      aria-expanded={isWhole}
      title={isWhole ? undefined : note}
      onClick={() => setIsWhole(!isWhole)}
    >
      {content}
    </button>
  );
}
