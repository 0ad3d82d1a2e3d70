import type { LeftOut } from '#domain/menu/without.ts';
import { en as allergens } from '#web/components/allergens/texts.ts';
import { createTexts } from '#web/i18n/language.ts';

const names: Record<LeftOut, string> = { alcohol: 'alcohol', ...allergens };
const listed = (list: readonly LeftOut[]) => list.map((one) => names[one]).join(', ');

export const en = {
  without: (list: readonly LeftOut[]) => `Without ${listed(list)}`,
  remove: (one: LeftOut) => `Without ${names[one]}: remove`,
  removeFilter: (name: string) => `With ${name}: remove`,
  goesAlong: (list: readonly LeftOut[]) => `The bar reads with your order: without ${listed(list)}`,
  conflict: (list: readonly LeftOut[]) =>
    `You want drinks without ${listed(list)}. This one contains it, may contain it, or isn't fully known.`,
  ask: (list: readonly LeftOut[]) => `Leave out ${listed(list)} everywhere tonight?`,
  askHint: 'On the menu, in the AI and beside your orders. You can take it back at any time.',
  yes: 'Yes, leave it out',
  no: 'Not now',
  from: (list: readonly LeftOut[]) => `From now on without ${listed(list)}`,
  allergy: 'Allergy? Confirm with the guest',
};

export const useLeftOutText = createTexts(en, { sk: () => import('./texts.sk.ts') });
