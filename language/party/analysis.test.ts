import { describe, expect, it } from 'vitest';
import { readCatalogue } from '#catalogue/files.ts';
import type { PartyAnalysis } from '#domain/parties/party-analysis.ts';
import { partyMenuOf } from '#language/testing/party-menu.ts';
import { analyseParty } from './analysis.ts';
import type { Response } from './guests.ts';

const catalogue = readCatalogue();
const everything = catalogue.ingredients.map(({ id }) => id);
const fullShelf = partyMenuOf(everything);
const bareShelf = partyMenuOf([]);

const said = (...texts: string[]): Response[] =>
  texts.map((preferences, n) => ({ id: `r${n}`, guestName: null, preferences }));
const times = (count: number, text: string) => Array.from({ length: count }, () => text);
const ids = ({ drinks }: PartyAnalysis) => drinks.map(({ id }) => id);
const partsOf = (id: string) =>
  catalogue.drinks.find((drink) => drink.id === id)?.ingredients.map((part) => part.id) ?? [];
const bought = ({ list }: PartyAnalysis) =>
  Object.fromEntries(list.map(({ ingredientId, purchase }) => [ingredientId, purchase]));
const isAlcoholFree = (id: string) =>
  fullShelf.drinks.find(({ recipe }) => recipe.id === id)?.recipe.alcoholContent === 0;

