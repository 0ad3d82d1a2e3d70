import { type PointerEvent, useRef, useState } from 'react';
import { useDragOrder } from '#web/ui/scroll/use-drag-order.ts';
import type { Ticket } from './tickets.ts';
import { isBeforePoint } from './use-pages.ts';

const edgePx = 56;
const scrollPx = 14;

/** Sorts the tickets of a list by dragging their grips. */
export function useTicketOrder(
  tickets: readonly Ticket[],
  /** Puts the ticket before another one, or at the end if none follows. */
  onPlace: (ticket: Ticket, next: Ticket | undefined) => void,
) {
  /** The order while a ticket is dragged. */
  const [moving, setMoving] = useState<readonly string[]>();
  const draggedId = useRef<string>(undefined);
  const known = new Map(tickets.map((ticket) => [ticket.id, ticket]));
  const sorted = moving
    ? [
        ...moving.flatMap((id) => known.get(id) ?? []),
        ...tickets.filter(({ id }) => !moving.includes(id)),
      ]
    : tickets;

  const drag = useDragOrder(
    (from, to) => {
      const ids = sorted.map(({ id }) => id);
      ids.splice(to, 0, ...ids.splice(from, 1));
      setMoving(ids);
    },
    () => {
      setMoving(undefined);
      const place = sorted.findIndex(({ id }) => id === draggedId.current);
      const ticket = sorted[place];
      if (ticket && tickets.indexOf(ticket) !== place) onPlace(ticket, sorted[place + 1]);
    },
    isBeforePoint,
  );
  return {
    sorted,
    draggedId: drag.dragged === undefined ? undefined : draggedId.current,
    listeners: {
      ...drag.listeners,
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        const { target, currentTarget } = event;
        const item = target instanceof Element && target.closest('[data-grip]')?.closest('li');
        if (!item) return;
        const place = [...currentTarget.children].indexOf(item);
        draggedId.current = sorted[place]?.id;
        drag.start(place)(event);
      },
      onPointerMove: (event: PointerEvent<HTMLElement>) => {
        if (drag.dragged !== undefined) scrollAtEdge(event);
        drag.listeners.onPointerMove(event);
      },
    },
  };
}

/** Scrolls the column while a ticket is held at its upper or lower edge. */
function scrollAtEdge({ currentTarget, clientY }: PointerEvent<HTMLElement>) {
  const area = currentTarget.parentElement;
  if (!area) return;
  const { top, bottom } = area.getBoundingClientRect();
  if (clientY < top + edgePx) area.scrollBy(0, -scrollPx);
  else if (clientY > bottom - edgePx) area.scrollBy(0, scrollPx);
}
