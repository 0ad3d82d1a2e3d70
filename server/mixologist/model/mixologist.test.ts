import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { CreationRequest } from '#language/creation/create-drink.ts';
import { partsOf } from '#language/creation/recipe/pantry.ts';
import { pantryOf } from '#language/testing/pantry.ts';
import type { Mixologist } from '#server/mixologist/engine.ts';
import { createMixologist } from '#server/mixologist/mixologist.ts';
import { drinkMaker } from '#server/testing/drink-maker.ts';
import { type ModelServer, startModelServer } from '#server/testing/model/model-server.ts';

let server: ModelServer;
let mixologist: Mixologist;
const quiet = { warn: () => {} } as never;
const never = new AbortController().signal;

beforeAll(async () => {
  server = await startModelServer();
});
beforeEach(async () => {
  const options = { provider: 'compatible', model: 'test', apiKey: 'sk-test' } as const;
  mixologist = await createMixologist(
    { ...options, baseUrl: server.baseUrl, timeoutMs: 2_000 },
    quiet,
  );
});
afterAll(() => server.close());

describe('create with a model', () => {
  const pantry = pantryOf(
    'gin campari lime-juice honey-syrup mint soda-water aromatic-bitters lime tabasco'.split(' '),
  );
  const recipe = [
    { id: 'gin', amount: 45, unit: 'ML' },
    { id: 'campari', amount: 15, unit: 'ML' },
    { id: 'lime-juice', amount: 22.5, unit: 'ML' },
    { id: 'honey-syrup', amount: 7.5, unit: 'ML' },
  ];
  const invented = {
    name: 'Rosy Thicket',
    description: 'Gin and Campari with a soft touch of honey.',
    instructions: 'Shake with ice for 12 seconds. Strain into a coupe. Garnish with lime.',
    method: 'shake',
    ingredients: recipe,
  };
  const ask = async (request: CreationRequest) => {
    const question = { language: 'en', ...request, house: drinkMaker(request) } as const;
    const { value, ...answer } = await mixologist.create(question, never);
    return { ...answer, value: value.draft };
  };
  const create = (reply: object, ...more: object[]) => {
    server.script(JSON.stringify(reply), ...more.map((one) => JSON.stringify(one)));
    return ask({ pantry });
  };

  it('keeps the recipe and its texts, and takes the Slovak texts from the house', async () => {
    const { engine, value } = await create(invented);
    expect(engine).toBe('model');
    expect(value).toMatchObject({
      name: { en: 'Rosy Thicket', sk: 'Rosy Thicket' },
      description: { en: invented.description },
      instructions: { en: invented.instructions },
      recipe,
      method: 'shake',
    });
    expect(value.instructions.sk).toContain('pretrepte');
    expect(value.look.glass).toBe('coupe');
  });

  it('compares a variation with its original, and does not list it among the recent drinks', async () => {
    const mint = { id: 'mint', amount: 6, unit: 'LEAF' } as const;
    const original = (await create(invented)).value;
    const parts = partsOf(pantry, original.recipe);
    const { name, description } = original;
    const recent = [{ name, description, garnish: [], parts }];
    const vary = async (...ingredients: (object | undefined)[]) => {
      const reply = JSON.stringify({ ...invented, ingredients });
      server.script(reply, reply);
      const varied = { pantry: { ...pantry, recent }, variationOf: original };
      return (await ask(varied)).engine;
    };
    const [gin, campari, lime, honey] = recipe;
    // The same, the same in other amounts, and one that has nothing of it.
    expect(await vary(...recipe)).toBe('house');
    expect(await vary({ ...gin, amount: 30 }, { ...campari, amount: 22.5 }, lime, honey)).toBe(
      'house',
    );
    const sent = JSON.parse(server.requests[0]?.messages.at(-1)?.content ?? '{}');
    expect(sent).toMatchObject({ recent: [], variationOf: [{ id: 'gin' }, {}, {}, {}] });
    expect(await vary(gin, campari, lime, mint, { ...honey, amount: 15 })).toBe('model');
  });

  it.each<[string, object]>([
    ['is not on the shelf', { id: 'vodka', amount: 45, unit: 'ML' }],
    ['comes twice', { id: 'gin', amount: 15, unit: 'ML' }],
    ['is poured by the bucket', { id: 'soda-water', amount: 900, unit: 'TOP' }],
    ['is measured oddly', { id: 'mint', amount: 100, unit: 'ML' }],
    ['is nothing', { id: 'soda-water', amount: 0, unit: 'TOP' }],
    ['is too much of a spice', { id: 'tabasco', amount: 40, unit: 'ML' }],
  ])('retries when an ingredient %s', async (_what, item) => {
    const { engine, value } = await create(
      { ...invented, ingredients: [...recipe, item] },
      invented,
    );
    expect(engine).toBe('model');
    expect(value.recipe).toEqual(recipe);
    expect(server.requests).toHaveLength(2);
  });

  it('falls back to the house when the retry is also wrong', async () => {
    const strong = {
      ...invented,
      ingredients: [{ id: 'gin', amount: 240, unit: 'ML' }, recipe[3]],
    };
    const { engine, free, value } = await create(strong);
    expect({ engine, free }).toEqual({ engine: 'house', free: true });
    expect(value.recipe.length).toBeGreaterThan(1);
  });

  it('refuses a drink that the bar already has', async () => {
    const sour = [recipe[0], recipe[2], { id: 'honey-syrup', amount: 15, unit: 'ML' }];
    const parts = sour.map((part) => ({
      id: '',
      amount: 0,
      unit: 'ML',
      ...part,
      kind: part?.id ?? '',
    }));
    const known = { ...pantry, recipes: [{ name: { en: 'Known', sk: 'Známy' }, parts }] };
    server.script(JSON.stringify({ ...invented, ingredients: sour }));
    const { engine } = await ask({ pantry: known });
    expect(engine).toBe('house');
  });

  it.each<[string, keyof typeof invented, string]>([
    ['an ingredient that is not in it', 'instructions', 'Shake with vodka and strain.'],
    ['an ingredient that the bar has not', 'description', 'With a slice of ripe pineapple.'],
    ['another drink', 'description', 'Better than any Negroni.'],
    ['a link', 'description', 'More at bar.example.com today.'],
    ['a name that is taken', 'name', 'Negroni'],
    ['a name with what is not in it', 'name', 'Whiskey Thicket'],
  ])('drops texts with %s', async (_what, field, text) => {
    const { engine, value } = await create({ ...invented, [field]: text });
    expect(engine).toBe('model');
    expect(JSON.stringify(value)).not.toContain(text);
  });
});

