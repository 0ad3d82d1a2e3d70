import { plural } from '#web/i18n/plural.ts';
import type { OrdersTexts } from './en.ts';

export const sk: OrdersTexts = {
  total: (count) => `Objednávky spolu: ${count}`,
  averageWait: (time) => `priemerné čakanie ${time}`,
  columns: {
    new: 'Nové objednávky',
    processing: 'Pripravujú sa',
    done: 'Hotové',
  },
  nothing: {
    new: 'Nikto nečaká',
    processing: 'Nič sa nepripravuje',
    done: 'Dnes večer ešte nič nie je hotové',
  },
  none: 'Zatiaľ žiadne objednávky',
  noneReason: 'Objednávky sa tu zobrazia, keď ich hostia zadajú.',
  by: (guest) => `pre: ${guest}`,
  recipe: 'Recept',
  noRecipe: 'Recept (nie je)',
  moves: {
    processing: 'Začať miešať',
    done: 'Dokončiť',
    new: 'Vrátiť medzi nové',
  },
  marks: { processing: 'Označiť ako rozpracovanú', done: 'Označiť ako hotovú' },
  moved: {
    processing: (drink, guest) => `${drink} (${guest}) sa pripravuje`,
    done: (drink, guest) => `${drink} (${guest}) je označené ako hotové`,
    new: (drink, guest) => `${drink} (${guest}) je späť medzi novými`,
  },
  undo: 'Späť',
  updateFailed: (reason) => `Stav objednávky sa nepodarilo zmeniť: ${reason}`,
  arrived: (drink, guest) => `Nová objednávka: ${drink} (${guest})`,
  waits: { fresh: 'Čaká', long: 'Čaká dlho', late: 'Čaká príliš dlho' },
  madeIn: (time) => `za ${time}`,
  toMake: 'Treba pripraviť',
  times: (count) => `${count}×`,
  order: 'Poradie kariet',
  oldestFirst: 'Od najstaršej',
  byDrink: 'Podľa nápoja',
  tonight: 'dnes večer',
  showMore: 'Zobraziť staršie',
  moreWaiting: (count) =>
    plural(
      count,
      'Čaká ešte 1 objednávka',
      `Čakajú ešte ${count} objednávky`,
      `Čaká ešte ${count} objednávok`,
    ),
  cancelNew: 'Zrušiť nové objednávky',
  cancelHint: 'Hostia sa to hneď dozvedia. Koho objednávky chcete ponechať, toho odznačte.',
  cancelWhose: 'Čie objednávky zrušiť',
  cancelUnseen: (count) =>
    plural(
      count,
      'a ešte 1, ktorú zatiaľ nevidno',
      `a ešte ${count}, ktoré zatiaľ nevidno`,
      `a ešte ${count}, ktoré zatiaľ nevidno`,
    ),
  cancelCount: (count) =>
    plural(
      count,
      'Zrušiť 1 objednávku',
      `Zrušiť ${count} objednávky`,
      `Zrušiť ${count} objednávok`,
    ),
  cancelled: (count) =>
    plural(
      count,
      '1 objednávka bola zrušená',
      `${count} objednávky boli zrušené`,
      `${count} objednávok bolo zrušených`,
    ),
  cancelFailed: (reason) => `Objednávky sa nepodarilo zrušiť: ${reason}`,
  soundOn: 'Zvuk zapnutý',
  soundOff: 'Zvuk vypnutý',
  soundBlocked: 'Ťuknutím zapnite zvuk',
  awake: 'Obrazovka nezhasne',
  maySleep: 'Obrazovka môže zhasnúť',
  fullScreen: 'Celá obrazovka',
  leaveFullScreen: 'Ukončiť celú obrazovku',
  newOrders: (count) =>
    plural(count, '1 nová objednávka', `${count} nové objednávky`, `${count} nových objednávok`),
  shortcuts: 'Klávesové skratky',
  keys: {
    select: 'výber',
    start: 'začať',
    done: 'hotové',
    recipe: 'recept',
    reset: 'vrátiť medzi nové',
    undo: 'späť',
    group: 'od najstaršej alebo podľa nápoja',
    sound: 'zvuk',
    fullScreen: 'celá obrazovka',
    help: 'všetky skratky',
  },
};
