import { beforeAll, describe, expect, it } from 'vitest';
import { readCatalogue } from '#catalogue/files.ts';
import type { PartyAnalysis } from '#domain/parties/party-analysis.ts';
import { partyMenuOf } from '#language/testing/party-menu.ts';
import { analyseParty } from './analysis.ts';
import { poursIn } from './pours/words.ts';

const catalogue = readCatalogue();
const everything = catalogue.ingredients.map(({ id }) => id);
const home = [
  ...['gin', 'vodka', 'white-rum', 'bourbon', 'triple-sec', 'tonic-water', 'cola', 'lemon-juice'],
  ...['orange-juice', 'simple-syrup', 'sugar', 'lager', 'angostura-bitters', 'lime', 'mint'],
  'soda-water',
];
const classic = [
  ...home,
  ...['blanco-tequila', 'campari', 'aperol', 'sweet-vermouth', 'dry-vermouth', 'prosecco'],
  ...['coffee-liqueur', 'amaretto', 'lime-juice', 'pineapple-juice', 'coconut-cream', 'grenadine'],
];
const menus = new Map([home, classic, everything].map((shelf) => [shelf, partyMenuOf(shelf)]));
const menuOf = (shelf: string[]) => menus.get(shelf) ?? partyMenuOf(shelf);

type Answers = Record<string, string>;
const analyse = (shelf: string[], answers: Answers) =>
  analyseParty(
    Object.entries(answers).map(([guestName, preferences]) => ({
      id: guestName,
      guestName,
      preferences,
    })),
    menuOf(shelf),
  );
const ids = ({ drinks }: PartyAnalysis) => drinks.map(({ id }) => id);
const plain = ({ drinks }: PartyAnalysis) =>
  drinks.flatMap(({ plain: one }) => one?.ingredientId ?? []);
const servingsOf = ({ drinks }: PartyAnalysis, id: string) =>
  drinks.find((drink) => drink.id === id)?.servings;
const bought = ({ list }: PartyAnalysis) => list.map(({ ingredientId }) => ingredientId);
const unserved = ({ unserved: guests = [] }: PartyAnalysis) =>
  guests.map(({ responseId, reason }) => [responseId, reason]);

describe('a party on a home shelf, in English', () => {
  let party: PartyAnalysis;
  beforeAll(async () => {
    party = await analyse(home, {
      Anna: 'Aperol Spritz please',
      Bob: 'just a beer, or two',
      Cara: "Mojito! we're two",
      Dan: 'whiskey sour or an old fashioned',
      Eva: "I'm pregnant, something fruity and fresh",
      Finn: 'gin and tonic',
      Gina: 'dry white wine',
      Hugo: 'not too sweet, with vodka',
      Iris: 'diabetic, so nothing sugary, gin is fine',
      Jack: 'anything',
      Kim: 'kids: 3 of them',
      Leo: 'Long Island iced tea',
      Mia: 'Mojitto or pina colada',
    });
  });

  it('plans named drinks, one for each guest who names several', () => {
    expect(ids(party)).toEqual(
      expect.arrayContaining(['mojito', 'gin-and-tonic', 'aperol-spritz']),
    );
    expect(ids(party).some((id) => ['whiskey-sour', 'old-fashioned'].includes(id))).toBe(true);
    expect(ids(party)).not.toContain('pina-colada');
  });

  it('explains which named drinks are not planned, and buys nothing for them', () => {
    const reasons = Object.fromEntries(
      (party.omitted ?? []).map(({ name, reason }) => [name.en, reason]),
    );
    expect(reasons).toMatchObject({ 'Long Island Iced Tea': 'purchases', 'Piña Colada': 'other' });
    expect(bought(party)).not.toEqual(expect.arrayContaining(['blanco-tequila']));
    expect(unserved(party)).toEqual([['Leo', 'nothing']]);
  });

  it('pours beer and white wine unmixed, and buys them', () => {
    expect(plain(party).sort()).toEqual(['lager', 'white-wine']);
    expect(bought(party)).toEqual(expect.arrayContaining(['lager', 'white-wine']));
  });

  it('counts people in servings', () => {
    expect(party.people).toEqual({ adults: 13, children: 3 });
    expect(servingsOf(party, 'mojito')).toBeGreaterThan(servingsOf(party, 'aperol-spritz') ?? 99);
    expect(party.summary.en).toContain('Together that is 16 people, 3 of them children.');
    expect(party.summary.sk).toContain('Spolu je to 16 ľudí, z toho 3 deti.');
  });

  it('plans drinks without sugar for the diabetic guest', () => {
    const [suited] = party.drinks.filter(({ id }) => id === 'gin-rickey');
    expect(suited?.matchingGuests).toBeGreaterThan(0);
  });

  it('has drinks for the pregnant guest and the children', () => {
    const free = catalogue.drinks.filter(({ category }) => category === 'alcohol-free');
    const served = party.drinks.filter(({ id }) => free.some((drink) => drink.id === id));
    expect(served.some(({ matchingGuests }) => matchingGuests >= 4)).toBe(true);
  });

  it('lists ice, glasses and used ingredients of the shelf', () => {
    expect(party.iceKg).toBeGreaterThan(3);
    const glasses = Object.fromEntries(
      (party.glasses ?? []).map(({ glass, count }) => [glass, count]),
    );
    expect(glasses).toMatchObject({ pint: 1 });
    for (const count of Object.values(glasses)) expect(count).toBeLessThanOrEqual(16);
    expect(party.fromShelf?.map(({ en }) => en)).toEqual(expect.arrayContaining(['Gin', 'Lager']));
  });
});

