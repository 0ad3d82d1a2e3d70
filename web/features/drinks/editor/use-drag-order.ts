import { type PointerEvent, useState } from 'react';

interface DragOrder {
  /** The place of the row that is being dragged. */
  dragged: number | undefined;
  /** For the handle of a row. */
  start: (place: number) => (event: PointerEvent) => void;
  /** For the list. */
  listeners: {
    onPointerMove: (event: PointerEvent<HTMLElement>) => void;
    onPointerUp: () => void;
    onLostPointerCapture: () => void;
  };
}

/** Sorts the rows of a list by dragging, with a finger or a mouse. */
export function useDragOrder(onMove: (from: number, to: number) => void): DragOrder {
  const [dragged, setDragged] = useState<number>();
  const start = (place: number) => (event: PointerEvent) => {
    if (event.button !== 0) return;
    // The list takes the pointer: rows are moved in the document, and would lose it.
    event.currentTarget.closest('ul')?.setPointerCapture(event.pointerId);
    event.preventDefault();
    setDragged(place);
  };
  const follow = ({ currentTarget, clientY }: PointerEvent<HTMLElement>) => {
    if (dragged === undefined) return;
    const others = [...currentTarget.children].filter((_, place) => place !== dragged);
    const above = others.filter((row) => {
      const { top, bottom } = row.getBoundingClientRect();
      return (top + bottom) / 2 < clientY;
    });
    if (above.length === dragged) return;
    onMove(dragged, above.length);
    setDragged(above.length);
  };
  const end = () => setDragged(undefined);
  return {
    dragged,
    start,
    listeners: { onPointerMove: follow, onPointerUp: end, onLostPointerCapture: end },
  };
}
