import { type CSSProperties, useEffect, useRef, useState } from 'react';
import type { GuestOrder } from '#domain/orders/orders.ts';
import styles from './guest-orders.module.css';

/** Where each piece flies: in growing circles, more up than down. */
const pieces = Array.from({ length: 20 }, (_, number) => {
  const angle = number * 2.4;
  const reach = 60 + number * 7;
  return {
    '--x': `${Math.round(Math.cos(angle) * reach * 1.3 + 50)}px`,
    '--y': `${Math.round(Math.sin(angle) * reach * 0.5 - 115)}px`,
    '--turn': `${number * 77}deg`,
    '--wait': `${(number % 4) * 30}ms`,
  } as CSSProperties;
});

/** A short burst in the colour of a drink that has just become ready. */
export function ReadyJoy({ ready }: { ready: readonly GuestOrder[] }) {
  const known = useRef<ReadonlySet<string>>(undefined);
  const [drink, setDrink] = useState<GuestOrder>();
  useEffect(() => {
    const before = known.current;
    known.current = new Set(ready.map(({ _id }) => _id));
    // Drinks that were ready when the page opened are not news.
    const fresh = before && ready.find(({ _id }) => !before.has(_id));
    if (fresh) setDrink(fresh);
  }, [ready]);
  if (!drink) return null;
  return (
    <span
      key={drink._id}
      aria-hidden
      className={styles.joy}
      style={{ '--hue': drink.drink?.hue } as CSSProperties}
    >
      {pieces.map((style) => (
        <i key={style['--x' as keyof CSSProperties]} style={style} />
      ))}
    </span>
  );
}