describe('a party on a classic shelf, in Slovak', () => {
  let party: PartyAnalysis;
  beforeAll(async () => {
    party = await analyse(classic, {
      Zuzana: 'Aperol spritz, ten mám najradšej',
      Peter: 'pivko',
      Jana: 'piňa colada alebo niečo sladké s kokosom',
      Marek: 'negrony, rád horké',
      Lucia: 'som tehotná, virgin mojito',
      Tomáš: 'prídem s manželkou, ona suché biele víno, ja whisky sour',
      Ivan: 'gin tonik',
      Katka: 'sme štyria, mojito',
      Juro: 'šoférujem, kola stačí',
      Mišo: 'niečo silné s rumom',
      Oľga: '2 deti, džús',
      Fero: 'xqwv zzkq',
    });
  });

  it('plans every named drink that can be made', () => {
    expect(ids(party)).toEqual(
      expect.arrayContaining([
        ...['aperol-spritz', 'pina-colada', 'negroni', 'virgin-mojito', 'whiskey-sour', 'mojito'],
        'gin-and-tonic',
      ]),
    );
    expect(party.omitted).toEqual([]);
  });

  it('pours plain drinks for the guests who ask for them', () => {
    expect(plain(party).sort()).toEqual(['cola', 'lager', 'orange-juice', 'white-wine']);
    expect(servingsOf(party, 'plain-white-wine')).toBe(4);
  });

  it('counts people, and has the same facts in both languages', () => {
    expect(party.people).toEqual({ adults: 15, children: 2 });
    const { en, sk } = party.summary;
    expect(en).toContain('Asked for by name: Mojito (4), Juice (2),');
    expect(sk).toContain('Konkrétne si želajú: Mojito (4), Džús (2),');
    const figures = (text: string) => text.match(/\(\d+\)/g);
    expect(figures(sk)).toEqual(figures(en));
  });

  it('names guests whose responses it did not understand', () => {
    expect(unserved(party)).toEqual([['Fero', 'unclear']]);
  });

  it('plans a rum drink without other spirits for a guest who asks for rum', () => {
    const strong = party.drinks.filter(({ id, plain: one }) => !one && id !== 'mojito');
    const withRum = strong.filter(({ id }) =>
      catalogue.drinks
        .find((drink) => drink.id === id)
        ?.ingredients.every(({ id: part }) => !/gin|vodka|bourbon|tequila|cognac/.test(part)),
    );
    expect(withRum.length).toBeGreaterThan(0);
  });
});

