/** What an order goes through on the board, one column each. */
export const boardStatuses = ['new', 'processing', 'done'] as const;
export type BoardStatus = (typeof boardStatuses)[number];
/** Still to be made, or being made. */
export type OpenStatus = Exclude<BoardStatus, 'done'>;

/** All that an order can be. One that was cancelled hangs on no board. */
export type OrderStatus = BoardStatus | 'cancelled';

/** From where an order can come to a status: "Reset to New" and "Back to new" lead to the first. */
const before: Record<BoardStatus, readonly BoardStatus[]> = {
  processing: ['new'],
  done: ['processing'],
  new: ['done', 'processing'],
};

export function statusesBefore(status: BoardStatus): readonly BoardStatus[] {
  return before[status];
}

export const notesLength = { longest: 300 } as const;
