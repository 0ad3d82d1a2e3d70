import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OwnBar } from '#domain/bars/bars.ts';
import { openWorld, type Person, type World } from '#server/testing/world.ts';

let world: World;
let sarah: Person;
let lee: Person;

beforeAll(async () => {
  world = await openWorld();
  [sarah, lee] = await Promise.all([world.person('Sarah'), world.person('Lee')]);
});
afterAll(() => world.close());

async function barOf(person: Person, name: string): Promise<OwnBar> {
  const id = await person.call('bars.createBar', { name });
  const bar = (await person.call('bars.getUserBars', {})).find(({ _id }) => _id === id);
  if (!bar) throw new Error('the new bar is not listed');
  return bar;
}

describe('bars.createBar', () => {
  it('creates an active, open bar with its own code', async () => {
    const bar = await barOf(sarah, '  Zlatá líška  ');
    expect(bar).toMatchObject({ name: 'Zlatá líška', isActive: true, isOpen: true });
    expect(bar.barCode).toMatch(/^[A-HJKMNP-Z2-9]{5}$/);
    expect(await barOf(sarah, 'Zlatá\u0007\nlíška')).toMatchObject({ name: 'Zlatá líška' });
  });

  it.each([
    ['an empty name', { name: '   ' }],
    ['a name that is too long', { name: 'x'.repeat(81) }],
    ['a description that is too long', { name: 'Bar', description: 'x'.repeat(501) }],
    ['no name', {}],
  ])('refuses %s', async (_what, input) => {
    expect(await sarah.ask('bars.createBar', input)).toMatchObject({
      status: 400,
      error: { code: 'INVALID_REQUEST' },
    });
  });

  it('refuses a guest', async () => {
    expect(await world.guest.ask('bars.createBar', { name: 'Bar' })).toMatchObject({
      status: 401,
      error: { code: 'UNAUTHORIZED' },
    });
  });
});

describe('bars.getUserBars', () => {
  it("lists only the caller's own bars", async () => {
    await barOf(sarah, 'Only hers');
    expect(await lee.call('bars.getUserBars', {})).toEqual([]);
  });
});

describe('bars.getBarByCode', () => {
  it('finds a bar by its code in any case, with stray spaces', async () => {
    const { barCode } = await barOf(sarah, 'Corner');
    const found = await world.guest.call('bars.getBarByCode', {
      barCode: ` ${barCode.toLowerCase()} `,
    });
    expect(found).toMatchObject({ name: 'Corner', barCode, isOpen: true });
  });

  it('treats a deactivated bar exactly like an unknown code', async () => {
    const bar = await barOf(sarah, 'Gone');
    await sarah.call('bars.updateBar', { barId: bar._id, isActive: false });
    const unknown = await world.guest.ask('bars.getBarByCode', { barCode: 'ZZZZZ' });
    const deactivated = await world.guest.ask('bars.getBarByCode', { barCode: bar.barCode });
    expect(deactivated).toEqual(unknown);
    expect(deactivated.body).toBeNull();
  });

  it("hides the owner's fields from guests", async () => {
    const { barCode } = await barOf(sarah, 'Discreet');
    const found = await world.guest.call('bars.getBarByCode', { barCode });
    expect(Object.keys(found ?? {}).sort()).toEqual(
      ['_id', 'allowsGuestSearch', 'barCode', 'description', 'isOpen', 'name', 'pause'].sort(),
    );
  });
});

