// Sentences that the server composes, from samples of searches, recommendations, parties, purchases and
// payments.

import { readCatalogue } from '#catalogue/files.ts';
import { formatAmount, units } from '#domain/drinks/units.ts';
import type { Ingredient } from '#domain/ingredients/ingredients.ts';
import { packKinds } from '#domain/ingredients/packs.ts';
import { type Language, languages } from '#domain/languages.ts';
import { aiFeatureNames } from '#domain/mixologist/ai-features.ts';
import { searchMenu } from '#language/answers/search.ts';
import { DrinkNames } from '#language/names/drink-names.ts';
import type { Facts } from '#language/party/facts.ts';
import { summarise } from '#language/party/summary.ts';
import { catalogueRecipes } from '#language/profiles/catalogue-recipes.ts';
import { entryOf, MenuIndex } from '#language/ranking/menu-index.ts';
import { describe } from '#server/features/credits/texts.ts';
import { purchaseText } from '#server/features/parties/purchase-texts.ts';
import type { Gain } from '#server/mixologist/advice/gains.ts';
import { reasonFor } from '#server/mixologist/advice/reason.ts';
import { wordAdvice } from '#server/mixologist/advice/wording.ts';
import type { Pair } from './pairs.ts';

type Compose = (language: Language) => string;

/** By file. */
export function composedTexts(): Readonly<Record<string, Pair[]>> {
  return {
    'language/answers': searches(),
    'server/mixologist/advice/texts.ts': advice(),
    'language/party/summary.ts': summaries(),
    'server/features/parties/purchase-texts.ts': purchases(),
    'server/features/credits/texts.ts': ledger(),
    'domain/drinks/units.ts': amounts(),
  };
}

function pair(key: string, compose: Compose): Pair {
  const [en = '', sk = ''] = languages.map(compose);
  return { key, en, sk };
}

const questions: readonly (readonly [en: string, sk: string])[] = [
  ['something sweet and creamy, no coconut', 'niečo sladké a krémové, bez kokosu'],
  ['sour with tequila, at most 10%', 'kyslé s tequilou, najviac 10 %'],
  ['not too strong, little sugar', 'nie príliš silné, málo cukru'],
  ['something like a Margarita', 'niečo ako Margarita'],
  ['Margarita', 'Margarita'],
  ['Margarita for summer', 'Margarita na leto'],
  ['something sour but no Margarita', 'niečo kyslé, ale nie Margarita'],
  ['20th Century', '20th Century'],
  ['the strongest you have', 'najsilnejšie, čo máte'],
  ['hot, stirred, with bitters', 'horúce, miešané, s bitterom'],
  ['three ingredients with gin', 'z troch surovín s ginom'],
  ['something without alcohol, I am allergic to nuts', 'bez alkoholu, mám alergiu na orechy'],
  ['hello', 'ahoj'],
  ['what is the weather', 'aké bude počasie'],
  ['qwertz', 'qwertz'],
];

function searches(): Pair[] {
  const catalogue = readCatalogue();
  const entries = catalogueRecipes(catalogue).map(entryOf);
  const menu = new MenuIndex(entries, new DrinkNames(entries.map(({ profile }) => profile)));
  const drinks = new Map(catalogue.drinks.map((one) => [one.id, one]));
  const ask = (query: string, language: Language) => {
    const { interpretation, picks } = searchMenu(menu, query, language);
    const reasons = picks.slice(0, 2).map(({ drinkId, reason }) => {
      return `${drinks.get(drinkId)?.[language].name}: ${reason}`;
    });
    return [interpretation, ...reasons].join(' / ');
  };
  return questions.map(([en, sk]) => ({ key: sk, en: ask(en, 'en'), sk: ask(sk, 'sk') }));
}