describe('chosen drinks', () => {
  it('include drinks that guests name, in either language', async () => {
    const analysis = await analyseParty(
      said('A Negroni please', 'Mám rád Mojito', 'Old Fashioned alebo Manhattan'),
      fullShelf,
    );
    expect(ids(analysis)).toEqual(expect.arrayContaining(['negroni', 'mojito']));
    expect(ids(analysis).some((id) => ['old-fashioned', 'manhattan'].includes(id))).toBe(true);
    expect(analysis.drinks.every(({ matchingGuests }) => matchingGuests >= 1)).toBe(true);
  });

  it.each([
    'I usually drink a negroni, bitter and strong is my thing. No egg please',
    'My favourite is the Negroni, I also like bourbon and sweet vermouth',
    'Mám rád negroni, horké veci, niekedy bourbon',
  ])('include a drink that is named beside other wishes: “%s”', async (text) => {
    for (const menu of [fullShelf, bareShelf]) {
      const found = ids(await analyseParty(said(text, 'Mojito', 'Something creamy'), menu));
      expect(found).toContain('negroni');
    }
  });

  it.each([
    ['no wish at all', said('Anything', 'Hocičo')],
    ['nonsense', said('asdf', 'qwertz uiop')],
    ['a single guest', said('Something fresh with gin')],
    ['one wish of all', said(...times(40, 'Negroni'))],
    [
      'many wishes',
      said('sweet', 'sour', 'smoky', 'creamy', 'bubbly', 'tropical', 'bitter', 'hot'),
    ],
  ])('are up to six different ones, each for somebody, for %s', async (_what, responses) => {
    for (const menu of [fullShelf, bareShelf]) {
      const analysis = await analyseParty(responses, menu);
      const found = ids(analysis);
      expect(found.length).toBeGreaterThanOrEqual(1);
      for (const { servings } of analysis.drinks) expect(servings).toBeGreaterThan(0);
      expect(found.length).toBeLessThanOrEqual(6);
      expect(new Set(found).size).toBe(found.length);
    }
  });

  it.each(['I am pregnant', 'Som šofér', 'nealko, niečo ovocné', 'No alcohol for me'])(
    'include one without alcohol for “%s”, however many other guests there are',
    async (need) => {
      for (const menu of [fullShelf, bareShelf]) {
        const analysis = await analyseParty(said(...times(30, 'Strong whiskey'), need), menu);
        expect(ids(analysis).some(isAlcoholFree)).toBe(true);
        expect(analysis.summary.en).toContain('One drinks no alcohol.');
        expect(analysis.summary.sk).toContain('Jeden hosť nepije alkohol.');
      }
    },
  );

  it('are hot only where somebody asks for it', async () => {
    const hot = new Set(
      fullShelf.drinks.flatMap(({ recipe, entry }) =>
        entry.profile.qualities.hot > 0.5 ? recipe.id : [],
      ),
    );
    const cold = await analyseParty(
      said(
        'no alcohol please',
        'something sweet and fruity, not too strong',
        'whiskey sour',
        'Negroni',
      ),
      fullShelf,
    );
    expect(ids(cold).filter((id) => hot.has(id))).toEqual([]);
    const warm = await analyseParty(said('niečo na zahriatie', 'Mojito', 'Negroni'), fullShelf);
    expect(ids(warm).some((id) => hot.has(id))).toBe(true);
  });

  it('avoid refused ingredients', async () => {
    const analysis = await analyseParty(
      said('Som alergický na orechy a vajcia, rád mám kyslé', 'I am vegan, something sour'),
      fullShelf,
    );
    const refused = [
      'egg',
      'egg-white',
      'egg-yolk',
      'orgeat',
      'amaretto',
      'honey',
      'cream',
      'milk',
    ];
    for (const { id, matchingGuests } of analysis.drinks.filter((drink) => drink.matchingGuests)) {
      expect(matchingGuests).toBeLessThanOrEqual(2);
      if (matchingGuests === 2) expect(partsOf(id)).not.toEqual(expect.arrayContaining(refused));
      expect(partsOf(id).some((part) => ['egg', 'egg-white'].includes(part))).toBe(false);
    }
    expect(analysis.summary.en).toMatch(/must not have: .*egg.*nuts/);
    expect(analysis.summary.sk).toMatch(/bez .*vajec.*orechov/);
  });

  it('follow diets and all refusals, which the summary lists', async () => {
    const { summary } = await analyseParty(
      said(
        'I am vegan, something fresh',
        'alergická na orechy, vegánka',
        'som vegetarián',
        'I am not vegan, anything goes',
        'Nie som vegetarián',
        'celiac',
        'diabetik',
        'no nuts',
        'alergia na kokos',
        'no pineapple',
        'bez vajec',
      ),
      fullShelf,
    );
    expect(summary.en).toContain('Diets: vegan (2), vegetarian (1).');
    expect(summary.en).toContain(
      'must not have: nuts, coconut, eggs, gluten, pineapple, added sugar.',
    );
    expect(summary.sk).toContain('Stravovanie: vegánske (2), vegetariánske (1).');
    expect(summary.sk).toContain('bez orechov, kokosu, vajec, lepku, ananásu, pridaného cukru.');
  });

  it('prefer drinks that the shelf can make', async () => {
    const shelf = ['gin', 'tonic-water', 'lime-juice', 'simple-syrup', 'soda-water', 'mint'];
    const menu = partyMenuOf(shelf);
    const analysis = await analyseParty(said('Something fresh with gin'), menu);
    for (const { id } of analysis.drinks) {
      expect(shelf).toEqual(expect.arrayContaining(partsOf(id)));
    }
    expect(analysis.list.filter(({ isGarnish }) => !isGarnish)).toEqual([]);
  });

  it('follow the newest response of each name, and every response without a name', async () => {
    const responses = [
      { id: 'a', guestName: 'Žofia', preferences: 'Negroni' },
      { id: 'b', guestName: ' zofia ', preferences: 'Mojito' },
      { id: 'c', guestName: null, preferences: 'Negroni' },
      { id: 'd', guestName: null, preferences: 'Negroni' },
    ];
    const analysis = await analyseParty(responses, fullShelf);
    expect(analysis.drinks[0]).toMatchObject({
      id: 'negroni',
      matchingGuests: 3,
      confidence: 'high',
    });
    expect(analysis).toMatchObject({ responsesRead: 4 });
    expect(analysis.summary.en).toContain(
      '3 guests have answered. Asked for by name: Negroni (3).',
    );
    expect(analysis.summary.sk).toContain('Odpovedali 3 hostia.');
  });

  it("keep a guest's needs, even if somebody else responds later under the same name", async () => {
    const needsOf = async (...keys: (string | null)[]) => {
      const texts = ['mai tai please', 'I am allergic to nuts, something with rum'];
      const responses = texts.map((preferences, n) => ({
        id: `r${n}`,
        guestName: n ? 'Peter' : 'peter ',
        guestKey: keys[n] ?? null,
        preferences,
      }));
      const { needs = [], people } = await analyseParty(responses, fullShelf);
      return {
        adults: people?.adults,
        needs: needs.map((one) => [one.responseId, one.needs[0]?.en]),
      };
    };
    expect(await needsOf('phone', 'tablet')).toEqual({ adults: 2, needs: [['r1', 'no nuts']] });
    expect(await needsOf(null, 'tablet')).toEqual({ adults: 2, needs: [['r1', 'no nuts']] });
    expect(await needsOf(null, null)).toEqual({ adults: 1, needs: [['r0', 'no nuts']] });
    expect(await needsOf('phone', 'phone')).toEqual({ adults: 1, needs: [] });
  });

  it('include the allergies of guests in despair, and nothing else of them', async () => {
    const analysis = await analyseParty(
      said('Negroni', 'už nechcem žiť, mám alergiu na orechy, mai tai'),
      fullShelf,
    );
    expect(analysis.needs).toMatchObject([{ responseId: 'r1', needs: [{ sk: 'bez orechov' }] }]);
    expect(analysis.summary.en).not.toMatch(/nuts|Mai Tai/);
    expect(ids(analysis)).toEqual(['negroni']);
  });

  it('all need a check where an allergy is unknown', async () => {
    for (const text of ['allergic to rambutan, gin', 'mám alergiu, gin']) {
      const { drinks, needs = [] } = await analyseParty(said(text, 'Mojito'), fullShelf);
      expect(needs[0]?.toCheck.map(({ en }) => en)).toEqual(drinks.map(({ name }) => name.en));
    }
  });
});