describe('a party with all kinds of responses', () => {
  const answers = {
    Marta: 'Som alergická na orechy a vajcia, rada mám kyslé veci',
    Peter: 'pivo',
    Jana: 'sme traja, mai tai, jeden z nás má alergiu na orechy',
    Tom: 'prídem s manželkou, ona suché biele víno, ja negroni',
    Eva: 'som tehotná, mojito',
    Olga: 'kids: 2, lemonade',
    Dan: 'celiac, beer or something long',
    Iva: 'už nechcem žiť',
    Fero: 'xqwv zzkq',
    Zuzka: 'vegánka, niečo svieže s ginom',
  };
  let party: PartyAnalysis;
  beforeAll(async () => {
    party = await analyse(classic, answers);
  });

  it('reports what to keep away from whom, and from which drinks', () => {
    const needs = (party.needs ?? []).map(({ responseId, people, needs: some }) => [
      responseId,
      people,
      ...some.map(({ en }) => en),
    ]);
    expect(needs).toEqual([
      ['Marta', 1, 'no nuts', 'no eggs'],
      ['Jana', 3, 'no nuts'],
      ['Eva', 1, 'no alcohol'],
      ['Dan', 1, 'no gluten'],
      ['Zuzka', 1, 'vegan'],
    ]);
    const beer = party.needs?.find(({ responseId }) => responseId === 'Dan')?.notFor;
    expect(beer?.map(({ en }) => en)).toContain('Beer');
    expect(ids(party)).not.toContain('mai-tai');
  });

  it('names guests whom it did not understand, without counting them as suited', () => {
    expect(unserved(party)).toEqual([
      ['Iva', 'despair'],
      ['Fero', 'unclear'],
    ]);
    expect(party.people).toEqual({ adults: 12, children: 2 });
    expect(party.suited).toBe(12);
    expect(party.summary.en).toMatch(/suit 12 of 14\.$/);
  });

  it('limits the number of mixed drinks', () => {
    expect(party.drinks.filter(({ plain: one }) => !one).length).toBeLessThanOrEqual(6);
  });

  it('needs less for a reception than for a night', async () => {
    const responses = Object.entries(answers).map(([id, preferences]) => ({
      id,
      guestName: id,
      preferences,
    }));
    const totals = await Promise.all(
      [2, null, 6, 9].map(async (hours) => {
        const { drinks, assumed } = await analyseParty(responses, menuOf(classic), hours);
        expect(assumed?.hours).toBe(hours);
        return drinks.reduce((sum, { servings = 0 }) => sum + servings, 0);
      }),
    );
    expect(totals).toEqual(totals.toSorted((a, b) => a - b));
    expect(new Set(totals).size).toBe(4);
  });
});

describe('both languages', () => {
  it.each<[string, Answers, string[]]>([
    [
      'with allergies',
      { A: 'nut allergy, vegan, sour', B: 'celiak', C: 'bez mlieka', D: 'som alergická na sóju' },
      everything,
    ],
    ['with heads', { A: 'we are three, beer', B: 'deti: 3', C: 'prídem s manželkou, víno' }, home],
    ['with names', { A: 'Mojito', B: 'Negroni', C: 'Aperol Spritz', D: 'niečo silné' }, classic],
  ])('report the same: %s', async (_what, answers, shelf) => {
    const { summary, needs = [], drinks } = await analyse(shelf, answers);
    const figures = (text: string) => text.match(/\d+/g);
    const lists = (text: string) =>
      text.split('.').map((one) => one.slice(one.indexOf(':') + 1).split(',').length);
    expect(figures(summary.sk)).toEqual(figures(summary.en));
    expect(lists(summary.sk)).toEqual(lists(summary.en));
    for (const text of [...needs.flatMap((one) => one.needs), ...drinks.map(({ name }) => name)]) {
      expect(text.en).not.toBe('');
      expect(text.sk).not.toBe('');
    }
    for (const { needs: some } of needs) {
      expect(new Set(some.map(({ sk }) => sk)).size).toBe(new Set(some.map(({ en }) => en)).size);
    }
  });
});

