import { useMemo } from 'react';
import { type BoardStatus, boardStatuses, type OrderBoard } from '#domain/orders/orders.ts';
import { columnsOf } from './board.ts';
import {
  type Arrangement,
  isMadeAt,
  roundSizes,
  type Station,
  type Ticket,
  ticketsOf,
} from './tickets.ts';

/** The columns of a board and their tickets, as this station sees them. */
export function useTickets(board: OrderBoard, arrangement: Arrangement, station: Station) {
  return useMemo(() => {
    const columns = columnsOf(board);
    const sizes = roundSizes(board.orders);
    const tickets: Record<BoardStatus, Ticket[]> = { new: [], processing: [], done: [] };
    const hidden: Record<BoardStatus, number> = { new: 0, processing: 0, done: 0 };
    for (const status of boardStatuses) {
      // Completed drinks are no longer made, so their rounds stay together.
      const by = status === 'done' ? 'age' : arrangement;
      tickets[status] = ticketsOf(columns[status], { arrangement: by, sizes, station });
      hidden[status] = columns[status].filter((order) => !isMadeAt(station, order)).length;
    }
    return { columns, tickets, hidden, all: Object.values(tickets).flat() };
  }, [board, arrangement, station]);
}