describe('bars.updateBar', () => {
  it('renames, describes, opens and closes', async () => {
    const bar = await barOf(sarah, 'Old name');
    await sarah.call('bars.updateBar', {
      barId: bar._id,
      name: 'New name',
      description: 'By the river',
      isOpen: false,
    });
    const found = await world.guest.call('bars.getBarByCode', { barCode: bar.barCode });
    expect(found).toMatchObject({
      name: 'New name',
      description: 'By the river',
      isOpen: false,
    });
  });

  it('limits the questions and the spending of guests in a night', async () => {
    const bar = await barOf(sarah, 'Thrifty');
    expect(bar).toMatchObject({ guestQuestionsPerNight: 20, guestSharePercent: 50 });
    const limits = { guestQuestionsPerNight: 200, guestSharePercent: 0 };
    await sarah.call('bars.updateBar', { barId: bar._id, ...limits });
    const bars = await sarah.call('bars.getUserBars', {});
    expect(bars.find(({ _id }) => _id === bar._id)).toMatchObject(limits);
    expect(await lee.ask('bars.updateBar', { barId: bar._id, ...limits })).toMatchObject({
      status: 404,
    });
  });

  it('limits the open orders of guests and of the bar, and names its tables', async () => {
    const bar = await barOf(sarah, 'Busy');
    expect(bar).toMatchObject({
      maxOpenPerGuest: 10,
      maxOpenOrders: null,
      lateAfterMinutes: 6,
      tables: [],
    });
    const own = async () =>
      (await sarah.call('bars.getUserBars', {})).find(({ _id }) => _id === bar._id);
    const settings = { maxOpenPerGuest: 20, maxOpenOrders: 500, lateAfterMinutes: 60 };
    await sarah.call('bars.updateBar', { barId: bar._id, ...settings });
    await sarah.call('bars.updateBar', {
      barId: bar._id,
      tables: [' 1 ', 'Te\u200brasa\u0007 🍸'],
    });
    expect(await own()).toMatchObject({ ...settings, tables: ['1', 'Terasa 🍸'] });
    const many = Array.from({ length: 100 }, (_, index) => `Table ${index}`);
    await sarah.call('bars.updateBar', { barId: bar._id, tables: many, maxOpenOrders: null });
    expect(await own()).toMatchObject({ tables: many, maxOpenOrders: null });
    await sarah.call('bars.updateBar', { barId: bar._id, tables: [] });
    expect((await own())?.tables).toEqual([]);
    for (const change of [settings, { tables: ['1'] }]) {
      expect(await lee.ask('bars.updateBar', { barId: bar._id, ...change })).toMatchObject({
        status: 404,
      });
    }
  });

  it('refuses another owner as if the bar did not exist', async () => {
    const bar = await barOf(sarah, 'Hers');
    const refused = await lee.ask('bars.updateBar', { barId: bar._id, isOpen: false });
    const missing = await lee.ask('bars.updateBar', {
      barId: '00000000-0000-4000-8000-000000000000',
      isOpen: false,
    });
    expect(refused.status).toBe(404);
    expect({ ...refused.error, id: '' }).toEqual({ ...missing.error, id: '' });
  });

  it.each([
    ['nothing to change', (barId: string) => ({ barId })],
    ['an id that is none', () => ({ barId: 'x', isOpen: true })],
    ['a flag that is none', (barId: string) => ({ barId, isOpen: 'yes' })],
    ['no questions at all', (barId: string) => ({ barId, guestQuestionsPerNight: 0 })],
    ['too many questions', (barId: string) => ({ barId, guestQuestionsPerNight: 201 })],
    ['half a question', (barId: string) => ({ barId, guestQuestionsPerNight: 2.5 })],
    ['questions in words', (barId: string) => ({ barId, guestQuestionsPerNight: 'many' })],
    ['less than nothing', (barId: string) => ({ barId, guestSharePercent: -5 })],
    ['more than all', (barId: string) => ({ barId, guestSharePercent: 105 })],
    ['no drink per guest', (barId: string) => ({ barId, maxOpenPerGuest: 0 })],
    ['too many drinks per guest', (barId: string) => ({ barId, maxOpenPerGuest: 21 })],
    ['any number of drinks per guest', (barId: string) => ({ barId, maxOpenPerGuest: null })],
    ['no order at all', (barId: string) => ({ barId, maxOpenOrders: 0 })],
    ['too many orders', (barId: string) => ({ barId, maxOpenOrders: 501 })],
    ['late at once', (barId: string) => ({ barId, lateAfterMinutes: 1 })],
    ['late after an hour', (barId: string) => ({ barId, lateAfterMinutes: 61 })],
    ['tables that are none', (barId: string) => ({ barId, tables: '1-12' })],
    ['a table without a name', (barId: string) => ({ barId, tables: ['1', ' \u200b '] })],
    ['a long name of a table', (barId: string) => ({ barId, tables: ['x'.repeat(13)] })],
    ['the same table twice', (barId: string) => ({ barId, tables: ['Bar', ' bar'] })],
    [
      'too many tables',
      (barId: string) => ({ barId, tables: Array.from({ length: 101 }, (_, n) => `${n}`) }),
    ],
    ['a share between the steps', (barId: string) => ({ barId, guestSharePercent: 33 })],
  ])('refuses %s', async (_what, input) => {
    const bar = await barOf(sarah, 'Strict');
    expect(await sarah.ask('bars.updateBar', input(bar._id))).toMatchObject({
      status: 400,
      error: { code: 'INVALID_REQUEST' },
    });
  });
});
