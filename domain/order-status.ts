export const orderStatuses = ['new', 'processing', 'done'] as const;
export type OrderStatus = (typeof orderStatuses)[number];

/** Where an order may go from where it is. */
const transitions: Record<OrderStatus, readonly OrderStatus[]> = {
  new: ['processing'],
  processing: ['done'],
  done: ['new'],
};

export function canMove(from: OrderStatus, to: OrderStatus): boolean {
  return transitions[from].includes(to);
}

export const notesLength = { longest: 300 } as const;
