import { describe, expect, it } from 'vitest';
import { readCatalogue } from '#catalogue/files.ts';
import { searchMenu } from '#language/answers/search.ts';
import { DrinkNames } from '#language/names/drink-names.ts';
import { catalogueRecipes } from '#language/profiles/catalogue-recipes.ts';
import { fitting } from '#language/ranking/fitting.ts';
import { entryOf, MenuIndex } from '#language/ranking/menu-index.ts';
import { rankAll } from '#language/ranking/rank.ts';
import { readWish } from '#language/reading/read-wish.ts';

const entries = catalogueRecipes(readCatalogue()).map(entryOf);
const names = new DrinkNames(entries.map(({ profile }) => profile));
const menu = new MenuIndex(entries, names);

function found(query: string): string[] {
  const intent = readWish(query, 'en', names);
  return fitting(intent, menu, rankAll(intent, menu), 8).map(({ profile }) => profile.id);
}

describe('a named drink with a detail stays first', () => {
  it.each([
    ['negroni, I like it bitter', 'negroni'],
    ['a cold mojito', 'mojito'],
    ['daiquiri with extra lime', 'daiquiri'],
    ['mai tai, make it stronger', 'mai-tai'],
    ['negroni, not too strong', 'negroni'],
    ['a big frosty margarita with salt', 'margarita'],
    ['manhattan with bourbon', 'manhattan'],
    ['one zombie and make it quick', 'zombie'],
    ['dal by som si mojito s ľadom', 'mojito'],
    ['daj mi jedno silné mai tai', 'mai-tai'],
    ['mojito ale poriadne studené', 'mojito'],
    ['negroni na leto', 'negroni'],
  ])('%s', (query, id) => {
    expect(found(query)[0]).toBe(id);
  });

  it.each([
    ['a spicy margarita', 'margarita'],
    ['smoky negroni', 'negroni'],
  ])('%s: with its twist', (query, id) => {
    expect(found(query).slice(0, 2)).toContain(id);
  });
});

describe('a changed drink becomes an example', () => {
  it.each([
    ['margarita without tequila', 'margarita'],
    ['mojito but no mint', 'mojito'],
    ['negroni but smoky', 'negroni'],
    ['negroni s mezcalom', 'negroni'],
    ['a mojito, but I’m pregnant', 'mojito'],
    ['mojito, ale bez rumu', 'mojito'],
    ['mojito, though I’ve gone off rum', 'mojito'],
  ])('%s', (query, id) => {
    const { named, examples } = readWish(query, 'en', names);
    expect(named).toEqual([]);
    expect(examples.map((example) => example.id)).toEqual([id]);
    expect(found(query)[0]).not.toBe(id);
  });
});

describe('names as guests write them', () => {
  it.each([
    // by ear, inflected, as a diminutive
    ['kubalibre', 'cuba-libre'],
    ['longajlend', 'long-island-iced-tea'],
    ['long ajlend', 'long-island-iced-tea'],
    ['pinakoláda', 'pina-colada'],
    ['kajpirina', 'caipirinha'],
    ['old fešn', 'old-fashioned'],
    ['uiski saur', 'whiskey-sour'],
    ['džin tonik', 'gin-and-tonic'],
    ['ginik s tonikom', 'gin-and-tonic'],
    ['espreso martíni', 'espresso-martini'],
    ['aperolík na leto', 'aperol-spritz'],
    ['negronko', 'negroni'],
    ['mojitko s ľadom', 'mojito'],
    ['dve margarity', 'margarita'],
    ['pohár negroniho', 'negroni'],
    ['mai taje', 'mai-tai'],
    ['blady meri', 'bloody-mary'],
    ['vajt rašn', 'white-russian'],
    // translated
    ['sex na pláži', 'sex-on-the-beach'],
    ['biely rus', 'white-russian'],
    ['krvavá Mary', 'bloody-mary'],
    ['moskovský mul', 'moscow-mule'],
    // joined, split, with and without the "and"
    ['gintonic', 'gin-and-tonic'],
    ['cosmo politan', 'cosmopolitan'],
    ['dark and stormy', 'dark-n-stormy'],
    ['gin n tonic', 'gin-and-tonic'],
    ['corpse reviver no. 2', 'corpse-reviver-2'],
    ['a b52 for me', 'b-52'],
    ['french75', 'french-75'],
    ['20thcentury', 'twentieth-century'],
    ['ve.n.to', 've-n-to'],
    ['debbie don’t', 'debbie-dont'],
    // the longest name
    ['mezcal negroni', 'mezcal-negroni'],
    ['lemon drop martini', 'lemon-drop-martini'],
  ])('are found: %s', (query, id) => {
    expect(found(query)[0]).toBe(id);
  });

  it('may be two names', () => {
    expect(found('a negroni and a mojito').slice(0, 2).sort()).toEqual(['mojito', 'negroni']);
    expect(found('margaritu alebo daiquiri').slice(0, 2).sort()).toEqual(['daiquiri', 'margarita']);
  });

  it.each([
    ['a martini', 'dry-martini', /martini|gibson|vesper/],
    ['a cold martini please', '', /martini/],
    ['mule', 'moscow-mule', /mule/],
    ['spritz na leto', '', /spritz/],
    ['a sour, please', 'whiskey-sour', /sour/],
  ])('may be a family: %s', (query, first, member) => {
    const drinks = found(query);
    if (first) expect(drinks[0]).toBe(first);
    for (const id of drinks.slice(0, 3)) expect(id).toMatch(member);
  });
});

