import { afterAll, beforeAll, expect, it } from 'vitest';
import { BarLookups } from '#server/lookups/bars.ts';
import { openWorld, type Person, type World } from '#server/testing/world.ts';
import { Menus } from './menus.ts';

let world: World;
let menus: Menus;
let sarah: Person;
let barId: string;
let other: string;

beforeAll(async () => {
  world = await openWorld();
  const bars = new BarLookups(() => true);
  menus = new Menus(bars, () => true);
  world.app.database.onChange((topic) => {
    bars.changed(topic);
    menus.changed(topic);
  });
  sarah = await world.person('Sarah');
  barId = await sarah.call('bars.createBar', { name: 'Corner' });
  other = await sarah.call('bars.createBar', { name: 'Harbour' });
  await sarah.call('ingredients.bulkUpdateInventory', { barId, isAvailable: true });
});
afterAll(() => world.close());

const menuOf = (bar: string) => menus.of(world.db, bar);

it('returns the same menu until something on it changes', async () => {
  const before = await menuOf(barId);
  expect(before?.canMake('negroni')).toBe(true);
  await sarah.call('bars.updateBar', { barId, name: 'The Corner', isOpen: false });
  expect(await menuOf(barId)).toBe(before);
});

it('returns another menu when shelf or rules change, but not for other bars', async () => {
  const before = await menuOf(barId);
  const elsewhere = await menuOf(other);
  const gin = { barId, ingredientId: 'gin' };
  await sarah.call('ingredients.updateInventoryItem', { ...gin, isAvailable: false });
  const without = await menuOf(barId);
  expect(without).not.toBe(before);
  expect(without?.shelf.stocked).not.toEqual(before?.shelf.stocked);
  await sarah.call('bars.updateBar', { barId, allowsSubstitutes: false });
  expect((await menuOf(barId))?.shelf.allowsSubstitutes).toBe(false);
  expect(await menuOf(other)).toBe(elsewhere);
});

it('has no menu for a deleted bar', async () => {
  expect(await menuOf(other)).not.toBeNull();
  await world.db.deleteFrom('bars').where('id', '=', other).execute();
  await world.waitForChanges();
  expect(await menuOf(other)).toBeNull();
});

it('caches no menu while the change feed is not connected', async () => {
  const deaf = new Menus(new BarLookups(() => false), () => false);
  const first = await deaf.of(world.db, barId);
  expect(first?.shelf.stocked).toEqual((await menuOf(barId))?.shelf.stocked);
  expect(await deaf.of(world.db, barId)).not.toBe(first);
});
