import { describe, expect, it } from 'vitest';
import { en as ordersEn } from '#web/features/orders/texts.ts';
import { sk as partiesSk } from '#web/features/parties/texts.sk.ts';
import { en } from '#web/i18n/en.ts';
import { sk } from '#web/i18n/sk.ts';

describe('plural forms', () => {
  it.each([
    [en.menu.search(1), 'Search 1 drink'],
    [en.menu.search(2), 'Search 2 drinks'],
    [sk.menu.search(1), 'Hľadať v 1 drinku'],
    [sk.menu.search(3), 'Hľadať v 3 drinkoch'],
    [ordersEn.newOrders(1), '1 new order'],
    [ordersEn.moreWaiting(1), '1 more is waiting'],
  ])('shows %s', (text, expected) => expect(text).toBe(expected));

  it.each([
    [1, 'Odvtedy pribudla alebo sa zmenila 1 odpoveď. Vytvorte zoznam znova, aby sa započítala.'],
    [3, 'Odvtedy pribudli alebo sa zmenili 3 odpovede. Vytvorte zoznam znova, aby sa započítali.'],
    [7, 'Odvtedy pribudlo alebo sa zmenilo 7 odpovedí. Vytvorte zoznam znova, aby sa započítali.'],
  ])('counts %i more responses', (count, expected) =>
    expect(partiesSk.moreSince(count)).toBe(expected),
  );
});
