import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { placeOnPages } from './pages.ts';
import type { Ticket } from './tickets.ts';

/** The gap between cards. */
const gapPx = 8;
/** How far an item reaches beyond its card, as in `.list > li` of the stylesheet. */
const edgePx = 4;
/** Height of the lowest cards, apart from collected ones. */
const leastPx = 104;

/** The columns that the width of each card is for. Browsers change the text of its style. */
const widths = new WeakMap<Element, number>();

/** Lists to lay out together. Reads between their writes would compute the layout of each again. */
const waiting = new Set<HTMLElement>();

/**
 * Lays out the cards of a list on pages as tall as the visible part of their column, before the
 * browser paints, so that nothing jumps.
 */
export function usePages(list: RefObject<HTMLElement | null>, shown: readonly Ticket[]): void {
  const observer = useRef<ResizeObserver>(undefined);
  const observed = useRef(new Set<Element>());
  const ids = shown.map(({ id }) => id).join();
  useLayoutEffect(() => {
    const { current } = list;
    if (!current) return;
    layOutSoon(current);
    observer.current ??= new ResizeObserver(() => list.current && layOut([list.current]));
    const watched = new Set<Element>([current, areaOf(current), ...current.children]);
    for (const one of observed.current) if (!watched.has(one)) observer.current.unobserve(one);
    for (const one of watched) if (!observed.current.has(one)) observer.current.observe(one);
    observed.current = watched;
  }, [list, ids]);
  useEffect(
    () => () => {
      observer.current?.disconnect();
      observer.current = undefined;
      observed.current = new Set();
    },
    [],
  );
}

/** After this render, but before the browser paints. */
function layOutSoon(list: HTMLElement) {
  if (waiting.size === 0) {
    queueMicrotask(() => {
      const lists = [...waiting].filter(({ isConnected }) => isConnected);
      waiting.clear();
      layOut(lists);
    });
  }
  waiting.add(list);
}

/** No custom properties, which would style all elements of each card again. */
function layOut(lists: readonly HTMLElement[]) {
  const sized = lists.map((list) => ({
    list,
    items: [...list.children].filter((item) => item instanceof HTMLElement),
    columns: columnsOf(list),
    pageHeight: pageHeightOf(list),
    gap: gapPx,
  }));
  for (const { items, columns } of sized) {
    for (const item of items) {
      if (widths.get(item) === columns) continue;
      widths.set(item, columns);
      item.style.width = `calc((100% + ${gapPx}px) / ${columns})`;
    }
  }
  const measured = sized.map((pages) => ({
    ...pages,
    heights: pages.items.map(({ offsetHeight }) => offsetHeight - 2 * edgePx),
  }));
  for (const { list, items, ...pages } of measured) {
    const spots = placeOnPages(pages.heights, pages);
    for (const [index, item] of items.entries()) {
      const spot = spots[index];
      if (!spot) continue;
      const { column, top, page } = spot;
      const place = `${page.top} ${page.bottom} ${column} ${top} ${pages.columns}`;
      if (item.dataset.page === place) continue;
      item.dataset.page = place;
      item.style.top = `${top - edgePx}px`;
      item.style.left = `calc((100% + ${gapPx}px) / ${pages.columns} * ${column} - ${edgePx}px)`;
    }
    list.style.height = `${spots.at(-1)?.page.bottom ?? 0}px`;
  }
}

/** At least as many cards as the visible part of an empty list has room for. */
export function cardsInSight(list: HTMLElement): number {
  return columnsOf(list) * Math.ceil(Math.max(1, pageHeightOf(list)) / (leastPx + gapPx));
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
