// Common rules of own drinks and ingredients.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { exampleHouseDrink } from '#server/features/examples.ts';
import { createOrganization, join } from '#server/testing/account.ts';
import { ownIngredient } from '#server/testing/own-ingredients.ts';
import { openWorld, type Person, type World } from '#server/testing/world.ts';

let world: World;
/** Of one organization with one bar. */
let olive: Person;
let mika: Person;
let sarah: Person;
let barId: string;

beforeAll(async () => {
  world = await openWorld();
  sarah = await world.person('Sarah');
  const [owner, member] = await Promise.all([world.account('Olive'), world.account('Mika')]);
  await join(owner, await createOrganization(owner, 'The house'), member);
  [olive, mika] = [world.as(await owner.token()), world.as(await member.token())];
});
beforeEach(async () => {
  await world.db.deleteFrom('drinks').where('bar_id', 'is not', null).execute();
  await world.db.deleteFrom('ingredients').where('account_id', 'is not', null).execute();
  barId = await olive.call('bars.createBar', { name: 'Shared' });
});
afterAll(() => world.close());

interface Stored {
  name: string | undefined;
  isRetired: boolean;
  version: number;
  changedBy: string | null;
}

interface Kind {
  create: (name: string, person?: Person, at?: string) => Promise<string>;
  tryCreate: (name: string) => Promise<unknown>;
  save: (person: Person, id: string, name: string, version: number) => Promise<unknown>;
  retire: (person: Person, id: string) => Promise<unknown>;
  restore: (person: Person, id: string) => Promise<unknown>;
  read: (id: string, person?: Person, at?: string) => Promise<Stored | undefined>;
}

const drinkCalled = (name: string) => ({
  ...exampleHouseDrink,
  texts: { en: { name, description: '', instructions: '', garnish: '' } },
});
const drinks: Kind = {
  create: async (name, person = olive, at = barId) =>
    (await person.call('drinks.createDrink', { barId: at, drink: drinkCalled(name) })).drinkId,
  tryCreate: (name) => olive.ask('drinks.createDrink', { barId, drink: drinkCalled(name) }),
  save: (person, drinkId, name, version) =>
    person.ask('drinks.updateDrink', { barId, drinkId, version, drink: drinkCalled(name) }),
  retire: (person, drinkId) => person.ask('drinks.retireDrink', { barId, drinkId }),
  restore: (person, drinkId) => person.ask('drinks.restoreDrink', { barId, drinkId }),
  read: async (drinkId, person = olive, at = barId) => {
    const { texts, ...stored } = await person.call('drinks.getOwnDrink', { barId: at, drinkId });
    return { ...stored, name: texts.en?.name };
  },
};

const ingredients: Kind = {
  create: async (name, person = olive, at = barId) => {
    const input = { barId: at, ingredient: ownIngredient(name) };
    return (await person.call('ingredients.createIngredient', input)).ingredientId;
  },
  tryCreate: (name) =>
    olive.ask('ingredients.createIngredient', { barId, ingredient: ownIngredient(name) }),
  save: (person, ingredientId, name, version) => {
    const change = { barId, ingredientId, version, ingredient: ownIngredient(name) };
    return person.ask('ingredients.updateIngredient', change);
  },
  retire: (person, ingredientId) =>
    person.ask('ingredients.retireIngredient', { barId, ingredientId }),
  restore: (person, ingredientId) =>
    person.ask('ingredients.restoreIngredient', { barId, ingredientId }),
  read: async (id, person = olive, at = barId) => {
    const all = await person.call('ingredients.getOwnIngredients', { barId: at });
    const found = all.find(({ _id }) => _id === id);
    return found && { ...found, name: found.texts.en?.name };
  },
};

const done = { status: 200 };
const changed = (version: number, by: string | null) => ({
  status: 409,
  error: { code: 'CHANGED_MEANWHILE', data: { version, by } },
});

describe.each([
  ['drinks', drinks],
  ['ingredients', ingredients],
])('own %s', (_name, kind) => {
  it('refuse edits of an older version, and name the person who was faster', async () => {
    const id = await kind.create('Fox');
    expect(await kind.save(mika, id, 'Wolf', 1)).toMatchObject({ body: { version: 2 } });
    expect(await kind.save(olive, id, 'Bear', 1)).toMatchObject(changed(2, 'Mika'));
    // A save without changes is not a conflict, because its response may have been lost.
    expect(await kind.save(olive, id, 'Wolf', 1)).toMatchObject({ body: { version: 2 } });
    expect(await kind.save(olive, id, 'Bear', 2)).toMatchObject({ body: { version: 3 } });
    expect(await kind.read(id)).toMatchObject({ name: 'Bear', version: 3, changedBy: 'Olive' });
  });

  it('accept one of two simultaneous edits of the same version', async () => {
    const id = await kind.create('Fox');
    const answers = await Promise.all(
      ['Wolf', 'Bear'].map((name) => kind.save(olive, id, name, 1) as Promise<{ status: number }>),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('name nobody in an account with one person', async () => {
    const at = await sarah.call('bars.createBar', { name: 'Corner' });
    const id = await kind.create('Fox', sarah, at);
    expect(await kind.read(id, sarah, at)).toMatchObject({ version: 1, changedBy: null });
  });

  it('get a new version when they are retired and restored, so that editors are informed', async () => {
    const id = await kind.create('Fox');
    for (const _ of ['once', 'twice']) expect(await kind.retire(mika, id)).toMatchObject(done);
    const retired = { isRetired: true, version: 2, changedBy: 'Mika' };
    expect(await kind.read(id)).toMatchObject(retired);
    expect(await kind.save(olive, id, 'Wolf', 1)).toMatchObject(changed(2, 'Mika'));
    for (const _ of ['once', 'twice']) expect(await kind.restore(olive, id)).toMatchObject(done);
    const back = { isRetired: false, version: 3, changedBy: 'Olive', name: 'Fox' };
    expect(await kind.read(id)).toMatchObject(back);
  });

  it('release their name while they are retired, and are restored under another', async () => {
    const id = await kind.create('Fox');
    await kind.retire(olive, id);
    await kind.create('fox');
    const taken = { error: { code: 'NAME_TAKEN', data: { by: 'own', name: 'fox' } } };
    expect(await kind.restore(olive, id)).toMatchObject(taken);
    expect(await kind.save(olive, id, 'Old fox', 2)).toMatchObject(done);
    expect(await kind.restore(olive, id)).toMatchObject(done);
    expect(await kind.read(id)).toMatchObject({ name: 'Old fox', isRetired: false });
  });

  it('have names that differ in more than case, diacritics and spaces', async () => {
    await kind.create('Zlatá líška');
    const taken = { error: { code: 'NAME_TAKEN', data: { by: 'own', name: 'Zlatá líška' } } };
    for (const name of ['zlata liska', 'ZLATALISKA', 'Zlatá-líška'.replace('-', '\u00a0')]) {
      expect(await kind.tryCreate(name)).toMatchObject(taken);
    }
  });
});
