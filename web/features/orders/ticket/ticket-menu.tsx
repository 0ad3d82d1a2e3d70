import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowDownUp from 'lucide-react/icons/arrow-down-up';
import ArrowUp from 'lucide-react/icons/arrow-up';
import ArrowUpToLine from 'lucide-react/icons/arrow-up-to-line';
import BookOpen from 'lucide-react/icons/book-open';
import Hand from 'lucide-react/icons/hand';
import Pause from 'lucide-react/icons/pause';
import Play from 'lucide-react/icons/play';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import X from 'lucide-react/icons/x';
import type { ComponentType } from 'react';
import type { usePlaces } from '#web/features/orders/actions/use-places.ts';
import { Key } from '#web/features/orders/keys/key.tsx';
import { isMoved, linesOf, type Ticket } from '#web/features/orders/queue/tickets.ts';
import { useOrdersText } from '#web/features/orders/texts.ts';
import { useText } from '#web/i18n/language.ts';
import { Sheet } from '#web/ui/sheet/sheet.tsx';
import { steps } from './steps.ts';
import { type CardActions, useTicketName } from './ticket-card.tsx';
import styles from './ticket-menu.module.css';

interface TicketMenuProps {
  ticket: Ticket;
  actions: CardActions;
  places: Pick<ReturnType<typeof usePlaces>, 'toTop' | 'toArrival' | 'step'>;
  onClose: () => void;
}

/** All actions on a ticket, for touch screens. Keys do the same. */
export function TicketMenu({ ticket, actions, places, onClose }: TicketMenuProps) {
  const text = useOrdersText();
  const { common } = useText();
  const name = useTicketName()(ticket);
  const { status, orders, isOnHold } = ticket;
  const [order] = orders;
  const isNew = status === 'new';
  const isQueued = isNew && !isOnHold;
  const isEqual = orders.length > 1 && linesOf(ticket).length === 1;
  const { to, icon: StepIcon } = steps[status];
  const items: (Item | false)[] = [
    isEqual && {
      label: text.moveOneOf[to](orders.length),
      icon: StepIcon,
      run: () => actions.move(ticket, [order], to),
    },
    isNew && { label: text.toTop, icon: ArrowUpToLine, key: 'P', run: () => places.toTop(ticket) },
    isQueued && {
      label: text.earlier,
      icon: ArrowUp,
      key: 'Alt ↑',
      run: () => places.step(ticket, -1),
    },
    isQueued && {
      label: text.later,
      icon: ArrowDown,
      key: 'Alt ↓',
      run: () => places.step(ticket, 1),
    },
    orders.some(isMoved) && {
      label: text.toArrival,
      icon: ArrowDownUp,
      key: '⇧P',
      run: () => places.toArrival(ticket),
    },
    isNew && {
      label: isOnHold ? text.resume : text.hold,
      icon: isOnHold ? Play : Pause,
      key: 'H',
      run: () => actions.hold(ticket),
    },
    status === 'processing' &&
      orders.some(({ maker }) => maker && !maker.isYou) && {
        label: text.takeOver,
        icon: Hand,
        key: 'T',
        run: () => actions.takeOver(ticket),
      },
    status === 'processing' && {
      label: text.backToNew,
      icon: RotateCcw,
      key: 'N',
      run: () => actions.move(ticket, orders, 'new'),
    },
    order.drinkId !== null &&
      linesOf(ticket).length === 1 && {
        label: text.recipe,
        icon: BookOpen,
        key: 'R',
        run: () => actions.recipe(order),
      },
    { label: text.declineEllipsis, icon: X, key: 'X', run: () => actions.decline(ticket) },
  ];
  return (
    <Sheet label={name} closeLabel={common.close} onClose={onClose}>
      <h2 className="mb-3 pr-12 text-xl wrap-anywhere">{name}</h2>
      <ul className={styles.menu}>
        {items
          .filter((item) => item !== false)
          .map((item) => (
            <li key={item.label}>
              <button
                type="button"
                onClick={() => {
                  onClose();
                  item.run();
                }}
              >
                <item.icon aria-hidden size={20} />
                {item.label}
                {item.key && <Key aria-hidden>{item.key}</Key>}
              </button>
            </li>
          ))}
      </ul>
    </Sheet>
  );
}

interface Item {
  label: string;
  icon: ComponentType<{ 'aria-hidden': true; size: number }>;
  key?: string;
  run: () => void;
}
