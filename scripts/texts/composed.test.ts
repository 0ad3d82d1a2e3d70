// Sentences with names and numbers in them, written out: names of drinks have any gender, number
// and length, and no sentence may depend on which.
import { describe, expect, it } from 'vitest';
import { sk as editorSk } from '#web/components/editor/texts.sk.ts';
import { en as editorEn } from '#web/components/editor/texts.ts';
import { sk as drinkSk } from '#web/features/drinks/editor/texts.sk.ts';
import { en as drinkEn } from '#web/features/drinks/editor/texts.ts';
import { sk as mixologistSk } from '#web/features/mixologist/texts.sk.ts';
import { en as mixologistEn } from '#web/features/mixologist/texts.ts';
import { sk as ordersSk } from '#web/features/orders/texts.sk.ts';
import { en as ordersEn } from '#web/features/orders/texts.ts';
import { sk as roundSk } from '#web/guest/order/texts.sk.ts';
import { en as roundEn } from '#web/guest/order/texts.ts';
import { sk as orderSk } from '#web/guest/tonight/texts.sk.ts';
import { en as orderEn } from '#web/guest/tonight/texts.ts';
import { en } from '#web/i18n/en.ts';
import { sk } from '#web/i18n/sk.ts';
import { composedTexts } from './composed.ts';

/** Feminine, neuter, plural in form, two words, three words, with digits, digits alone. */
const names = [
  'Margarita',
  'Mojito',
  'Martini',
  'Kofola Libre',
  'Corpse Reviver No. 2',
  '20th Century',
  '212',
];

type Compose = (name: string) => string;

/** Each in English and Slovak; X stands for the name. */
const sentences: [Compose, string, Compose, string][] = [
  [en.menu.order, 'Order X', sk.menu.order, 'Objednať: X'],
  [en.menu.see, 'See X', sk.menu.see, 'Pozrieť: X'],
  [orderEn.waiting, 'X is ordered', orderSk.waiting, 'X – objednané'],
  [orderEn.beingMade, 'X is being made', orderSk.beingMade, 'X – pripravuje sa'],
  [orderEn.ready, 'X is ready', orderSk.ready, 'X – hotovo'],
  [
    orderEn.called,
    'The bar is calling you: X is ready',
    orderSk.called,
    'Bar vás volá: X – hotovo',
  ],
  [orderEn.cancelled, 'X was cancelled', orderSk.cancelled, 'X – zrušené'],
  [orderEn.takenBack, 'X: order cancelled', orderSk.takenBack, 'X – objednávka zrušená'],
  [orderEn.declined, 'Sorry, no X this time', orderSk.declined, 'Mrzí nás to, X tentoraz nebude'],
  [orderEn.tryThis, 'How about X?', orderSk.tryThis, 'Čo takto X?'],
  [orderEn.againOf, 'Order X again', orderSk.againOf, 'Objednať znova: X'],
  [roundEn.removed, 'X is out of your round', roundSk.removed, 'X – odobraté z rundy'],
  [ordersEn.moved.processing, 'X started', ordersSk.moved.processing, 'Pripravuje sa: X'],
  [ordersEn.moved.done, 'X marked complete', ordersSk.moved.done, 'Hotovo: X'],
  [ordersEn.moved.new, 'X reset to new', ordersSk.moved.new, 'Späť medzi novými: X'],
  [ordersEn.moved.cancelled, 'X declined', ordersSk.moved.cancelled, 'Odmietnuté: X'],
  [
    ordersEn.moved.takeOver,
    "You're making X now",
    ordersSk.moved.takeOver,
    'Teraz pripravujete: X',
  ],
  [ordersEn.already.done, 'X was already completed', ordersSk.already.done, 'Už je hotové: X'],
  [ordersEn.declineTitle, 'Decline X?', ordersSk.declineTitle, 'Odmietnuť: X?'],
  [ordersEn.broughtBack, 'X is back on the board', ordersSk.broughtBack, 'Späť na tabuli: X'],
  [
    editorEn.drink.retireQuestion,
    'Retire X?',
    editorSk.drink.retireQuestion,
    'Stiahnuť drink X z ponuky?',
  ],
  [
    editorEn.drink.retired,
    'X is retired.',
    editorSk.drink.retired,
    'Drink X je stiahnutý z ponuky.',
  ],
  [editorEn.drink.broughtBack, 'X is back.', editorSk.drink.broughtBack, 'Drink X je späť.'],
  [drinkEn.onMenu, 'X is on the menu.', drinkSk.onMenu, 'V ponuke pribudol drink X.'],
  [
    mixologistEn.creation.openDraft,
    'Open the draft X',
    mixologistSk.creation.openDraft,
    'Otvoriť návrh: X',
  ],
];

describe.each(names)('with %s', (name) => {
  it.each(sentences)('%o: %s', (english, inEnglish, slovak, inSlovak) => {
    expect(english(name)).toBe(inEnglish.replace('X', name));
    expect(slovak(name)).toBe(inSlovak.replace('X', name));
  });
});

