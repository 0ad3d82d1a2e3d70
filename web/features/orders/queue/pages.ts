// Places the cards of a column on pages, like a newspaper: each column of a page is read from top
// to bottom before the next one. The reading order is the order of the queue.

export interface Spot {
  column: number;
  top: number;
  /** The page of the card, from its upper to its lower edge. */
  page: { top: number; bottom: number };
}

/** Places cards of these heights into columns on pages, with a gap below each card. */
export function placeOnPages(
  heights: readonly number[],
  { columns, pageHeight, gap }: { columns: number; pageHeight: number; gap: number },
): Spot[] {
  let page = { top: 0, bottom: 0 };
  let column = 0;
  let top = 0;
  return heights.map((height) => {
    const isFull = top > page.top && top + height > page.top + pageHeight;
    if (isFull && columns > 1) {
      column++;
      if (column === columns) {
        page = { top: page.bottom, bottom: page.bottom };
        column = 0;
      }
      top = page.top;
    }
    const spot = { column, top, page };
    top += height + gap;
    page.bottom = Math.max(page.bottom, top);
    return spot;
  });
}
