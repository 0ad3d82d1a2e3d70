// Caches are never stale, and never mix up viewers: after any change, every result equals that of a
// server without caches.
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { isEverything, sample, seedFor } from '#scripts/testing/mode.mjs';
import { type App, startApp } from './app.ts';
import type { ChangeListener, Database, Db } from './db/database.ts';
import { exampleHouseDrink } from './features/examples.ts';
import { openWorld, type Person, testConfig, type World } from './testing/world.ts';

/** Random changes after one of each kind. `STEPS=200` runs more. */
const kinds = 6;
const steps = Number(process.env.STEPS ?? (isEverything ? 4 : 1));
const ids = ['campari', 'gin', 'lime-juice', 'sweet-vermouth', 'white-rum'];
const drinks = ['negroni', 'mojito', 'americano'];

/**
 * Each query has a separate address, because temporarily wrong codes must not count as guessing.
 */
const behindProxy = { TRUST_PROXY: '1', LOG_LEVEL: 'error' };
let asked = 0;

function from(): Record<string, string> {
  asked++;
  return { 'x-forwarded-for': `10.0.${asked >> 8}.${asked & 255}` };
}

let world: World;
/** Another server on the same database, which gets no changes but clears its caches. */
let oracle: App;
let forgetAll = () => {};
let isConnected = true;
let owner: Person;
let stranger: Person;
const bars: { id: string; code: string; shareCode: string; own: string }[] = [];

beforeAll(async () => {
  world = await openWorld(behindProxy);
  const { database } = world.app;
  const listeners: ChangeListener[] = [];
  forgetAll = () => listeners.forEach((listener) => listener('*'));
  const deaf: Database = {
    ...database,
    onChange: (listener) => void listeners.push(listener),
    feedConnected: () => isConnected,
    async close() {},
  };
  oracle = await startApp(await testConfig({ folder: '' } as never, behindProxy), {
    database: Promise.resolve(deaf),
  });
  owner = await world.person('Mika');
  stranger = await world.person('Nina');
  await stranger.call('bars.createBar', { name: 'Elsewhere' });
  for (const name of ['Corner', 'Harbour']) {
    const id = await owner.call('bars.createBar', { name });
    await owner.call('ingredients.bulkUpdateInventory', { barId: id, isAvailable: true });
    const { shareCode } = await owner.call('cocktailParties.createCocktailParty', {
      barId: id,
      name: 'Silvester',
    });
    const [bar] = (await owner.call('bars.getUserBars', {})).filter(({ _id }) => _id === id);
    bars.push({ id, code: bar?.barCode ?? '', shareCode, own: await addOwnDrink(world.db, id) });
  }
});

afterAll(async () => {
  await oracle.close();
  await world.close();
});

async function addOwnDrink(db: Db, barId: string): Promise<string> {
  const id = crypto.randomUUID();
  await sql`insert into drinks (id, bar_id, category, method, look, alcohol_content, name_en, name_sk,
      description_en, description_sk, instructions_en, instructions_sk)
    select ${id}, ${barId}, category, method, look, alcohol_content, 'Aaa house', 'Aaa domáci',
      description_en, description_sk, instructions_en, instructions_sk
    from drinks where id = 'negroni'`.execute(db);
  await sql`insert into drink_ingredients (drink_id, position, ingredient_id, amount, unit)
    values (${id}, 1, 'gin', 40, 'ML'), (${id}, 2, 'lime-juice', 20, 'ML')`.execute(db);
  return id;
}

type Bar = (typeof bars)[number];

/** Changes that decide who sees what. */
const accessChanges = ['activity', 'account of the bar', 'codes of both bars'];

/** Changes that the bar's staff make and read. */
const ownChanges = [
  'an own drink',
  'its own retirement',
  'its own recipe',
  'a drink by hand',
  'its text and recipe by hand',
  'its retirement by hand',
];

/** Changes that hide most data until they are undone. */
const switches = [
  'whole shelf',
  'activity',
  'account of the bar',
  'its own retirement',
  'its retirement by hand',
  'mode of the menu',
];

/**
 * Changes of every table that results depend on, by SQL, because the feed reports those as well.
 */
