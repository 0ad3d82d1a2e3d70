import { useMemo, useRef } from 'react';
import { type BoardStatus, boardStatuses, type OrderBoard } from '#domain/orders/orders.ts';
import { columnsOf } from './board.ts';
import {
  type Arrangement,
  isMadeAt,
  reuseTickets,
  roundSizes,
  type Station,
  type Ticket,
  ticketsOf,
} from './tickets.ts';

/** The columns of a board and their tickets, as this station sees them. */
export function useTickets(
  board: OrderBoard,
  arrangement: Arrangement,
  station: Station,
  isPending: (orderId: string) => boolean,
) {
  const last = useRef<Record<BoardStatus, readonly Ticket[]>>({
    new: [],
    processing: [],
    done: [],
  });
  return useMemo(() => {
    const columns = columnsOf(board);
    const sizes = roundSizes(board.orders);
    const tickets = { ...last.current };
    const hidden: Record<BoardStatus, number> = { new: 0, processing: 0, done: 0 };
    for (const status of boardStatuses) {
      // Completed drinks are no longer made, so their rounds stay together.
      const by = status === 'done' ? 'age' : arrangement;
      const now = ticketsOf(columns[status], { arrangement: by, sizes, station, isPending });
      tickets[status] = reuseTickets(last.current[status], now);
      hidden[status] = columns[status].filter((order) => !isMadeAt(station, order)).length;
    }
    last.current = tickets;
    return { columns, tickets, hidden, all: Object.values(tickets).flat() };
  }, [board, arrangement, station, isPending]);
}
