export const orderStatuses = ['new', 'processing', 'done'] as const;
export type OrderStatus = (typeof orderStatuses)[number];

/** From where alone an order can come to a status; the last is "Reset to New". */
const before = { processing: 'new', done: 'processing', new: 'done' } as const satisfies Record<
  OrderStatus,
  OrderStatus
>;

export function statusBefore(status: OrderStatus): OrderStatus {
  return before[status];
}

export const notesLength = { longest: 300 } as const;
