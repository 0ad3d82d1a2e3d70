import { type RefObject, useCallback, useRef, useState } from 'react';

const columnSelector = 'section[data-status]';

/**
 * The selected card, by its ticket. Shortcuts act on it. It has the focus, so that screen readers
 * read it.
 */
export function useSelection(board: RefObject<HTMLElement | null>) {
  const [selectedId, setSelectedId] = useState<string>();

  const visible = useCallback(
    (selector: string) =>
      [...(board.current?.querySelectorAll<HTMLElement>(selector) ?? [])].filter(
        (element) => element.offsetParent !== null,
      ),
    [board],
  );

  const step = useCallback(
    (by: 1 | -1) => {
      const cards = visible('[data-order]');
      const index = cards.findIndex(({ dataset }) => dataset.order === selectedId);
      const next = cards[index < 0 ? 0 : Math.min(cards.length - 1, Math.max(0, index + by))];
      next?.focus();
      next?.scrollIntoView({ block: 'nearest' });
    },
    [visible, selectedId],
  );

  const stepColumn = useCallback(
    (by: 1 | -1) => {
      const columns = visible(columnSelector).filter((column) =>
        column.querySelector('[data-order]'),
      );
      const index = columns.findIndex((column) =>
        column.querySelector(`[data-order="${selectedId}"]`),
      );
      columns[Math.max(0, index + by)]?.querySelector<HTMLElement>('[data-order]')?.focus();
    },
    [visible, selectedId],
  );

  /**
   * Call before the selected card leaves its column. Selects the next card there, or the column.
   */
  const selectNext = useRef((_ticketId: string) => {});
  selectNext.current = (ticketId) => {
    if (ticketId !== selectedId) return;
    const cards = visible('[data-order]');
    const isMoved = ({ dataset }: HTMLElement) => dataset.order === ticketId;
    const column = cards.find(isMoved)?.closest<HTMLElement>(columnSelector);
    const siblings = cards.filter((card) => card.closest(columnSelector) === column);
    const index = siblings.findIndex(isMoved);
    const next = siblings[index + 1] ?? siblings[index - 1];
    setSelectedId(next?.dataset.order);
    (next ?? column)?.focus({ preventScroll: true });
  };

  return { selectedId, select: setSelectedId, step, stepColumn, selectNext };
}