describe('ordinary words', () => {
  const namedIn = (query: string) => {
    const { named, examples } = readWish(query, 'en', names);
    return [...named, ...examples].map(({ id }) => id);
  };

  it.each([
    'it is so hot today',
    'a long day',
    'under a red moon',
    'a girl with green eyes',
    'a paradise holiday',
    'he is the star of the show',
    'an old pal of mine is here',
    'we are on our honeymoon',
    'we sit by the swimming pool',
    'I won at the casino',
    'after a siesta in the sun',
    'a movie with a zombie in it',
    'my income tax is due',
    'po sieste niečo ľahké',
    'with a slice of bitter orange',
    'cherry and lime',
    'v kasíne som vyhral',
  ])('%s: no name', (query) => {
    expect(namedIn(query)).toEqual([]);
  });

  it.each([
    ['a Siesta please', 'siesta'],
    ['star please', 'star'],
    ['two zombies', 'zombie'],
    ['I’d like a cold Paradise', 'paradise'],
    ['Casino, make it strong', 'casino'],
    ['dám si Paper Plane', 'paper-plane'],
    ['Last Word', 'last-word'],
    ['can I get an Old Pal', 'old-pal'],
    ['poprosím Popolušku', 'cinderella'],
  ])('%s: a name', (query, id) => {
    expect(namedIn(query)).toEqual([id]);
  });
});

describe('a drink as an example', () => {
  it.each([
    ['something between a negroni and an old fashioned', ['negroni', 'old-fashioned']],
    ['niečo medzi mojitom a daiquiri', ['mojito', 'daiquiri']],
    ['something instead of a mojito', ['mojito']],
    ['what’s close to a mojito', ['mojito']],
    ['niečo v štýle negroni', ['negroni']],
    ['negroni but swap the gin for mezcal', ['negroni']],
    ['a less strong take on a manhattan', ['manhattan']],
    ['niečo slabšie ako boulevardier', ['boulevardier']],
    ['like an old fashioned except with rum instead', ['old-fashioned']],
  ])('stands for others: %s', (query, ids) => {
    const { named, examples } = readWish(query, 'en', names);
    expect(named).toEqual([]);
    expect(examples.map(({ id }) => id)).toEqual(ids);
  });

  it.each([
    ['we would really like a mojito', 'mojito'],
    ['I feel like a mojito', 'mojito'],
    ['a mojito instead of a daiquiri', 'mojito'],
  ])('is served itself: %s', (query, id) => {
    expect(found(query)[0]).toBe(id);
  });
});

describe('a drink that the bar cannot make', () => {
  const menuWithout = (...ids: string[]) =>
    new MenuIndex(
      entries.filter(({ profile }) => !ids.includes(profile.id)),
      names,
    );
  const without = menuWithout('mojito');

  it.each([
    ['a manhattan that feels like summer', 'manhattan', ['whiskey', 'brandy']],
    ['old fashioned s mätou', 'old-fashioned', ['whiskey', 'rum', 'brandy']],
  ] as const)('%s: stays an example beside other wishes', (query, id, parts) => {
    const intent = readWish(query, 'en', names);
    const lacking = menuWithout(id);
    const [first] = fitting(intent, lacking, rankAll(intent, lacking), 3);
    expect(parts.some((part) => first?.profile.concepts.has(part))).toBe(true);
  });

  it.each([
    ['a virgin mojito', 'virgin-mojito'],
    ['bloody mary, but I don’t drink', 'virgin-mary'],
    ['nealko piňa colada', 'virgin-colada'],
    ['tequila sunrise bez alkoholu', 'virgin-sunrise'],
    ['a bloody mary for one who’s off the sauce', 'virgin-mary'],
  ])('%s: its alcohol-free twin comes first', (query, id) => {
    expect(found(query)[0]).toBe(id);
  });

  const told = (query: string, language: 'en' | 'sk') =>
    searchMenu(without, query, language).interpretation;

  it.each([
    ['mojito', 'en', 'No Mojito here tonight; these come closest.'],
    [
      'a cold mojito',
      'en',
      'Looking for something cold. No Mojito here tonight; these come closest.',
    ],
    [
      'negroni or a mojito',
      'en',
      'Negroni and drinks like it. No Mojito here tonight; these come closest.',
    ],
    ['mojito na leto', 'sk', 'Hľadám niečo na leto. Mojito dnes nemáme, najbližšie sú tieto.'],
  ] as const)('%s: is reported', (query, language, text) => {
    expect(told(query, language)).toBe(text);
  });
});

it('refuses a compound drink, and keeps the requested part', () => {
  const intent = readWish('I’d love a gin drink, but not a gin and tonic', 'en', names);
  expect(intent.wants).toMatchObject([{ subject: { kind: 'concept', concept: 'gin' } }]);
  expect(intent.avoids).toEqual([]);
  expect(intent.excluded.map(({ id }) => id)).toEqual(['gin-and-tonic']);
});