const changes: Record<string, (db: Db, bar: Bar, n: number) => Promise<unknown>> = {
  shelf: (db, bar, n) =>
    sql`update inventory set is_available = not is_available
    where bar_id = ${bar.id} and ingredient_id = ${ids[n % ids.length]}`.execute(db),
  'whole shelf': (db, bar, n) =>
    sql`update inventory set is_available = ${n % 2 === 0} where bar_id = ${bar.id}`.execute(db),
  'an empty shelf': (db, bar) =>
    sql`delete from inventory where bar_id = ${bar.id}
    and ingredient_id in ('campari', 'gin')`.execute(db),
  substitutes: (db, bar) =>
    sql`update bars set allows_substitutes = not allows_substitutes where id = ${bar.id}`.execute(
      db,
    ),
  openness: (db, bar) =>
    sql`update bars set is_open = not is_open where id = ${bar.id}`.execute(db),
  pause: (db, bar, n) =>
    sql`update bars set paused_at = ${n % 3 ? new Date() : null},
      paused_until = ${n % 3 === 1 ? new Date(Date.now() + 3_600_000) : null}
    where id = ${bar.id}`.execute(db),
  // Far from its end. features/bars/pause.db.test.ts tests effects of time.
  'a pause': (db, bar, n) =>
    sql`update bars set paused_at = ${n % 3 ? new Date('2026-01-02T20:00:00Z') : null},
    paused_until = ${n % 3 === 1 ? new Date('2100-01-01T00:00:00Z') : null}
    where id = ${bar.id}`.execute(db),
  activity: (db, bar) =>
    sql`update bars set is_active = not is_active where id = ${bar.id}`.execute(db),
  'guest search': (db, bar) =>
    sql`update bars
    set allows_guest_search = not allows_guest_search where id = ${bar.id}`.execute(db),
  'name of the bar': (db, bar, n) =>
    sql`update bars set name = ${`Bar ${n}`} where id = ${bar.id}`.execute(db),
  'codes of both bars': (db) =>
    sql`update bars set code = case code
    when ${bars[0]?.code} then ${bars[1]?.code} else ${bars[0]?.code} end
    where id in (${bars[0]?.id}, ${bars[1]?.id})`
      .execute(db)
      .catch(() => undefined),
  'account of the bar': (db, bar, n) =>
    sql`update bars set account_id = (
      select id from accounts order by id offset ${n % 2} limit 1) where id = ${bar.id}`.execute(
      db,
    ),
  'a drink of the catalogue': (db, _bar, n) =>
    sql`update drinks set name_en = ${`Aab ${n}`}, description_sk = ${`Popis ${n}`}
    where id = ${drinks[n % drinks.length]}`.execute(db),
  'its retirement': (db, _bar, n) =>
    sql`update drinks set is_retired = not is_retired where id = ${drinks[n % drinks.length]}`.execute(
      db,
    ),
  'its recipe': (db, _bar, n) =>
    sql`update drink_ingredients set amount = ${1 + (n % 9)}
    where drink_id = ${drinks[n % drinks.length]}`.execute(db),
  'an own drink': (db, bar, n) =>
    sql`update drinks set name_en = ${`Aac ${n}`} where id = ${bar.own}`.execute(db),
  'its own retirement': (db, bar) =>
    sql`update drinks set is_retired = not is_retired where id = ${bar.own}`.execute(db),
  'its own recipe': (db, bar, n) =>
    sql`update drink_ingredients
    set amount = ${1 + (n % 9)}, ingredient_id = ${ids[n % 2]}
    where drink_id = ${bar.own} and position = 1`.execute(db),
  'an own ingredient': (db, bar, n) =>
    sql`insert into ingredients (id, account_id, category, strength, parent_id, name_en, name_sk,
        description_en, description_sk)
      select '00000000-0000-4000-8000-0000000000aa', account_id, 'spirits', 40, 'gin',
        ${`Our gin ${n}`}, ${`Náš gin ${n}`}, '', '' from bars where id = ${bar.id}
      on conflict (id) do update set name_en = excluded.name_en, account_id = excluded.account_id,
        strength = ${n % 50}, allergens = ${n % 2 ? '{"nuts": "has"}' : null}`.execute(db),
  'it on the shelf': (db, bar, n) =>
    sql`insert into inventory (bar_id, ingredient_id, is_available)
      select ${bar.id}, id, ${n % 3 > 0} from ingredients where account_id is not null
      on conflict (bar_id, ingredient_id) do update set is_available = excluded.is_available`.execute(
      db,
    ),
  'its parts': (db, _bar, n) =>
    sql`insert into ingredient_parts (ingredient_id, position, part_id, amount, unit)
      select id, 1, ${ids[n % ids.length]}, 1, 'ML' from ingredients where account_id is not null
      on conflict (ingredient_id, position) do update set part_id = excluded.part_id`.execute(db),
  'the menu': (db, bar, n) =>
    sql`insert into menu_entries (bar_id, drink_id, is_shown, featured, sold_out, price, note)
      values (${bar.id}, ${n % 2 ? bar.own : drinks[n % drinks.length]}, ${[null, true, false][n % 3]},
        ${[null, 1][n % 2]}, ${['close', null, 'back', null][n % 4]}, ${n}, ${`Note ${n}`})
      on conflict (bar_id, drink_id) do update set is_shown = excluded.is_shown,
        featured = excluded.featured, sold_out = excluded.sold_out, price = excluded.price,
        note = excluded.note`.execute(db),
  'mode of the menu': (db, bar, n) =>
    sql`update bars set menu_mode = ${n % 2 ? 'chosen' : 'everything'},
      currency = ${n % 3 ? 'EUR' : 'CZK'} where id = ${bar.id}`.execute(db),
  'popular drinks': (db, bar, n) =>
    sql`insert into popular_drinks (bar_id, drink_ids)
      values (${bar.id}, ${[drinks[n % drinks.length] ?? '', bar.own]})
      on conflict (bar_id) do update set drink_ids = excluded.drink_ids`.execute(db),
  'an ingredient': (db, _bar, n) =>
    sql`update ingredients set name_en = ${`Gin ${n}`}
    where id = ${ids[n % ids.length]}`.execute(db),
  'a kind': (db, _bar, n) =>
    sql`update ingredients
    set substitutes = ${n % 2 ? [] : ['london-dry-gin']} where id = 'gin'`.execute(db),
  'a drink by hand': (_db, bar, n) =>
    asItsOwner('drinks.createDrink', { barId: bar.id, drink: byHand(`Aad ${n}`, n) }),
  'its text and recipe by hand': async (db, bar, n) => {
    const { version } = await db
      .selectFrom('drinks')
      .select('version')
      .where('id', '=', bar.own)
      .executeTakeFirstOrThrow();
    const drink = byHand(`Aae ${n}`, n);
    await asItsOwner('drinks.updateDrink', { barId: bar.id, drinkId: bar.own, version, drink });
  },
  'its retirement by hand': (_db, bar, n) =>
    asItsOwner(n % 2 ? 'drinks.retireDrink' : 'drinks.restoreDrink', {
      barId: bar.id,
      drinkId: bar.own,
    }),
  party: (db, bar, n) =>
    sql`update parties set name = ${`Party ${n}`}, is_active = ${n % 2 === 0}
    where share_code = ${bar.shareCode}`.execute(db),
};

