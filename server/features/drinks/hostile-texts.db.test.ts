// Texts of own drinks stay text, wherever they are shown, drawn, searched or sent.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ownDrinkLimits } from '#domain/drinks/own-drinks.ts';
import { tidyLine } from '#domain/text/tidy-text.ts';
import { exampleHouseDrink } from '#server/features/examples.ts';
import { openWorld, type Person, type World } from '#server/testing/world.ts';

let world: World;
let sarah: Person;
let barId: string;
let barCode: string;

beforeAll(async () => {
  world = await openWorld();
  sarah = await world.person('Sarah');
  barId = await sarah.call('bars.createBar', { name: 'Corner' });
  barCode = (await sarah.call('bars.getUserBars', {}))[0]?.barCode ?? '';
  await sarah.call('ingredients.switchInventory', {
    barId,
    isAvailable: true,
    ingredientIds: exampleHouseDrink.recipe.map(({ ingredientId }) => ingredientId),
  });
});
afterAll(() => world.close());

const drink = (name: string, text = name.slice(0, 400)) => ({
  ...exampleHouseDrink,
  texts: {
    en: {
      name,
      description: text,
      instructions: text,
      garnish: text.slice(0, ownDrinkLimits.garnish),
    },
  },
});
const create = (name: string) => sarah.ask('drinks.createDrink', { barId, drink: drink(name) });

const hostile = {
  'a script': '<script>alert(1)</script>',
  'an image': '"><img src=x onerror=alert(1)>',
  'the end of the page’s data': '</script><svg onload=alert(1)>',
  'a comment': '<!-- --> ]]> <![CDATA[',
  'a statement': "'; drop table drinks; --",
  wildcards: '%_\\%',
  'a template': `\${process.env} {{7*7}} %nonce% $& <%= 1 %>`,
  'markdown and a link': '[x](javascript:alert(1)) `code` **b**',
  'a formula': '=HYPERLINK("http://evil.example")',
  'a path': '../../etc/passwd',
  json: '{"__proto__":{"isAdmin":true}}',
  'a name of every object': '__proto__',
  'an entity': '&lt;b&gt; &amp; &#60;',
  'direction marks': 'abc\u202Egnp.exe\u2066x\u2069',
  'a NUL': 'Nul\0Fox',
  emoji: '🍸🏴‍☠️👩🏽‍🍳🇸🇰',
  'stacked marks': `Z${'\u0301'.repeat(40)}algo`,
  'another script': 'شراب الليمون',
  'a regular expression': '(a+)+$ [a-z]{1,99} .*',
  'a word that never ends': 'x'.repeat(ownDrinkLimits.name),
};

describe.each(Object.entries(hostile))('%s', (_what, name) => {
  it('is shown, drawn, searched, ordered and printed unchanged', async () => {
    const { status, body } = await create(name);
    expect(status).toBe(200);
    const { drinkId } = body as { drinkId: string };
    const shown = tidyLine(name);
    const stored = await sarah.call('drinks.getOwnDrink', { barId, drinkId });
    expect(stored.texts.en?.name).toBe(shown);
    expect(shown).not.toMatch(/[\u202A-\u202E\u2066-\u2069\u200B]/);

    const page = await (await fetch(`${world.url}/?bar=${barCode}`)).text();
    const tags = ['<script>alert', '<img src=x', '<svg onload', '<b>', '<![CDATA['];
    expect(tags.filter((tag) => page.includes(tag))).toEqual([]);
    const boot = /<script type="application\/json" id="boot">(.*?)<\/script>/s.exec(page)?.[1];
    expect(() => JSON.parse(boot ?? '')).not.toThrow();

    const unitPreference = 'ml' as const;
    const found = await world.guest.call('drinks.getDrinkForBar', {
      barId,
      drinkId,
      unitPreference,
    });
    expect(found).toMatchObject({ name: shown, writtenIn: null });
    const picture = await (await fetch(world.url + found?.imageUrl)).text();
    expect(picture).toMatch(/^<svg [^>]*viewBox/);
    expect(picture).not.toMatch(/script|onload|onerror|href|<text/);

    const paginationOpts = { numItems: 10, cursor: null };
    const browsed = await world.guest.ask('drinks.getFilteredDrinksForBar', {
      barId,
      unitPreference,
      searchTerm: shown,
      paginationOpts,
    });
    expect(browsed.status).toBe(200);
    const query = { barId, query: shown };
    const search = 'naturalLanguageSearch.searchDrinksWithNaturalLanguage';
    expect((await world.browser().ask(search, query)).status).toBe(200);
    const copy = await sarah.call('drinks.getDrinkAsFields', { barId, drinkId });
    expect(copy.texts.en?.instructions).toBeTypeOf('string');
    const preview = { barId, drink: { ...copy, texts: { en: { name } } }, unitPreference };
    expect((await sarah.ask('drinks.previewDrink', preview)).status).toBe(200);

    const guest = world.browser();
    await guest.call('orders.createOrder', { barId, drinkId, guestName: 'Marta' });
    const orders = await sarah.call('orders.getOpenOrders', { barId });
    expect(JSON.stringify(orders)).toContain(JSON.stringify(shown).slice(1, -1));
    expect(await sarah.ask('drinks.createDrink', { barId, drink: drink(name) })).toMatchObject({
      error: { code: 'NAME_TAKEN', data: { by: 'own', name: shown } },
    });
    await sarah.call('drinks.retireDrink', { barId, drinkId });
  });
});

it.each([
  ['nothing', ''],
  ['spaces', ' \t\u00A0\u2003 '],
  ['zero width', '\u200B\u200D\uFEFF\u2060'],
  ['a filler', '\u3164\u2800'],
  ['ten thousand characters', 'x'.repeat(10_000)],
  ['half a character', '\uD83C'],
])('a name of %s is refused', async (_what, name) => {
  const answer = await create(name);
  expect(answer).toMatchObject({ status: 400, error: { code: 'INVALID_REQUEST' } });
});

it('texts that are too long, and other types, are refused', async () => {
  const refused = (change: object) => {
    const { en } = drink('Fox').texts;
    const texts = { en: { ...en, ...change } };
    return sarah.ask('drinks.createDrink', { barId, drink: { ...exampleHouseDrink, texts } });
  };
  for (const change of [
    { description: 'x'.repeat(501) },
    { instructions: 'x'.repeat(1_001) },
    { garnish: 'x'.repeat(81) },
    { name: { toString: 'x' } },
    { name: ['Fox'] },
    { instructions: null },
  ]) {
    expect(await refused(change)).toMatchObject({ error: { code: 'INVALID_REQUEST' } });
  }
});

it('names that look the same are the same', async () => {
  await create('Café Noir');
  for (const name of ['Cafe\u0301 Noir', 'cafe\u200B noir', ' CAFÉ   NOIR ', 'Cafénoir']) {
    expect(await create(name)).toMatchObject({ error: { code: 'NAME_TAKEN' } });
  }
});

it('no text of a drink is in the documentation of the API', async () => {
  await create('Unmistakable Okapi');
  for (const path of ['/docs/api', '/docs/api.json']) {
    expect(await (await fetch(world.url + path)).text()).not.toContain('Unmistakable Okapi');
  }
});
