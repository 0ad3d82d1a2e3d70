import ListChecks from 'lucide-react/icons/list-checks';
import { type CSSProperties, useState } from 'react';
import { DrinkPicture } from '#web/components/drink-picture.tsx';
import type { ToMake } from '#web/features/orders/queue/board.ts';
import { useOrdersText } from '#web/features/orders/texts.ts';
import { useText } from '#web/i18n/language.ts';
import { Sheet } from '#web/ui/sheet/sheet.tsx';
import styles from './board-header.module.css';
import strip from './to-make-strip.module.css';

interface ToMakeProps {
  drinks: readonly ToMake[];
}

/** The drinks to make at a glance, with their counts. */
export function ToMakeStrip({ drinks }: ToMakeProps) {
  const text = useOrdersText();
  return (
    <section className={strip.strip} aria-label={text.toMake}>
      <DrinkCounts drinks={drinks} />
    </section>
  );
}

export function ToMakeButton({ drinks }: ToMakeProps) {
  const text = useOrdersText();
  const { common } = useText();
  const [isOpen, setIsOpen] = useState(false);
  const count = drinks.reduce((sum, one) => sum + one.count, 0);
  const title = text.toMakeAll(count, drinks.length);
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-label={`${text.toMake}: ${title}`}
        title={title}
        onClick={() => setIsOpen(true)}
      >
        <ListChecks aria-hidden size={18} />
        <span className={styles.label}>{text.toMake}</span>
        <span className={styles.amount}>{count}</span>
      </button>
      {isOpen && (
        <Sheet label={text.toMake} closeLabel={common.close} onClose={() => setIsOpen(false)}>
          <h2 className="mb-1 pr-12 text-2xl">{text.toMake}</h2>
          <p className="mb-4 text-ink-2">{title}</p>
          <div className={strip.list}>
            <DrinkCounts drinks={drinks} />
          </div>
        </Sheet>
      )}
    </>
  );
}

function DrinkCounts({ drinks }: ToMakeProps) {
  const text = useOrdersText();
  return (
    <ul>
      {drinks.map(({ drink, count, careful }) => (
        <li key={drink.imageUrl} style={{ '--hue': drink.hue } as CSSProperties}>
          <DrinkPicture src={drink.imageUrl} className="h-9 w-auto" />
          <b>{text.times(count)}</b>
          {drink.name}
          {careful > 0 && <em>{text.careful(careful)}</em>}
        </li>
      ))}
    </ul>
  );
}