describe('the shopping list', () => {
  // Ten guests with three each plus a reserve: 34.5 Negronis of 30 ml of everything, 1,035 ml.
  const tenNegronis = said(...times(10, 'Negroni'));

  it('has bottles for liquids', async () => {
    expect(bought(await analyseParty(tenNegronis, bareShelf))).toEqual({
      gin: { count: 2, pack: 'bottle', ml: 700 },
      campari: { count: 2, pack: 'bottle', ml: 700 },
      'sweet-vermouth': { count: 2, pack: 'bottle', ml: 750 },
      orange: { count: 5, pack: 'piece' },
    });
  });

  it('leaves out ingredients of the shelf', async () => {
    const { list } = await analyseParty(tenNegronis, partyMenuOf(['gin', 'campari']));
    expect(
      list.map(({ ingredientId, purchase, priority }) => [ingredientId, purchase.count, priority]),
    ).toEqual([
      ['gin', 1, 'low'],
      ['campari', 1, 'low'],
      ['sweet-vermouth', 2, 'high'],
      ['orange', 5, 'low'],
    ]);
    const two = await analyseParty(
      said('Negroni', 'Negroni'),
      partyMenuOf(['gin', 'campari', 'sweet-vermouth']),
    );
    expect(two.list.map(({ name, isGarnish }) => [name.en, isGarnish])).toEqual([['Orange', true]]);
  });

  it('has bunches and pieces for counted ingredients', async () => {
    // 20 guests: 69 Mojitos.
    const list = bought(await analyseParty(said(...times(20, 'Mojito')), bareShelf));
    const mojito = catalogue.drinks.find(({ id }) => id === 'mojito')?.ingredients ?? [];
    const mint = mojito.find(({ id }) => id === 'mint');
    expect(mint?.unit).toBe('SPRIG');
    const leaves = (mint?.amount ?? 0) * 4;
    const rum = mojito.find(({ id }) => id === 'white-rum')?.amount ?? 0;
    expect(list.mint).toEqual({ count: Math.ceil((69 * leaves) / 160), pack: 'bunch' });
    expect(list['white-rum']).toEqual({
      count: Math.ceil((69 * rum) / 700),
      pack: 'bottle',
      ml: 700,
    });
  });

  it('has no alcohol where nobody drinks it', async () => {
    const analysis = await analyseParty(said('No alcohol', 'nepijem alkohol, ovocné'), bareShelf);
    const strengths = new Map(catalogue.ingredients.map(({ id, strength }) => [id, strength]));
    expect(analysis.list.length).toBeGreaterThan(0);
    for (const { ingredientId } of analysis.list) expect(strengths.get(ingredientId)).toBe(0);
  });

  it('is sorted by category, then by priority', async () => {
    const { list } = await analyseParty(
      said('sweet', 'sour', 'smoky', 'creamy', 'bubbly', 'tropical', 'no alcohol'),
      bareShelf,
    );
    const categories = list.map(({ category }) => category);
    expect([...new Set(categories)].flatMap((one) => categories.filter((c) => c === one))).toEqual(
      categories,
    );
    const bought = list.filter(({ isGarnish }) => !isGarnish);
    expect(new Set(bought.map(({ priority }) => priority))).toEqual(new Set(['high', 'medium']));
  });
});

it('leaves responses that are too long to the host, and reads the others', () => {
  const endless = 'a mojito, please, '.repeat(100);
  const { drinks, unserved } = analyseParty(said(endless, 'A Negroni'), fullShelf);
  expect(drinks.map(({ id }) => id)).toContain('negroni');
  expect(drinks.map(({ id }) => id)).not.toContain('mojito');
  expect(unserved).toEqual([{ responseId: 'r0', people: 1, reason: 'unclear', nearest: null }]);
});

it('returns the same analysis for the same responses', () => {
  const responses = said('a Negroni, no egg', 'we are four, one is pregnant', 'bez ginu, sladké');
  expect(analyseParty(responses, fullShelf)).toEqual(analyseParty(responses, fullShelf));
});
