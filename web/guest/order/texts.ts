import { createTexts } from '#web/i18n/language.ts';

const drinks = (count: number) => (count === 1 ? '1 drink' : `${count} drinks`);

export const en = {
  quantity: 'How many',
  fewer: 'One fewer',
  more: 'One more',
  forOther: 'For somebody else?',
  forWhom: 'Who is it for?',
  forExample: 'Peter',
  addToRound: 'Add to round',
  added: (count: number) => `In your round: ${drinks(count)}`,
  fullRound: 'Your round is full. Send it first.',
  round: 'Your round',
  roundOf: (count: number) => `Round: ${drinks(count)}`,
  see: 'See your round',
  send: 'Send',
  sendRound: (count: number) => `Send ${drinks(count)}`,
  sending: 'Sending…',
  sendAgain: 'Send again',
  for: (name: string) => `for ${name}`,
  total: 'Together',
  remove: (drink: string) => `Remove ${drink}`,
  removed: (drink: string) => `${drink} is out of your round`,
  undo: 'Undo',
  /** Beside an order that was just placed. */
  cancel: 'Undo',
  moreDrinks: 'Add more drinks',
  sent: (count: number) => `${drinks(count)} ordered`,
  notYet: 'Not just yet',
  notSent: 'Your round was not sent',
  uncertain: 'It is sent by itself when the connection is back, and arrives only once.',
  soldOutLine: 'Sold out right now',
  goneLine: 'Cannot be made right now',
  leftOutLine: 'Contains, or may contain, what you leave out',
  withoutThose: (drinks: string) => `Cannot be made right now: ${drinks}.`,
  sendRest: (count: number) =>
    count === 1 ? 'Send the other drink' : `Send the other ${drinks(count)}`,
  empty: 'Your round is empty',
  tooManyOpen: (open: number) =>
    open === 0
      ? 'That is more than the bar takes from one guest. Send a smaller round.'
      : `You have ${drinks(open)} on the way. Order another when one has arrived.`,
  atMost: (limit: number) => `At most ${limit} at a time.`,
  takenBack: 'Order cancelled',
  takenBackOf: (count: number) => `${drinks(count)} cancelled`,
  tooLate: 'The bartender was faster and has already started it.',
  someTooLate: (count: number) =>
    count === 1
      ? 'One drink was already started; the others are cancelled.'
      : `${count} drinks were already started; the others are cancelled.`,
  restsPaused: 'Taking a break',
  restsClosed: 'The bar is closed',
};

/** Texts of rounds and of orders just placed. */
export const useRoundText = createTexts(en, { sk: () => import('./texts.sk.ts') });