/** The bar may belong to either by now. */
async function asItsOwner(name: string, input: object): Promise<void> {
  const { status } = await owner.ask(name, input);
  if (status === 404) await stranger.ask(name, input);
}

function byHand(name: string, n: number) {
  const recipe = exampleHouseDrink.recipe
    .slice(n % 2)
    .map((item) => ({ ...item, amount: 1 + (n % 9) }));
  const text = { name, description: name, instructions: name, garnish: name };
  return { ...exampleHouseDrink, texts: n % 3 ? { sk: text } : { en: text }, recipe };
}

interface Wording {
  language: string;
  unitPreference: string;
}
const english = { language: 'en', unitPreference: 'oz' };
const slovak = { language: 'sk', unitPreference: 'ml' };

/** Everything that guests read, and actions of the bar's staff. */
function questions(bar: Bar, unitPreference: string): [name: string, input: object][] {
  const barId = bar.id;
  const page = { barId, unitPreference, paginationOpts: { numItems: 10 } };
  return [
    ['drinks.getFilteredDrinksForBar', page],
    ['drinks.getFilteredDrinksForBar', { ...page, searchTerm: 'gin' }],
    ['drinks.getFilteredDrinksForBar', { ...page, ingredientIds: ['gin'] }],
    ['drinks.getFilteredDrinksForBar', { ...page, order: 'category', isAlcoholFree: true }],
    ['drinks.getFilteredDrinksForBar', { ...page, withoutAllergens: ['nuts', 'sulphites'] }],
    ['drinks.getNearestName', { barId, searchTerm: 'nagrony' }],
    ['menu.getHighlights', { barId, unitPreference }],
    ['drinks.getAvailableDrinksForBar', { barId, unitPreference }],
    ['drinks.getDrinkForBar', { barId, drinkId: 'negroni', unitPreference }],
    ['drinks.getDrinkForBar', { barId, drinkId: bar.own, unitPreference }],
    ['drinks.getAlternatives', { barId, drinkId: bar.own, unitPreference }],
    ['drinks.getDrinkById', { drinkId: 'negroni', unitPreference }],
    ['drinks.getDrinkById', { drinkId: bar.own, unitPreference }],
    ['drinks.getDrinkCategories', { barId }],
    ['drinks.getDrinkAllergens', { barId }],
    ['recipes.getDefaultRecipeForDrink', { drinkId: 'negroni' }],
    ['recipes.getDefaultRecipeForDrink', { drinkId: bar.own }],
    ['drinks.getOwnDrinks', { barId, unitPreference }],
    ['drinks.getOwnDrink', { barId, drinkId: bar.own }],
    ['drinks.getDrinkAsFields', { barId, drinkId: bar.own }],
    ['bars.getBarByCode', { barCode: bar.code }],
    ['ingredients.getAvailableIngredientsForBar', { barId }],
    ['cocktailParties.getCocktailPartyByShareCode', { shareCode: bar.shareCode }],
  ];
}

