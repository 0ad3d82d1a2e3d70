import { plural } from '#web/i18n/plural.ts';
export const sk = {
  yours: 'Vaše dnešné objednávky',
  waiting: (drink: string) => `${drink} – objednané`,
  beingMade: (drink: string) => `${drink} – pripravuje sa`,
  ready: (drink: string) => `${drink} – hotové`,
  next: 'Ste na rade',
  ahead: (count: number) =>
    `${count} ${plural(count, 'objednávka', 'objednávky', 'objednávok')} pred vami`,
  orderedAgo: (ago: string) => `Objednané ${ago}`,
  more: (count: number) => `+${count} ${plural(count, 'ďalšia', 'ďalšie', 'ďalších')}`,
  sound: 'Zvuk, keď je nápoj hotový',
  soundHint: 'Zaznie, ak máte túto stránku otvorenú.',
  pickUp: 'Vyzdvihnite si ho na bare',
  cancelled: (drink: string) => `${drink} – zrušené`,
  sorry: 'Žiaľ, bar objednávku zrušil',
};
