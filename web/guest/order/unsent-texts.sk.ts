import type { en } from './unsent-texts.ts';

export const sk: typeof en = {
  waits: (order: string) => `Čaká na spojenie: ${order}`,
  byItself: 'Odošle sa samo, a iba raz.',
  safe: 'Nič sa neobjedná dvakrát. Keď sa spojenie obnoví, odošle sa to samo.',
  tryAgain: 'Pokojne to skúste znova: objedná sa to iba raz.',
  stop: 'Neodoslať',
  stopOf: (order: string) => `Neodoslať: ${order}`,
  stopped: (order: string) => `Neodoslané: ${order}`,
  stillWanted: (order: string) => `Máte na to ešte chuť? ${order}`,
  notSentYet: 'Kým nebolo spojenie, neodoslalo sa to.',
  orderNow: 'Objednať teraz',
  noThanks: 'Už nie',
  notPlaced: (order: string) => `Neobjednané: ${order}`,
  dismiss: 'OK',
};
