import { isTableNumber } from '#domain/bars/tables.ts';
import type {
  BoardStatus,
  Cancellation,
  DeclineReason,
  OrderStatus,
} from '#domain/orders/orders.ts';
import type { ChangeName } from '#web/features/orders/queue/board.ts';
import type { Arrangement } from '#web/features/orders/queue/tickets.ts';
import { createTexts } from '#web/i18n/language.ts';

export const en = {
  total: (count: number) => (count === 1 ? '1 total order' : `${count} total orders`),
  averageWait: (time: string) => `average wait ${time}`,
  columns: {
    new: 'New Orders',
    processing: 'In Progress',
    done: 'Completed',
  } satisfies Record<BoardStatus, string>,
  /** Short form for narrow places. */
  tabs: {
    new: 'New Orders',
    processing: 'In Progress',
    done: 'Completed',
  } satisfies Record<BoardStatus, string>,
  nothing: {
    new: 'Nobody is waiting. Polish a glass?',
    processing: 'The shakers are resting',
    done: 'Nothing completed yet tonight',
  } satisfies Record<BoardStatus, string>,
  none: 'No Orders Yet',
  noneReason: 'Orders will appear here when guests place them.',
  /** Of an order, including statuses that this version never sets. */
  statuses: {
    new: 'New',
    processing: 'In progress',
    done: 'Done',
    cancelled: 'Cancelled',
    pending: 'Pending',
    completed: 'Completed',
    failed: 'Failed',
  } as Record<string, string>,
  number: (number: number) => `Number ${number}`,
  by: (guest: string) => `by ${guest}`,
  recipe: 'Recipe',
  noRecipe: 'Recipe (N/A)',
  /** The buttons of a card, by the status that they set. */
  moves: {
    processing: 'Start Making',
    done: 'Mark Complete',
    new: 'Reset to New',
  } satisfies Record<BoardStatus, string>,
  /** The same buttons in the recipe. */
  marks: { processing: 'Mark as Processing', done: 'Mark as Done' },
  /** The same for all drinks of a ticket or a group. */
  moveAll: {
    processing: (count: number) => `Start all ${count}`,
    done: (count: number) => `Complete all ${count}`,
    new: (count: number) => `Reset all ${count}`,
  } satisfies Record<BoardStatus, unknown>,
  /** Beside the name of a drink of a ticket. */
  moveLine: { processing: 'Start', done: 'Complete', new: 'Reset' } satisfies Record<
    BoardStatus,
    string
  >,
  /** The same for one drink of a ticket. */
  moveOf: {
    processing: (drink: string) => `Start ${drink}`,
    done: (drink: string) => `Complete ${drink}`,
    new: (drink: string) => `Reset ${drink} to new`,
  } satisfies Record<BoardStatus, unknown>,
  moveOneOf: {
    processing: (count: number) => `Start 1 of ${count}`,
    done: (count: number) => `Complete 1 of ${count}`,
    new: (count: number) => `Reset 1 of ${count} to new`,
  } satisfies Record<BoardStatus, unknown>,
  drinks: (count: number) => (count === 1 ? '1 drink' : `${count} drinks`),
  drinkFor: (drink: string, guest: string) => `${drink} for ${guest}`,
  /** Reports a change of one or more drinks. */
  moved: {
    processing: (what: string) => `${what} started`,
    done: (what: string) => `${what} marked complete`,
    new: (what: string) => `${what} reset to new`,
    cancelled: (what: string) => `${what} declined`,
    takeOver: (what: string) => `You're making ${what} now`,
    hold: (what: string) => `${what} put on hold`,
    resume: (what: string) => `${what} back in the queue`,
    place: (what: string) => `${what} moved in the queue`,
    arrival: (what: string) => `${what} back in order of arrival`,
    call: (what: string) => `${what}: guest called again`,
    collect: (what: string) => `${what} collected`,
  } satisfies Record<ChangeName, unknown>,
  /** Another person was faster. */
  already: {
    processing: (what: string) => `${what} was already started`,
    done: (what: string) => `${what} was already completed`,
    new: (what: string) => `${what} is already back in New`,
    cancelled: (what: string) => `${what} was already cancelled`,
  } satisfies Record<OrderStatus, unknown>,
  notAll: (count: number) =>
    count === 1
      ? 'Someone else already took care of 1 of them'
      : `Someone else already took care of ${count} of them`,
  you: 'You',
  table: (table: string) => (isTableNumber(table) ? `Table ${table}` : table),
  noTable: 'No table',
  forName: (name: string) => `for ${name}`,
  partOf: (count: number, total: number) => `${count} of ${total}`,
  elsewhere: (count: number) => `+${count} elsewhere`,
  wasMoved: 'Moved by hand',
  drag: 'Drag to another place',
  more: 'More',
  recipeOf: (drink: string) => `Recipe of ${drink}`,
  toTop: 'To the top',
  toArrival: 'Back to order of arrival',
  earlier: 'One place earlier',
  later: 'One place later',
  hold: 'Put on hold',
  resume: 'Resume',
  onHold: 'On hold',
  heldCount: (count: number) => `${count} on hold`,
  takeOver: 'Take over',
  tookOver: (name: string, what: string) => `${name} has taken over ${what}`,
  callAgain: 'Call again',
  called: (ago: string) => `called ${ago} ago`,
  collected: 'Collected',
  isCollected: 'collected',
  partCollected: (count: number, total: number) => `${count} of ${total} collected`,
  decline: 'Decline',
  declineEllipsis: 'Decline…',
  declineTitle: (ticket: string) => `Decline ${ticket}?`,
  declineHint: 'The guest is told at once, with the reason.',
  declineWhich: 'Which drinks to decline',
  declineWhy: 'Why?',
  declineCount: (count: number) => (count === 1 ? 'Decline 1 drink' : `Decline ${count} drinks`),
  declineThese: (count: number) =>
    count === 1 ? 'Decline this order' : `Decline these ${count} orders`,
  reasons: {
    out: 'Out of…',
    lastCall: 'Last call',
    tooMany: 'Too many at once',
    notTonight: 'Had enough tonight',
    other: 'In your own words',
  } satisfies Record<DeclineReason, string>,
  ownWords: 'What the guest reads',
  takeOff: (ingredient: string) => `Also take ${ingredient} off the shelf`,
  cancelledTonight: 'Cancelled tonight',
  noneCancelled: 'Nothing was cancelled tonight.',
  takenBack: 'cancelled by the guest',
  declinedBy: (name: string) => `declined by ${name}`,
  declinedByBar: 'declined by the bar',
  declinedBecause: ({ reason, ingredient, words }: Cancellation) =>
    ({
      out: `out of ${ingredient}`,
      lastCall: 'last call',
      tooMany: 'too many at once',
      notTonight: 'had enough tonight',
      other: `“${words}”`,
    })[reason ?? 'other'],
  bringBack: 'Bring back',
  bringBackAll: 'Bring back all',
  cancelledTogether: 'cancelled together',
  oneByOne: 'Show them one by one',
  bringBackOf: (drink: string, guest: string) => `Bring back ${drink} for ${guest}`,
  broughtBack: (what: string) => `${what} is back on the board`,
  station: 'Station',
  stationIs: (names: string) => `Station: ${names}`,
  stationHint: 'This browser shows only drinks of these categories. Sounds are for all orders.',
  allStations: 'all',
  allDrinks: 'All drinks',
  hiddenOrders: (count: number) =>
    count === 0
      ? 'hides no open orders'
      : count === 1
        ? 'hides 1 open order'
        : `hides ${count} open orders`,
  showAll: 'Show all',
  makes: (name: string) => `${name} is making it`,
  backToNew: 'Back to new',
  out: (names: readonly string[]) =>
    names.length === 1 ? `${names[0]} is out` : `Out: ${names.join(', ')}`,
  ranOut: 'Ran out',
  ranOutOf: (name: string) => `Ran out of ${name}`,
  putBack: "It's back",
  putBackOf: (name: string) => `${name} is back on the shelf`,
  tookOff: (name: string) => `${name} is off the shelf`,
  shelfFailed: (reason: string) => `Error changing the shelf: ${reason}`,
  affected: (count: number) =>
    count === 1 ? '1 order cannot be made now' : `${count} orders cannot be made now`,
  undo: 'Undo',
  updateFailed: (reason: string) => `Error updating order status: ${reason}`,
  arrived: (drink: string, guest: string) => `New order: ${drink} for ${guest}`,
  waits: { fresh: 'Waiting', long: 'Waiting a while', late: 'Waiting too long' },
  madeIn: (time: string) => `in ${time}`,
  toMake: 'To make',
  toMakeAll: (count: number, kinds: number) =>
    `${count === 1 ? '1 drink' : `${count} drinks`} of ${kinds === 1 ? '1 kind' : `${kinds} kinds`}`,
  times: (count: number) => `${count}×`,
  careful: (count: number) => (count === 1 ? '1 with an allergy?' : `${count} with an allergy?`),
  boardSettings: 'More: how the board works',
  order: 'Order of the cards',
  arrangements: {
    age: 'Oldest first',
    drink: 'By drink',
    table: 'By table',
  } satisfies Record<Arrangement, string>,
  tonight: 'tonight',
  showMore: 'Show more',
  moreWaiting: (count: number) => (count === 1 ? '1 more is waiting' : `${count} more are waiting`),
  cancelNew: 'Cancel new orders',
  cancelHint: 'Guests are told at once. Choose whose orders to cancel. You can undo it.',
  cancelAll: 'All new orders',
  cancelNothing: 'Nothing chosen yet',
  cancelWhose: 'Whose orders to cancel',
  cancelUnseen: (count: number) =>
    count === 1 ? '1 of them is not on the board yet' : `${count} of them are not on the board yet`,
  cancelCount: (count: number) => (count === 1 ? 'Cancel 1 order' : `Cancel ${count} orders`),
  cancelled: (count: number) => (count === 1 ? '1 order cancelled' : `${count} orders cancelled`),
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
    done: 'complete',
    recipe: 'recipe',
    reset: 'back to new',
    undo: 'undo',
    decline: 'decline',
    top: 'to the top',
    arrival: 'back to order of arrival',
    place: 'earlier or later',
    hold: 'hold',
    takeOver: 'take over',
    callAgain: 'call again',
    collected: 'collected',
    group: 'oldest first, by drink, by table',
    sound: 'sound',
    fullScreen: 'full screen',
    help: 'all shortcuts',
  },
};

export const useOrdersText = createTexts(en, { sk: () => import('./texts.sk.ts') });
