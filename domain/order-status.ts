export const orderStatuses = ['new', 'processing', 'done'] as const;
export type OrderStatus = (typeof orderStatuses)[number];

/** Where an order goes from where it is; the last step is "Reset to New". */
const next = { new: 'processing', processing: 'done', done: 'new' } as const satisfies Record<
  OrderStatus,
  OrderStatus
>;
const before = { processing: 'new', done: 'processing', new: 'done' } as const satisfies Record<
  OrderStatus,
  OrderStatus
>;

export function canMove(from: OrderStatus, to: OrderStatus): boolean {
  return next[from] === to;
}

/** From where alone an order can have come to where it is. */
export function statusBefore(status: OrderStatus): OrderStatus {
  return before[status];
}

export const notesLength = { longest: 300 } as const;
