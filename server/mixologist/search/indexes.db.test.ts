import { afterAll, beforeAll, expect, it } from 'vitest';
import { BarLookups } from '#server/lookups/bars.ts';
import { Menus } from '#server/menu/menus.ts';
import type { Person } from '#server/testing/person.ts';
import { openWorld, type World } from '#server/testing/world.ts';
import { SearchIndexes } from './indexes.ts';

let world: World;
let menus: Menus;
let sarah: Person;

beforeAll(async () => {
  world = await openWorld();
  const bars = new BarLookups(() => true);
  menus = new Menus(bars, () => true);
  world.app.database.onChange((topic) => {
    bars.changed(topic);
    menus.changed(topic);
  });
  sarah = await world.person('Sarah');
});
afterAll(() => world.close());

async function openBar(name: string): Promise<string> {
  const barId = await sarah.call('bars.createBar', { name });
  await sarah.call('ingredients.bulkUpdateInventory', { barId, isAvailable: true });
  return barId;
}

it('keeps the index of a bar until its menu changes', async () => {
  const indexes = new SearchIndexes();
  const barId = await openBar('Corner');
  const search = async () => indexes.of(world.db, barId, await menus.require(world.db, barId));
  const [first, same] = await Promise.all([search(), search()]);
  expect(same).toBe(first);
  expect(await search()).toBe(first);
  const names = ({ menu }: typeof first) => menu.profiles.map(({ id }) => id);
  expect(names(first)).toContain('negroni');
  const campari = { barId, ingredientId: 'campari', isAvailable: false };
  await sarah.call('ingredients.updateInventoryItem', campari);
  expect(names(await search())).not.toContain('negroni');
});

it('keeps as many indexes as it may, those of the bars that were searched last', async () => {
  const indexes = new SearchIndexes(10);
  const [corner, harbour, garden] = [await openBar('A'), await openBar('B'), await openBar('C')];
  const search = async (barId: string) =>
    indexes.of(world.db, barId, await menus.require(world.db, barId));
  const [atCorner, atHarbour] = [await search(corner), await search(harbour)];
  expect(await search(corner)).toBe(atCorner);
  await search(garden);
  expect(await search(corner)).toBe(atCorner);
  expect(await search(harbour)).not.toBe(atHarbour);
});