async function answers(
  url: string,
  token: string | null,
  bar: Bar,
  { language, unitPreference }: Wording,
): Promise<unknown[]> {
  const all = questions(bar, unitPreference).map(async ([name, input]) => {
    const answer = await fetch(`${url}/api/${name}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'accept-language': language,
        ...from(),
        ...(token && { authorization: `Bearer ${token}` }),
      },
      body: JSON.stringify(input),
    });
    const body = await answer.json();
    return [name, input, language, answer.status, answer.ok ? body : body.code];
  });
  return Promise.all(all);
}

/** The pages of a bar and of its party, with the results in them. */
async function pages(
  url: string,
  bar: Bar,
  { language, unitPreference }: Wording,
): Promise<{ boot: unknown; root: string }[]> {
  const all = [`/?bar=${bar.code}`, `/party/${bar.shareCode}`].map(async (address) => {
    const cookie = `language=${language}; unitPreference=${unitPreference}`;
    const html = await (await fetch(url + address, { headers: { cookie, ...from() } })).text();
    const boot = JSON.parse(/id="boot">(.*?)<\/script>/s.exec(html)?.[1] ?? '{}');
    return { boot, root: html.slice(html.indexOf('<div id="root">'), html.indexOf('id="boot"')) };
  });
  return Promise.all(all);
}

it('returns the same results as a server without caches after each of many changes', async () => {
  const names = Object.keys(changes);
  const change = fc.record({
    name: fc.constantFrom(...names),
    bar: fc.constantFrom(0, 1),
    n: fc.nat(1_000),
  });
  // Each kind of change, then random ones, sometimes several at a time.
  const [random = []] = fc.sample(
    fc.array(fc.array(change, { minLength: 1, maxLength: 3 }), {
      minLength: steps,
      maxLength: steps,
    }),
    { seed: seedFor('random changes'), numRuns: 1 },
  );
  const each = sample('kinds of changes', names, kinds).flatMap((name) => {
    const n = names.indexOf(name);
    const one = [{ name, bar: 0, n: 2 * n + 1 }];
    // Switched off data is switched on again for the next steps.
    return switches.includes(name) ? [one, [{ name, bar: 0, n: 2 * n }]] : [one];
  });
  for (const [step, together] of [...each, ...random].entries()) {
    const wording = step % 2 ? slovak : english;
    const touched = new Set(together.map(({ bar }) => bars[bar] as Bar));
    const isAboutAccess = together.some(({ name }) => accessChanges.includes(name));
    const isOwn = together.some(({ name }) => ownChanges.includes(name));
    const viewers = isAboutAccess || isOwn ? [null, owner.token, stranger.token] : [null];
    // A result during the change may be old or new, but an old one must not be cached.
    const meanwhile = [...touched].flatMap((bar) => [
      answers(world.url, null, bar, wording),
      pages(world.url, bar, wording),
    ]);
    await Promise.all(
      together.map(({ name, bar, n }) => changes[name]?.(world.db, bars[bar] as Bar, n)),
    );
    await Promise.all(meanwhile);
    await world.waitForChanges();
    forgetAll();
    const what = JSON.stringify(together);
    for (const bar of touched) {
      for (const who of viewers) {
        const expected = await answers(oracle.url, who, bar, wording);
        expect(await answers(world.url, who, bar, wording), what).toEqual(expected);
      }
      const expected = await pages(oracle.url, bar, wording);
      expect(await pages(world.url, bar, wording), what).toEqual(expected);
    }
  }
}, 360_000);

it('reads every result from the database while the change feed is disconnected', async () => {
  const [bar] = bars;
  if (!bar) throw new Error('there is no bar');
  await sql`update bars set is_active = true, is_open = true where code = ${bar.code}`.execute(
    world.db,
  );
  const rename = (name: string) =>
    sql`update bars set name = ${name} where code = ${bar.code}`.execute(world.db);
  const shown = async () => {
    const [first] = await pages(oracle.url, bar, english);
    const asked = { method: 'POST', headers: { 'content-type': 'application/json', ...from() } };
    const body = JSON.stringify({ barCode: bar.code });
    const answer = await fetch(`${oracle.url}/api/bars.getBarByCode`, { ...asked, body });
    const { name } = (await answer.json()) as { name: string };
    expect(first?.root).toContain(`>${name}<`);
    return name;
  };
  await rename('Kept');
  forgetAll();
  expect(await shown()).toBe('Kept');
  await rename('Not reported');
  expect(await shown()).toBe('Kept');
  isConnected = false;
  expect(await shown()).toBe('Not reported');
  await rename('Read again');
  expect(await shown()).toBe('Read again');
  isConnected = true;
  forgetAll();
  expect(await shown()).toBe('Read again');
});
