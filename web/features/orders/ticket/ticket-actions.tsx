import BellRing from 'lucide-react/icons/bell-ring';
import BookOpen from 'lucide-react/icons/book-open';
import Ellipsis from 'lucide-react/icons/ellipsis';
import Hand from 'lucide-react/icons/hand';
import PackageCheck from 'lucide-react/icons/package-check';
import Play from 'lucide-react/icons/play';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import X from 'lucide-react/icons/x';
import type { ComponentType } from 'react';
import { Key } from '#web/features/orders/keys/key.tsx';
import type { Ticket } from '#web/features/orders/queue/tickets.ts';
import { useOrdersText } from '#web/features/orders/texts.ts';
import { useMediaQuery } from '#web/ui/use-media-query.ts';
import { steps } from './steps.ts';
import styles from './ticket-actions.module.css';
import type { CardActions } from './ticket-card.tsx';

interface TicketActionsProps {
  ticket: Ticket;
  /** Different drinks, each with its own recipe. */
  isRound: boolean;
  selected: boolean;
  actions: CardActions;
}

/**
 * The buttons of a card: the next step, the recipe, and the most important actions. The menu has
 * the rest.
 */
export function TicketActions({ ticket, isRound, selected, actions }: TicketActionsProps) {
  const text = useOrdersText();
  const { status, orders } = ticket;
  const [order] = orders;
  const isOthers = status === 'processing' && orders.some(({ maker }) => maker && !maker.isYou);
  const isDone = status === 'done';
  return (
    <div className={styles.actions}>
      {ticket.isKnown && <Step ticket={ticket} selected={selected} actions={actions} />}
      {isOthers && (
        <Side label={text.takeOver} icon={Hand} onClick={() => actions.takeOver(ticket)} />
      )}
      {!isRound && !isDone && (
        <Side
          label={order.drinkId ? text.recipe : text.noRecipe}
          icon={BookOpen}
          disabled={!order.drinkId}
          onClick={() => actions.recipe(order)}
        />
      )}
      {status === 'processing' && !isOthers && (
        <Side
          label={text.backToNew}
          icon={RotateCcw}
          isSpare
          onClick={() => actions.move(ticket, orders, 'new')}
        />
      )}
      {status === 'new' && (
        <Side label={text.decline} icon={X} isSpare onClick={() => actions.decline(ticket)} />
      )}
      {ticket.isKnown && !isDone && (
        <Side label={text.more} icon={Ellipsis} onClick={() => actions.menu(ticket)} />
      )}
    </div>
  );
}

/** The next step of a ticket. */
function Step({ ticket, selected, actions }: Omit<TicketActionsProps, 'isRound'>) {
  const text = useOrdersText();
  const { status, orders, isOnHold } = ticket;
  const { to, icon: Icon, key } = steps[status];
  const next = orders.length > 1 ? text.moveAll[to](orders.length) : text.moves[to];
  const step = () => actions.move(ticket, orders, to);
  const hint = (shortcut: string) => selected && <Key aria-hidden>{shortcut}</Key>;
  if (status === 'done') {
    return (
      <>
        {orders.some(({ collectedAt }) => !collectedAt) && (
          <>
            <button type="button" className={styles.step} onClick={() => actions.collect(ticket)}>
              <PackageCheck aria-hidden size={17} />
              {text.collected}
              {hint('C')}
            </button>
            <Side label={text.callAgain} icon={BellRing} onClick={() => actions.call(ticket)} />
          </>
        )}
        <Side label={next} icon={RotateCcw} onClick={step} />
      </>
    );
  }
  return isOnHold ? (
    <button type="button" className={styles.step} onClick={() => actions.hold(ticket)}>
      <Play aria-hidden size={17} />
      {text.resume}
      {hint('H')}
    </button>
  ) : (
    <button type="button" className={styles.step} onClick={step}>
      <Icon aria-hidden size={17} />
      {next}
      {hint(key)}
    </button>
  );
}

interface SideProps {
  label: string;
  icon: ComponentType<{ 'aria-hidden': true; size: number }>;
  disabled?: boolean;
  /** Left out on a narrow card, because the menu has it too. */
  isSpare?: boolean;
  onClick: () => void;
}

/** A word on a large screen, an icon with a tooltip on a small one. */
function Side({ label, icon: Icon, disabled, isSpare, onClick }: SideProps) {
  const isWide = useMediaQuery('(width >= 1024px)');
  return (
    <button
      type="button"
      className={styles.side}
      aria-label={label}
      title={label}
      disabled={disabled}
      data-spare={isSpare || undefined}
      onClick={onClick}
    >
      {isWide ? label : <Icon aria-hidden size={17} />}
    </button>
  );
}
