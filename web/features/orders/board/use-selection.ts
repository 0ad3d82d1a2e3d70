import { type RefObject, useCallback, useRef, useState } from 'react';

const columnSelector = 'section[data-status]';

/**
 * The selected card, by its ticket. Shortcuts act on it. It has the focus, so that screen readers
 * read it.
 */
export function useSelection(board: RefObject<HTMLElement | null>) {
  const [selectedId, setSelectedId] = useState<string>();

  /** A phone shows one column. */
  const visibleColumns = useCallback(
    () =>
      [...(board.current?.querySelectorAll<HTMLElement>(columnSelector) ?? [])].filter(
        ({ offsetParent }) => offsetParent !== null,
      ),
    [board],
  );
  const visibleCards = useCallback(() => visibleColumns().flatMap(cardsOf), [visibleColumns]);

  const step = useCallback(
    (by: 1 | -1) => {
      const cards = visibleCards();
      const index = cards.findIndex(({ dataset }) => dataset.order === selectedId);
      const next = cards[index < 0 ? 0 : Math.min(cards.length - 1, Math.max(0, index + by))];
      next?.focus();
      next?.scrollIntoView({ block: 'nearest' });
    },
    [visibleCards, selectedId],
  );

  const stepColumn = useCallback(
    (by: 1 | -1) => {
      const columns = visibleColumns().filter((column) => cardsOf(column).length > 0);
      const index = columns.findIndex((column) =>
        column.querySelector(`[data-order="${selectedId}"]`),
      );
      columns[Math.max(0, index + by)]?.querySelector<HTMLElement>('[data-order]')?.focus();
    },
    [visibleColumns, selectedId],
  );

  /**
   * Call before the selected card leaves its column. Selects the next card there, or the column.
   */
  const selectNext = useRef((_ticketId: string) => {});
  selectNext.current = (ticketId) => {
    if (ticketId !== selectedId) return;
    const isMoved = ({ dataset }: HTMLElement) => dataset.order === ticketId;
    const column = visibleColumns().find((one) => cardsOf(one).some(isMoved));
    const siblings = column ? cardsOf(column) : [];
    const index = siblings.findIndex(isMoved);
    const next = siblings[index + 1] ?? siblings[index - 1];
    setSelectedId(next?.dataset.order);
    (next ?? column)?.focus({ preventScroll: true });
  };

  return { selectedId, select: setSelectedId, step, stepColumn, selectNext };
}

function cardsOf(column: HTMLElement): HTMLElement[] {
  return [...column.querySelectorAll<HTMLElement>('[data-order]')];
}