function advice(): Pair[] {
  const ingredient = (name: string): Ingredient => ({
    _id: name.toLowerCase(),
    name,
    category: 'spirits',
    description: '',
    isOwn: false,
  });
  const buys = (name: string, newDrinksCount: number, together?: string) => ({
    ingredient: ingredient(name),
    together: together ? ingredient(together) : null,
    alsoNeeded: [],
    impact: 'high' as const,
    newDrinksCount,
    newDrinkNames: [],
    reason: '',
  });
  const advised = (drinksNow: number, ...recommendations: ReturnType<typeof buys>[]) => ({
    drinksNow,
    isAlcoholFree: false,
    isAllHidden: false,
    recommendations,
  });
  const gain: Gain = {
    buy: [0],
    newDrinks: ['Negroni', 'Americano'],
    named: 2,
    openedAlone: 2,
    standsFor: [1, 2],
    uses: 18,
    isCheapest: false,
    isEveryday: false,
  };
  const gains: Partial<Gain>[] = [
    {},
    { newDrinks: ['Negroni'], named: 1 },
    { newDrinks: ['Negroni'], named: 1, uses: 1 },
    { newDrinks: ['a', 'b', 'c', 'd', 'e'], named: 5 },
    { named: 1 },
    { named: 0 },
    { isCheapest: true },
    { buy: [0, 1], openedAlone: 1 },
    { buy: [0, 1], openedAlone: 0 },
    { isEveryday: true },
    { isEveryday: true, newDrinks: ['Negroni'] },
  ];
  const names = {
    ingredient: (number: number) => ['Campari', 'brandy', 'gin'][number] ?? '',
    drink: (id: string) => id,
  };
  return [
    pair('most', (language) => wordAdvice(advised(1, buys('Rum', 1)), language)),
    pair('worth', (language) => wordAdvice(advised(2, buys('Rum', 2), buys('Gin', 5)), language)),
    pair('several', (language) =>
      wordAdvice(advised(5, buys('Gin', 5, 'Campari'), buys('Rum', 1)), language),
    ),
    pair('start', (language) => wordAdvice(advised(0, buys('Gin', 5, 'Campari')), language)),
    pair('nothing', (language) => wordAdvice(advised(5), language)),
    pair('allHidden', (language) => wordAdvice({ ...advised(5), isAllHidden: true }, language)),
    ...gains.map((change) =>
      pair(`reason ${JSON.stringify(change)}`, (language) =>
        reasonFor({ ...gain, ...change }, names, language),
      ),
    ),
  ];
}

function summaries(): Pair[] {
  const facts: Facts = {
    responses: 1,
    adults: 1,
    children: 0,
    named: [],
    wanted: [],
    alcoholFree: 0,
    diets: [],
    refusals: [],
  };
  const many: Facts = {
    responses: 5,
    adults: 7,
    children: 2,
    named: [{ what: { en: 'Margarita', sk: 'Margarita' }, people: 2 }],
    wanted: [
      { what: { kind: 'quality', quality: 'sweet' }, people: 2 },
      { what: { kind: 'concept', concept: 'rum' }, people: 1 },
      { what: { kind: 'strength', strength: 1 }, people: 1 },
    ],
    alcoholFree: 2,
    diets: [{ what: 'vegan', people: 1 }],
    refusals: ['nuts', 'lupin'],
  };
  return [
    pair('one', (language) => summarise(facts, { suited: 1, drinks: 1 }, language)),
    pair('few', (language) =>
      summarise(
        { ...many, responses: 3, children: 1, alcoholFree: 1 },
        { suited: 3, drinks: 2 },
        language,
      ),
    ),
    pair('many', (language) =>
      summarise({ ...many, alcoholFree: 5 }, { suited: 7, drinks: 5 }, language),
    ),
  ];
}

function purchases(): Pair[] {
  return packKinds.flatMap((pack) =>
    [1, 2, 5].map((count) =>
      pair(pack, (language) =>
        purchaseText({ count, pack, ...(pack === 'bottle' && { ml: 700 }) }, language),
      ),
    ),
  );
}

function ledger(): Pair[] {
  const entry = { amount_micros: 1, feature: null, provider: null };
  return [
    ...aiFeatureNames.map((feature) =>
      pair(feature, (language) => describe({ ...entry, kind: 'usage', feature }, language)),
    ),
    ...(['initial', 'purchase', 'refund', 'dispute'] as const).flatMap((kind) =>
      [1, -1].map((amount) =>
        pair(`${kind} ${amount}`, (language) =>
          describe({ ...entry, kind, amount_micros: amount }, language),
        ),
      ),
    ),
  ];
}

function amounts(): Pair[] {
  return units.flatMap((unit) =>
    [1, 1.5, 2, 5].map((amount) =>
      pair(unit, (language) => formatAmount({ amount, unit }, 'ml', language)),
    ),
  );
}