describe('the number of mixed drinks', () => {
  const named = ['Margarita', 'Old Fashioned', 'Negroni', 'Daiquiri', 'Whiskey Sour', 'Manhattan'];
  const asked = Object.fromEntries([...named, 'Negroni', 'Manhattan'].map((one, n) => [n, one]));

  it('is above four for eight people who name drinks that can be made', async () => {
    const party = await analyse(everything, asked);
    expect(ids(party).slice(0, 2).sort()).toEqual(['manhattan', 'negroni']);
    expect(party.drinks).toHaveLength(6);
    const eight = [...named, 'Mai Tai', 'White Russian'].map((one, n) => [n, one]);
    const each = await analyse(everything, Object.fromEntries(eight));
    expect(unserved(each)).toEqual([]);
    expect(each.omitted).toEqual([]);
  });

  it('leaves out other named drinks, which are reported', async () => {
    const many = [...named, 'Mai Tai', 'White Russian', 'Sidecar', 'Mojito', 'Paloma'];
    const party = await analyse(everything, Object.fromEntries(many.map((one, n) => [n, one])));
    const omitted = (party.omitted ?? []).map(({ name }) => name.en);
    expect(omitted).toHaveLength(many.length - party.drinks.length);
    for (const { name } of party.drinks) expect(omitted).not.toContain(name.en);
    expect(party.omitted?.every(({ reason }) => reason === 'room')).toBe(true);
    expect(unserved(party)).toHaveLength(omitted.length);
  });

  it.each([
    ['mai tai, negroni, white russian, daiquiri', 'something with whiskey'],
    ['mai tai, negroni, white russian, daiquiri', 'niečo s whisky'],
  ])('leaves out a part of “%s” of one guest while others wait', async (several, wish) => {
    const party = await analyse(everything, { A: several, B: wish, C: wish, D: wish, E: wish });
    expect(unserved(party)).toEqual([]);
    expect(party.drinks.some(({ matchingGuests }) => matchingGuests >= 4)).toBe(true);
  });

  it('includes one more of the shelf for guests who name none', async () => {
    const wish = 'something with whiskey';
    const party = await analyse(everything, {
      ...{ A: 'mai tai', B: 'negroni', C: 'white russian', D: 'margarita' },
      ...{ E: wish, F: wish, G: wish, H: wish },
    });
    expect(unserved(party)).toEqual([]);
    expect(party.drinks).toHaveLength(5);
  });

  it('is six for twenty people, plus a Gin & Tonic', async () => {
    const twenty = Array.from({ length: 20 }, (_, n) => named[n % named.length] ?? '');
    const answers = Object.fromEntries([...twenty, 'gin and tonic'].map((one, n) => [n, one]));
    const party = await analyse(everything, answers);
    expect(ids(party)).toContain('gin-and-tonic');
    expect(party.drinks).toHaveLength(7);
  });
});

describe('a fit', () => {
  it('is low for a drink of all spirits where a guest asks for one', async () => {
    const party = await analyse(everything, {
      A: 'something with vodka',
      B: 'niečo s ginom',
      C: 'rum drink please',
      D: 'tequila',
      E: 'Long Island Iced Tea',
    });
    expect(party.drinks.find(({ id }) => id === 'long-island-iced-tea')).toMatchObject({
      matchingGuests: 1,
    });
  });

  it('counts each person once, and no more than there are', async () => {
    const party = await analyse(everything, {
      A: 'smoky mezcal',
      B: 'sme traja, pivo',
      C: 'cokolvek',
    });
    for (const { matchingGuests } of party.drinks) expect(matchingGuests).toBeLessThanOrEqual(5);
    expect(party.summary.en).toMatch(/suit 5 of 5\.$/);
  });

  it('gives children no alcohol, whatever their parents drink', async () => {
    const party = await analyse(everything, { A: 'I want a negroni, my 2 kids come along' });
    expect(party.people).toEqual({ adults: 1, children: 2 });
    expect(ids(party)).toContain('negroni');
    expect(servingsOf(party, 'negroni')).toBe(4);
  });

  it('excludes the needs of one member from the whole group', async () => {
    const party = await analyse(everything, {
      A: 'amaretto sour for me, my wife is allergic to nuts, she likes it sour',
    });
    expect(party.summary.en).toContain('nuts');
    expect(party.drinks.find(({ id }) => id === 'amaretto-sour')?.matchingGuests ?? 0).toBe(0);
  });

  it('buys no bottle for guests whom a drink of the shelf suits', async () => {
    const shelf = [...home];
    const party = await analyse(shelf, { A: 'something fresh with gin', B: 'vodka, long' });
    const bottles = party.list.filter(({ category }) => ['spirits', 'liqueurs'].includes(category));
    expect(bottles).toEqual([]);
  });
});

