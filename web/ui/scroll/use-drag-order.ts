import { type PointerEvent, useState } from 'react';

interface DragOrder {
  /** The current place of the dragged row. */
  dragged: number | undefined;
  /** Props for the handle of a row. */
  start: (place: number) => (event: PointerEvent) => void;
  /** Props for the list. */
  listeners: {
    onPointerMove: (event: PointerEvent<HTMLElement>) => void;
    onPointerUp: () => void;
    onLostPointerCapture: () => void;
  };
}

/**
 * Sorts the items of a list (`ul`, `ol`) by dragging with a finger or a mouse. Lists in columns
 * work too.
 */
export function useDragOrder(
  onMove: (from: number, to: number) => void,
  onDrop: () => void = () => {},
  /** Whether a row comes before a point. By default, rows are read line by line. */
  isBefore?: (row: Element, x: number, y: number) => boolean,
): DragOrder {
  const [dragged, setDragged] = useState<number>();
  const start = (place: number) => (event: PointerEvent) => {
    if (event.button !== 0) return;
    // The list captures the pointer. Rows move in the document and would lose it.
    event.currentTarget.closest('ul, ol')?.setPointerCapture(event.pointerId);
    event.preventDefault();
    setDragged(place);
  };
  const follow = ({ currentTarget, clientX, clientY }: PointerEvent<HTMLElement>) => {
    if (dragged === undefined) return;
    const others = [...currentTarget.children].filter((_, place) => place !== dragged);
    const hasColumns = getComputedStyle(currentTarget).gridTemplateColumns.includes(' ');
    const before = others.filter((row) => {
      if (isBefore) return isBefore(row, clientX, clientY);
      const { top, bottom, left, right } = row.getBoundingClientRect();
      if (!hasColumns) return (top + bottom) / 2 < clientY;
      return bottom < clientY || (top <= clientY && (left + right) / 2 < clientX);
    });
    if (before.length === dragged) return;
    onMove(dragged, before.length);
    setDragged(before.length);
  };
  const end = () => {
    if (dragged === undefined) return;
    setDragged(undefined);
    onDrop();
  };
  return {
    dragged,
    start,
    listeners: { onPointerMove: follow, onPointerUp: end, onLostPointerCapture: end },
  };
}
