import { type RefObject, useCallback, useState } from 'react';

/** The card that keys act on. It has the focus, so that a screen reader reads it. */
export function useSelection(board: RefObject<HTMLElement | null>) {
  const [selectedId, setSelectedId] = useState<string>();

  const cards = useCallback(
    () =>
      [...(board.current?.querySelectorAll<HTMLElement>('[data-order]') ?? [])].filter(
        (card) => card.offsetParent !== null,
      ),
    [board],
  );

  const step = useCallback(
    (by: 1 | -1) => {
      const all = cards();
      const at = all.findIndex(({ dataset }) => dataset.order === selectedId);
      const next = all[at < 0 ? 0 : Math.min(all.length - 1, Math.max(0, at + by))];
      next?.focus();
      next?.scrollIntoView({ block: 'nearest' });
    },
    [cards, selectedId],
  );

  const stepColumn = useCallback(
    (by: 1 | -1) => {
      const columns = [...(board.current?.querySelectorAll<HTMLElement>('.column') ?? [])].filter(
        (column) => column.offsetParent !== null && column.querySelector('[data-order]'),
      );
      const at = columns.findIndex((column) =>
        column.querySelector(`[data-order="${selectedId}"]`),
      );
      columns[Math.max(0, at + by)]?.querySelector<HTMLElement>('[data-order]')?.focus();
    },
    [board, selectedId],
  );

  /** The selected card leaves its column: the one after it is selected then, or the column. */
  const passOn = useCallback(
    (orderId: string) => {
      if (orderId !== selectedId) return;
      const left = cards()
        .find(({ dataset }) => dataset.order === orderId)
        ?.closest<HTMLElement>('.column');
      const column = cards().filter((card) => card.closest('.column') === left);
      const at = column.findIndex(({ dataset }) => dataset.order === orderId);
      const heir = column[at + 1] ?? column[at - 1];
      if (!heir) setSelectedId(undefined);
      (heir ?? left)?.focus({ preventScroll: true });
    },
    [cards, selectedId],
  );

  return { selectedId, select: setSelectedId, step, stepColumn, passOn };
}