describe('with numbers', () => {
  it.each<[(count: number) => string, one: string, few: string, many: string]>([
    [ordersEn.total, '1 total order', '2 total orders', '5 total orders'],
    [ordersSk.total, 'Objednávky spolu: 1', 'Objednávky spolu: 2', 'Objednávky spolu: 5'],
    [ordersEn.newOrders, '1 new order', '2 new orders', '5 new orders'],
    [ordersSk.newOrders, '1 nová objednávka', '2 nové objednávky', '5 nových objednávok'],
    [ordersEn.moreWaiting, '1 more is waiting', '2 more are waiting', '5 more are waiting'],
    [
      ordersSk.moreWaiting,
      'Čaká ešte 1 objednávka',
      'Čakajú ešte 2 objednávky',
      'Čaká ešte 5 objednávok',
    ],
    [ordersEn.declineCount, 'Decline 1 drink', 'Decline 2 drinks', 'Decline 5 drinks'],
    [ordersSk.declineCount, 'Odmietnuť 1 drink', 'Odmietnuť 2 drinky', 'Odmietnuť 5 drinkov'],
    [orderEn.readyMany, '1 drink is ready', '2 drinks are ready', '5 drinks are ready'],
    [
      orderSk.readyMany,
      '1 drink je pripravený',
      '2 drinky sú pripravené',
      '5 drinkov je pripravených',
    ],
    [orderEn.ahead, '1 order before you', '2 orders before you', '5 orders before you'],
    [orderSk.ahead, '1 objednávka pred vami', '2 objednávky pred vami', '5 objednávok pred vami'],
    [sk.menu.search, 'Hľadať v 1 drinku', 'Hľadať v 2 drinkoch', 'Hľadať v 5 drinkoch'],
  ])('%o', (text, one, few, many) => {
    expect([1, 2, 5].map(text)).toEqual([one, few, many]);
  });

  it.each([0, 1, 2, 3, 4, 5, 11, 21, 22, 25, 102])('%i agrees in Slovak', (count) => {
    const form = count === 1 ? 'drink' : count >= 2 && count <= 4 ? 'drinky' : 'drinkov';
    expect(ordersSk.drinks(count)).toBe(`${count} ${form}`);
    expect(ordersEn.drinks(count)).toBe(count === 1 ? '1 drink' : `${count} drinks`);
  });
});

describe('what the server composes', () => {
  const composed = composedTexts();
  const of = (file: string, key: string) => {
    const { en: english, sk: slovak } = composed[file]?.find((pair) => pair.key === key) ?? {};
    return [english?.split(' / ')[0], slovak?.split(' / ')[0]];
  };
  const search = 'language/answers';
  const advice = 'server/mixologist/advice/texts.ts';

  it.each([
    [search, 'Margarita', 'Margarita and drinks like it.', 'Margarita a podobné drinky.'],
    [search, '20th Century', '20th Century and drinks like it.', '20th Century a podobné drinky.'],
    [
      search,
      'Margarita na leto',
      'Looking for Margarita for summer.',
      'Hľadám: Margarita na leto.',
    ],
    [
      search,
      'niečo kyslé, ale nie Margarita',
      'Looking for something sour other than Margarita.',
      'Hľadám niečo kyslé okrem drinku Margarita.',
    ],
    [
      search,
      'niečo ako Margarita',
      'Looking for something similar to Margarita.',
      'Hľadám niečo podobné ako Margarita.',
    ],
    [
      search,
      'kyslé s tequilou, najviac 10 %',
      'Looking for something sour with tequila, with at most 10% alcohol.',
      'Hľadám niečo kyslé s tequilou, s obsahom alkoholu najviac 10\u00a0%.',
    ],
    [
      search,
      'nie príliš silné, málo cukru',
      "Looking for something that isn't too strong, with only a little added sugar.",
      'Hľadám niečo, čo nie je príliš silné, len s troškou pridaného cukru.',
    ],
    [
      search,
      'qwertz',
      'You lost me there. Try “sour with gin”.',
      'Teraz nerozumiem. Skúste „kyslé s ginom“.',
    ],
    [
      advice,
      'most',
      'You can make 1 drink now. Rum would unlock the most: 1 more drink.',
      'Z vašich zásob teraz namiešate 1 drink. Tip: Rum (+1 drink).',
    ],
    [
      advice,
      'worth',
      'You can make 2 drinks now. Rum would be the best value for money: 2 more drinks. Also worth a look: Gin, for 5 more drinks.',
      'Z vašich zásob teraz namiešate 2 drinky. Za tie peniaze sa najviac oplatí: Rum (+2 drinky). Ďalší tip: Gin (+5 drinkov).',
    ],
    [
      'language/party/summary.ts',
      'few',
      '3 guests have answered. Together that is 8 people, one of them a child. Asked for by name: Margarita (2). Wishes: sweet (2), with rum (1), strong (1). One drinks no alcohol. Diets: vegan (1). Some guests must not have: nuts, lupin. These 2 drinks suit 3 of 8.',
      'Odpovedali 3 hostia. Spolu je to 8 ľudí, z toho jedno dieťa. Konkrétne si želajú: Margarita (2). Želania: sladké (2), s rumom (1), silné (1). Jeden hosť nepije alkohol. Stravovanie: vegánske (1). Niektorí hostia musia mať drinky bez orechov, vlčieho bôbu. Hostia spokojní s týmito 2 drinkmi: 3 z 8.',
    ],
  ])('%s: %s', (file, key, english, slovak) => {
    expect(of(file, key)).toEqual([english, slovak]);
  });

  it('says nothing in Slovak that depends on the gender of a drink', () => {
    const sentencesOfSearch = composed[search] ?? [];
    for (const { sk: text } of sentencesOfSearch) {
      expect(text).not.toMatch(/(^|\s)(mu|ho|ju|jej|ním|ňou|neho)(\s|\.|$)/);
    }
  });
});
