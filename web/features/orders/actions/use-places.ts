import { useMemo, useRef } from 'react';
import type { OrderBoard } from '#domain/orders/orders.ts';
import { placeOf, type Ticket } from '#web/features/orders/queue/tickets.ts';
import type { OrderActions, Standing } from './use-order-actions.ts';

/** Changes the places of tickets in the queue: before another one, up, down, back to arrival. */
export function usePlaces(board: OrderBoard, tickets: readonly Ticket[], actions: OrderActions) {
  const latest = useRef({ board, tickets });
  latest.current = { board, tickets };
  return useMemo(() => {
    const inQueue = () => latest.current.tickets.filter(({ isOnHold }) => !isOnHold);
    const standingOf = (ticket: Ticket): Standing => {
      const queue = inQueue();
      const place = queue.findIndex(({ id }) => id === ticket.id);
      return queue[place + 1]?.orders[0]._id ?? 'end';
    };
    /** Before `next`, or, without it, to the end. */
    const place = (ticket: Ticket, next: Ticket | undefined) => {
      const others = inQueue().filter(({ id }) => id !== ticket.id);
      const previous =
        others[next ? others.findIndex(({ id }) => id === next.id) - 1 : others.length - 1];
      const from = previous && placeOf(previous);
      const to = next && placeOf(next);
      actions.place(ticket.orders, {
        before: next?.orders[0]._id ?? 'end',
        sortKey: from === undefined ? (to ?? 0) - 1 : to === undefined ? from + 1 : (from + to) / 2,
        stood: standingOf(ticket),
      });
    };
    return {
      place,
      /** One place up or down. */
      step: (ticket: Ticket, by: 1 | -1) => {
        const queue = inQueue();
        const from = queue.findIndex(({ id }) => id === ticket.id);
        const isAtEnd = from < 0 || !queue[from + by];
        if (!isAtEnd) place(ticket, queue[by < 0 ? from - 1 : from + 2]);
      },
      toTop: (ticket: Ticket) => {
        const open = latest.current.board.orders.filter(({ status }) => status !== 'done');
        actions.place(ticket.orders, {
          before: null,
          sortKey: Math.min(...open.map(({ sortKey }) => sortKey)) - 1,
          stood: standingOf(ticket),
        });
      },
      toArrival: (ticket: Ticket) => actions.resetPlace(ticket.orders, standingOf(ticket)),
    };
  }, [actions]);
}
