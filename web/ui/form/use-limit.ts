import { useEffect, useState } from 'react';
import { lengthOf } from '#domain/text/text-length.ts';

/** From this share of the limit on, characters are counted. */
const near = 0.75;

interface Limited {
  /** Undefined while it is far from the limit. */
  count: number | undefined;
  /** Number of characters above the limit. */
  over: number;
  /** For fields that keep their own value. */
  read: (typed: string) => void;
}

/** Counts the characters of a field. Text that is too long stays unchanged and is not submitted. */
export function useLimit(id: string, limit: number | undefined, value: unknown): Limited {
  const [typed, setTyped] = useState('');
  const count = lengthOf(typeof value === 'string' ? value : typed);
  const over = limit === undefined ? 0 : Math.max(0, count - limit);
  const isOver = over > 0;
  useEffect(() => {
    const field = document.getElementById(id) as HTMLInputElement | null;
    if (!isOver || !field?.form) return;
    const { form } = field;
    const stop = (event: Event) => {
      event.preventDefault();
      event.stopImmediatePropagation();
      field.focus();
    };
    form.addEventListener('submit', stop, true);
    return () => form.removeEventListener('submit', stop, true);
  }, [id, isOver]);
  const isNear = limit !== undefined && count > limit * near;
  return { count: isNear ? count : undefined, over, read: setTyped };
}