describe('texts of a model', () => {
  const advice = {
    language: 'en',
    drinksNow: 12,
    advice: [{ buy: ['Gin'], newDrinks: ['Negroni', 'Gimlet'] }],
    house: 'House words',
  } as const;
  const party = {
    language: 'en',
    preferences: ['something sour', 'no alcohol please'],
    drinks: [{ name: 'Daiquiri', matchingGuests: 1 }],
    notServed: ['Negroni'],
    house: 'House summary',
  } as const;

  it('may use the numbers of the advice', async () => {
    const text = 'Gin would add 2 drinks to your 12, the Negroni among them.';
    server.script(JSON.stringify({ text }));
    expect(await mixologist.recommend(advice, never)).toMatchObject({
      engine: 'model',
      value: text,
    });
  });

  it('are refused with other numbers', async () => {
    server.script(JSON.stringify({ text: 'Gin would add 25 drinks.' }));
    expect(await mixologist.recommend(advice, never)).toMatchObject({
      engine: 'house',
      free: true,
      value: 'House words',
    });
  });

  it('summarize a party', async () => {
    const text = 'Your 2 guests want it sour or without alcohol; the Daiquiri suits 1 of them.';
    server.script(JSON.stringify({ text }));
    expect(await mixologist.analyseParty(party, never)).toMatchObject({ value: text });
  });
});
