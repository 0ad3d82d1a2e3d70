import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

/** Height of the grid's rows, and the gap below each card, as in `.group` of the stylesheet. */
const rowPx = 4;
const gapPx = 8;

/**
 * Packs cards of different heights into a grid without gaps: each item spans as many low rows as
 * its card needs. Measures before the browser paints, so that nothing jumps.
 */
export function usePackedRows(list: RefObject<HTMLElement | null>): void {
  const observer = useRef<ResizeObserver>(undefined);
  const observed = useRef(new Set<Element>());
  useLayoutEffect(() => {
    const cards = new Set(
      [...(list.current?.children ?? [])].flatMap(
        ({ firstElementChild }) => firstElementChild ?? [],
      ),
    );
    observer.current ??= new ResizeObserver((entries) => {
      for (const { target, borderBoxSize } of entries) {
        const height = borderBoxSize[0]?.blockSize ?? 0;
        const item = target.parentElement;
        if (item) item.style.gridRowEnd = `span ${Math.ceil((height + gapPx) / rowPx)}`;
      }
    });
    for (const card of observed.current) if (!cards.has(card)) observer.current.unobserve(card);
    for (const card of cards) if (!observed.current.has(card)) observer.current.observe(card);
    observed.current = cards;
  });
  useEffect(
    () => () => {
      observer.current?.disconnect();
      observer.current = undefined;
      observed.current = new Set();
    },
    [],
  );
}