describe("a wish after somebody else's allergy", () => {
  const needsIn = async (text: string) =>
    (await analyse(everything, { A: text })).needs?.flatMap(({ needs }) =>
      needs.map(({ en }) => en),
    );

  it.each([
    'We are two. My wife is allergic to nuts, for me gin',
    'Sme dvaja, manželka má alergiu na orechy, pre mňa gin',
    'Sme dvaja, ja mám alergiu na orechy a manželka chce gin',
    'sme traja, jeden má alergiu na orechy, ostatní pivo',
    'we are three, one is allergic to nuts, the rest beer',
  ])('is not a part of it: “%s”', async (text) => {
    expect(await needsIn(text)).toEqual(['no nuts']);
  });

  it.each([
    'We are two. My wife is allergic to nuts, I to gin',
    'Sme dvaja, manželka má alergiu na orechy, ja na gin',
    'We are two, my wife is allergic to nuts and gin, I want gin',
    'We are two, one is allergic to nuts, the other to gin',
  ])('may be another allergy: “%s”', async (text) => {
    expect(await needsIn(text)).toEqual(expect.arrayContaining(['no nuts', 'no gin']));
  });
});

describe('plain drinks', () => {
  const { names } = partyMenuOf([]);
  it.each<[string, string[]]>([
    ['just a beer', ['beer']],
    ['Pivo!', ['beer']],
    ['dve pivá a hotovo', ['beer']],
    ['pivko alebo vínko', ['beer', 'wine']],
    ['wine, red wine best', ['redWine']],
    ['dry white wine', ['whiteWine']],
    ['suché biele víno', ['whiteWine']],
    ['víno biele, suché', ['whiteWine']],
    ['red wine', ['redWine']],
    ['frankovku modrú', ['redWine']],
    ['a glass of chardonnay', ['whiteWine']],
    ['prosseco', ['prosecco']],
    ['tmavé pivo', ['darkBeer']],
    ['water is fine', ['water']],
    ['kávičku', ['coffee']],
    ['kofola', ['kofola']],
    ['lemonaid', ['lemonade']],
    ['no beer please', []],
    ['nepijem pivo', []],
    ['something with beer', []],
    ['a wine cocktail', []],
    ['gin and tonic', []],
    ['an ale please', ['beer']],
    ['Ale', ['beer']],
    ['some ale for me', ['beer']],
    ['ginger ale', ['gingerAle']],
    ['ginger beer', ['gingerBeer']],
    ['zázvorové pivo', ['gingerBeer']],
    ['root beer', ['softDrink']],
    ['gin, ale nie sladký', []],
    ['rum, ale silne', []],
    ['hocičo, ale som alergická na orechy', []],
    ['Negroni', []],
  ])('are read in “%s” as %j', (text, kinds) => {
    expect(poursIn(text, names).kinds).toEqual(kinds);
  });

  it.each([
    ['celiac, beer please', 'lager'],
    ['I am pregnant, white wine', 'white-wine'],
    ['diabetik, kola', 'cola'],
  ])('are left out where they are harmful: “%s”', async (text, ingredient) => {
    expect(plain(await analyse(everything, { A: text }))).not.toContain(ingredient);
  });

  it('include alcohol-free kinds', async () => {
    expect(plain(await analyse(everything, { A: 'nealko pivo' }))).toEqual(['alcohol-free-beer']);
    expect(ids(await analyse(everything, { A: 'mojito without alcohol' }))).toContain(
      'virgin-mojito',
    );
  });

  it('may be a spirit', async () => {
    const party = await analyse(everything, { A: 'whisky neat', B: 'poldeci slivovice' });
    expect(plain(party)).toContain('slivovica');
    expect(party.drinks.filter(({ plain: one }) => one)).toHaveLength(2);
  });

  it('with a spirit are a mixed drink', async () => {
    expect(plain(await analyse(everything, { A: 'rum a kola', B: 'vodka s džúsom' }))).toEqual([]);
  });
});
