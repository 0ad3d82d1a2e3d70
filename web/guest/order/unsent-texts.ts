import { createTexts } from '#web/i18n/language.ts';

export const en = {
  waits: (order: string) => `Waiting for a connection: ${order}`,
  byItself: 'It is sent by itself, and only once.',
  safe: 'Nothing is ordered twice. It is sent by itself when the connection is back.',
  tryAgain: 'Trying again is safe: it is ordered only once.',
  stop: "Don't send",
  stopOf: (order: string) => `Don't send: ${order}`,
  stopped: (order: string) => `Not sent: ${order}`,
  stillWanted: (order: string) => `Do you still want this? ${order}`,
  notSentYet: 'It was not sent while there was no connection.',
  orderNow: 'Order now',
  noThanks: 'No, thanks',
  notPlaced: (order: string) => `Not ordered: ${order}`,
  dismiss: 'OK',
};

/** Texts of orders without a response. */
export const useUnsentText = createTexts(en, { sk: () => import('./unsent-texts.sk.ts') });
