import type { BoardStatus } from '#domain/orders/orders.ts';
import type { usePlaces } from '#web/features/orders/actions/use-places.ts';
import { toggleSound } from '#web/features/orders/alert/sound.ts';
import { useShortcuts } from '#web/features/orders/keys/use-shortcuts.ts';
import { nextArrangement } from '#web/features/orders/queue/arrangement.ts';
import { isMoved, type Ticket } from '#web/features/orders/queue/tickets.ts';
import { steps } from '#web/features/orders/ticket/steps.ts';
import type { CardActions } from '#web/features/orders/ticket/ticket-card.tsx';
import type { useSelection } from './use-selection.ts';

interface BoardKeys {
  selection: ReturnType<typeof useSelection>;
  tickets: Record<BoardStatus, readonly Ticket[]>;
  selected: Ticket | undefined;
  actions: CardActions;
  places: ReturnType<typeof usePlaces>;
  onUndo: () => void;
  onFullScreen: () => void;
  onHelp: () => void;
}

/** The keys of the board. Most act on the selected card. */
export function useBoardKeys(keys: BoardKeys): void {
  const { selection, tickets, selected, actions, places, onUndo, onFullScreen, onHelp } = keys;
  const { step, stepColumn } = selection;
  /** Moves the selected card, or the first card of the column, to its next status. */
  const moveFrom = (status: BoardStatus) => () => {
    const ticket = selected ?? tickets[status].find((one) => one.isKnown && !one.isOnHold);
    if (ticket?.status === status && ticket.isKnown)
      actions.move(ticket, ticket.orders, steps[status].to);
  };
  const withSelected =
    (isFor: (ticket: Ticket) => unknown, run: (ticket: Ticket) => void) => () => {
      if (selected?.isKnown && isFor(selected)) run(selected);
    };
  const isNew = ({ status }: Ticket) => status === 'new';
  const isQueued = (ticket: Ticket) => isNew(ticket) && !ticket.isOnHold;
  const isOpen = ({ status }: Ticket) => status !== 'done';
  const isReady = ({ status, orders }: Ticket) =>
    status === 'done' && orders.some(({ collectedAt }) => !collectedAt);
  useShortcuts({
    ArrowDown: () => step(1),
    ArrowUp: () => step(-1),
    ArrowRight: () => stepColumn(1),
    ArrowLeft: () => stepColumn(-1),
    s: moveFrom('new'),
    d: moveFrom('processing'),
    n: withSelected(
      (ticket) => !isNew(ticket),
      (ticket) => actions.move(ticket, ticket.orders, 'new'),
    ),
    r: () => {
      const [order] = selected?.orders ?? [];
      if (order?.drinkId) actions.recipe(order);
    },
    x: withSelected(isOpen, actions.decline),
    p: withSelected(isNew, places.toTop),
    'Shift+p': withSelected(({ orders }) => orders.some(isMoved), places.toArrival),
    'Alt+ArrowUp': withSelected(isQueued, (ticket) => places.step(ticket, -1)),
    'Alt+ArrowDown': withSelected(isQueued, (ticket) => places.step(ticket, 1)),
    h: withSelected(isNew, actions.hold),
    t: withSelected(
      ({ status, orders }) =>
        status === 'processing' && orders.some(({ maker }) => maker && !maker.isYou),
      actions.takeOver,
    ),
    a: withSelected(isReady, actions.call),
    c: withSelected(isReady, actions.collect),
    z: onUndo,
    g: nextArrangement,
    m: toggleSound,
    f: onFullScreen,
    '?': onHelp,
  });
}
