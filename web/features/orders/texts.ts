import type { BoardStatus } from '#domain/orders.ts';
import { createTexts } from '#web/i18n/language.ts';

export const en = {
  total: (count: number) => `${count} total orders`,
  averageWait: (time: string) => `average wait ${time}`,
  columns: {
    new: 'New Orders',
    processing: 'In Progress',
    done: 'Completed',
  } satisfies Record<BoardStatus, string>,
  nothing: {
    new: 'Nobody is waiting',
    processing: 'Nothing is being made',
    done: 'Nothing completed tonight',
  } satisfies Record<BoardStatus, string>,
  none: 'No Orders Yet',
  noneReason: 'Orders will appear here when guests place them.',
  by: (guest: string) => `by ${guest}`,
  recipe: 'Recipe',
  noRecipe: 'Recipe (N/A)',
  /** The buttons of a card, by the status they lead to. */
  moves: {
    processing: 'Start Making',
    done: 'Mark Complete',
    new: 'Reset to New',
  } satisfies Record<BoardStatus, string>,
  /** The same buttons in the recipe. */
  marks: { processing: 'Mark as Processing', done: 'Mark as Done' },
  moved: {
    processing: (drink: string, guest: string) => `${drink} for ${guest} started`,
    done: (drink: string, guest: string) => `${drink} for ${guest} marked complete`,
    new: (drink: string, guest: string) => `${drink} for ${guest} reset to new`,
  } satisfies Record<BoardStatus, unknown>,
  /** Somebody else was faster. */
  already: {
    processing: (drink: string, guest: string) => `${drink} for ${guest} was started already`,
    done: (drink: string, guest: string) => `${drink} for ${guest} was completed already`,
    new: (drink: string, guest: string) => `${drink} for ${guest} is already back in New`,
  } satisfies Record<BoardStatus, unknown>,
  makes: (name: string) => `${name} is making it`,
  backToNew: 'Back to new',
  out: (names: readonly string[]) =>
    names.length === 1 ? `${names[0]} is out` : `Out: ${names.join(', ')}`,
  ranOut: 'Ran out',
  ranOutOf: (name: string) => `Ran out of ${name}`,
  putBack: 'It is back',
  putBackOf: (name: string) => `${name} is back on the shelf`,
  tookOff: (name: string) => `${name} is off the shelf`,
  shelfFailed: (reason: string) => `Error changing the shelf: ${reason}`,
  affected: (count: number) =>
    count === 1 ? '1 order cannot be made now' : `${count} orders cannot be made now`,
  undo: 'Undo',
  updateFailed: (reason: string) => `Error updating order status: ${reason}`,
  arrived: (drink: string, guest: string) => `New order: ${drink} for ${guest}`,
  waits: { fresh: 'Waiting', long: 'Waiting long', late: 'Waiting too long' },
  madeIn: (time: string) => `in ${time}`,
  toMake: 'To make',
  times: (count: number) => `${count}×`,
  order: 'Order of the cards',
  oldestFirst: 'Oldest first',
  byDrink: 'By drink',
  tonight: 'tonight',
  showMore: 'Show more',
  moreWaiting: (count: number) => (count === 1 ? '1 more is waiting' : `${count} more are waiting`),
  cancelNew: 'Cancel new orders',
  cancelHint: 'Guests are told at once. Untick those whose orders you want to keep.',
  cancelWhose: 'Whose orders to cancel',
  cancelUnseen: (count: number) =>
    count === 1
      ? 'and 1 more that the board does not show yet'
      : `and ${count} more that the board does not show yet`,
  cancelCount: (count: number) => (count === 1 ? 'Cancel 1 order' : `Cancel ${count} orders`),
  cancelled: (count: number) => (count === 1 ? '1 order cancelled' : `${count} orders cancelled`),
  cancelFailed: (reason: string) => `Error cancelling orders: ${reason}`,
  soundOn: 'Sound on',
  soundOff: 'Sound off',
  soundBlocked: 'Tap for sound',
  awake: 'Screen awake',
  maySleep: 'Screen may sleep',
  fullScreen: 'Full screen',
  leaveFullScreen: 'Leave full screen',
  newOrders: (count: number) => (count === 1 ? '1 new order' : `${count} new orders`),
  shortcuts: 'Keyboard shortcuts',
  keys: {
    select: 'select',
    start: 'start',
    done: 'done',
    recipe: 'recipe',
    reset: 'back to new',
    undo: 'undo',
    group: 'oldest first or by drink',
    sound: 'sound',
    fullScreen: 'full screen',
    help: 'all shortcuts',
  },
};

export const useOrdersText = createTexts(en, { sk: () => import('./texts.sk.ts') });
