import { plural } from '#web/i18n/plural.ts';
import type { OrderTexts } from './order-texts.ts';

export const sk: OrderTexts = {
  yours: 'Vaše dnešné objednávky',
  waiting: (drink) => `${drink} – objednané`,
  beingMade: (drink) => `${drink} – pripravuje sa`,
  ready: (drink) => `${drink} – hotové`,
  next: 'Ste na rade',
  ahead: (count) => `${count} ${plural(count, 'objednávka', 'objednávky', 'objednávok')} pred vami`,
  orderedAgo: (ago) => `Objednané ${ago}`,
  more: (count) => `+${count} ${plural(count, 'ďalšia', 'ďalšie', 'ďalších')}`,
  sound: 'Zvuk, keď je nápoj hotový',
  soundHint: 'Zaznie, ak máte túto stránku otvorenú.',
  pickUp: 'Vyzdvihnite si ho na bare',
  cancelled: (drink) => `${drink} – zrušené`,
  sorry: 'Žiaľ, bar objednávku zrušil',
};
