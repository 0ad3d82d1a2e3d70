import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { placeOnPages } from './pages.ts';

/** Height of the grid's rows, and the gap below each card, as in `.group` of the stylesheet. */
const rowPx = 4;
const gapPx = 8;

/**
 * Lays out the cards of a list on pages as tall as the visible part of their column. Measures
 * before the browser paints, so that nothing jumps.
 */
export function usePages(list: RefObject<HTMLElement | null>): void {
  const observer = useRef<ResizeObserver>(undefined);
  const observed = useRef(new Set<Element>());
  useLayoutEffect(() => {
    const { current } = list;
    if (!current) return;
    layOut(current);
    observer.current ??= new ResizeObserver(() => list.current && layOut(list.current));
    const cards = [...current.children].flatMap(({ firstElementChild }) => firstElementChild ?? []);
    const watched = new Set<Element>([current, areaOf(current), ...cards]);
    for (const one of observed.current) if (!watched.has(one)) observer.current.unobserve(one);
    for (const one of watched) if (!observed.current.has(one)) observer.current.observe(one);
    observed.current = watched;
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

function layOut(list: HTMLElement) {
  const items = [...list.children].filter((item) => item instanceof HTMLElement);
  const columns = columnsOf(list);
  const heights = items.map(({ firstElementChild: card }) =>
    card instanceof HTMLElement ? Math.ceil(card.offsetHeight / rowPx) * rowPx : 0,
  );
  const spots = placeOnPages(heights, { columns, pageHeight: pageHeightOf(list), gap: gapPx });
  for (const [index, item] of items.entries()) {
    const spot = spots[index];
    if (!spot) continue;
    const rows = ((heights[index] ?? 0) + gapPx) / rowPx;
    item.style.gridArea = `${1 + spot.top / rowPx} / ${1 + spot.column} / span ${rows} / auto`;
    item.dataset.page = `${spot.page.top} ${spot.page.bottom}`;
  }
}

/**
 * The number of columns that the stylesheet fits into the width. The computed style would also
 * count those of earlier spots.
 */
function columnsOf(list: HTMLElement): number {
  const least = Number.parseFloat(getComputedStyle(list).getPropertyValue('--least'));
  return Math.max(1, Math.floor((list.clientWidth + gapPx) / (least + gapPx)));
}

/**
 * If the page scrolls as a whole, a column is as tall as its cards, so the height of the window
 * counts.
 */
function pageHeightOf(list: HTMLElement): number {
  const area = areaOf(list);
  if (getComputedStyle(area).overflowY !== 'auto') return innerHeight * 0.75;
  const above =
    list.getBoundingClientRect().top - area.getBoundingClientRect().top + area.scrollTop;
  return area.clientHeight - above;
}

function areaOf(list: HTMLElement): Element {
  return list.parentElement ?? list;
}

/** Whether a card of this list comes before a point of the window. */
export function isBeforePoint(item: Element, x: number, y: number): boolean {
  if (!(item instanceof HTMLElement) || !item.parentElement) return false;
  const { top: start } = item.parentElement.getBoundingClientRect();
  const [pageTop = 0, pageBottom = 0] = (item.dataset.page ?? '').split(' ').map(Number);
  if (y >= start + pageBottom) return true;
  if (y < start + pageTop) return false;
  const { top, bottom, left, right } = item.getBoundingClientRect();
  return right < x || (left <= x && (top + bottom) / 2 < y);
}
