import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { GuestBar, OwnBar } from '#domain/bars/bars.ts';
import { createOrganization, join } from '#server/testing/account.ts';
import { openWorld, type Person, type World } from '#server/testing/world.ts';
import { endPastPauses } from './pause.ts';

const minuteMs = 60_000;

let world: World;
let owner: Person;
let member: Person;
let stranger: Person;
let barId: string;
let barCode: string;

beforeAll(async () => {
  world = await openWorld();
  const [olive, mika] = await Promise.all([world.account('Olive'), world.account('Mika')]);
  const organizationId = await createOrganization(olive, 'The house');
  await join(olive, organizationId, mika);
  owner = world.as(await olive.token());
  member = world.as(await mika.token());
  stranger = await world.person('Lee');
});
beforeEach(async () => {
  barId = await owner.call('bars.createBar', { name: 'Corner' });
  barCode = (await own()).barCode;
});
afterAll(() => world.close());

async function own(): Promise<OwnBar> {
  const bars = await owner.call('bars.getUserBars', {});
  const bar = bars.find(({ _id }) => _id === barId);
  if (!bar) throw new Error('the bar is not listed');
  return bar;
}
const seen = async () => (await world.guest.call('bars.getBarByCode', { barCode }))?.pause;
const pause = (minutes: 10 | 20 | 30 | null) => owner.call('bars.pauseOrders', { barId, minutes });

/** As if the pause had begun earlier. */
async function pass(minutes: number): Promise<void> {
  const { pausedUntil } = await world.db
    .selectFrom('bars')
    .select('paused_until as pausedUntil')
    .where('id', '=', barId)
    .executeTakeFirstOrThrow();
  if (!pausedUntil) throw new Error('the pause has no end');
  await world.db
    .updateTable('bars')
    .set({ paused_until: new Date(pausedUntil.getTime() - minutes * minuteMs) })
    .where('id', '=', barId)
    .execute();
  await world.waitForChanges();
}

describe('bars.pauseOrders', () => {
  it.each([10, 20, 30] as const)('lasts %i minutes', async (minutes) => {
    const before = Date.now();
    await pause(minutes);
    const after = Date.now();
    const { pause: paused } = await own();
    expect(await seen()).toEqual(paused);
    expect(paused?.until).toBeGreaterThanOrEqual(before + minutes * minuteMs - 1_000);
    expect(paused?.until).toBeLessThanOrEqual(after + minutes * minuteMs + 1_000);
  });

  it('lasts until somebody ends it', async () => {
    await pause(null);
    expect(await seen()).toEqual({ until: null });
    await endPastPauses(world.db);
    expect(await seen()).toEqual({ until: null });
    await owner.call('bars.resumeOrders', { barId });
    expect(await seen()).toBeNull();
  });

  it('starts again when it is chosen again', async () => {
    await pause(null);
    await pause(10);
    expect((await seen())?.until).toBeGreaterThan(Date.now());
    await pause(null);
    expect(await seen()).toEqual({ until: null });
  });

  it('is applied once when a call is repeated', async () => {
    const input = { barId, minutes: 10 } as const;
    await owner.call('bars.pauseOrders', input, 'the-same-key-of-a-pause');
    await owner.call('bars.resumeOrders', { barId });
    await owner.call('bars.pauseOrders', input, 'the-same-key-of-a-pause');
    expect(await seen()).toBeNull();
  });

  it('has no effect on a closed bar', async () => {
    await owner.call('bars.updateBar', { barId, isOpen: false });
    expect(await owner.ask('bars.pauseOrders', { barId, minutes: 10 })).toMatchObject({
      status: 409,
      error: { code: 'BAR_CLOSED' },
    });
  });

  it.each([false, true])('ends when the bar is opened or closed: %s', async (isOpen) => {
    await pause(30);
    await owner.call('bars.updateBar', { barId, isOpen });
    expect(await seen()).toBeNull();
    await owner.call('bars.updateBar', { barId, isOpen: true });
    expect(await seen()).toBeNull();
  });

  it('stays when other settings of the bar change', async () => {
    await pause(30);
    await owner.call('bars.updateBar', { barId, allowsSubstitutes: false, name: 'Vixen' });
    expect(await seen()).not.toBeNull();
  });

  it('can be started and ended by a member', async () => {
    await member.call('bars.pauseOrders', { barId, minutes: 10 });
    expect(await seen()).not.toBeNull();
    await member.call('bars.resumeOrders', { barId });
    expect(await seen()).toBeNull();
  });

  it('refuses another owner and guests, also to end a pause', async () => {
    await pause(null);
    for (const [name, input] of [
      ['bars.pauseOrders', { barId, minutes: 10 }],
      ['bars.resumeOrders', { barId }],
    ] as const) {
      expect(await stranger.ask(name, input)).toMatchObject({
        status: 404,
        error: { code: 'NOT_FOUND' },
      });
      expect(await world.browser().ask(name, input)).toMatchObject({ status: 401 });
    }
    expect(await seen()).toEqual({ until: null });
  });

  it.each([0, 15, -10, 10.5, '10', undefined, [10]])('refuses %j minutes', async (minutes) => {
    expect(await owner.ask('bars.pauseOrders', { barId, minutes })).toMatchObject({
      status: 400,
      error: { code: 'INVALID_REQUEST' },
    });
  });
});

describe('a pause that expires', () => {
  it('is over at its time, and open pages are updated', async () => {
    const line = (await world.guest.live()).follow('bars.getBarByCode', { barCode });
    const board = (await member.live()).follow('bars.getUserBars', {});
    const next = async () => ((await line.next()).value as GuestBar).pause;
    const nextOwn = async () => {
      const bars = (await board.next()).value as OwnBar[];
      return bars.find(({ _id }) => _id === barId)?.pause;
    };
    expect(await next()).toBeNull();
    expect(await nextOwn()).toBeNull();

    await pause(10);
    const paused = await next();
    expect(paused?.until).toBeGreaterThan(Date.now());
    expect(await nextOwn()).toEqual(paused);

    await pass(5);
    expect((await next())?.until).toBe((paused?.until ?? 0) - 5 * minuteMs);
    await endPastPauses(world.db);
    expect(await seen()).not.toBeNull();

    await pass(6);
    expect(await next()).toBeNull();
    await endPastPauses(world.db);
    await world.waitForChanges();
    expect(await seen()).toBeNull();
    const row = await world.db
      .selectFrom('bars')
      .select(['paused_at', 'paused_until'])
      .where('id', '=', barId)
      .executeTakeFirst();
    expect(row).toEqual({ paused_at: null, paused_until: null });
  });

  it('leaves the pauses of other bars alone', async () => {
    await pause(10);
    const other = await owner.call('bars.createBar', { name: 'Other' });
    await owner.call('bars.pauseOrders', { barId: other, minutes: 20 });
    await pass(11);
    await endPastPauses(world.db);
    await world.waitForChanges();
    const bars = await owner.call('bars.getUserBars', {});
    expect(bars.find(({ _id }) => _id === other)?.pause).not.toBeNull();
    expect(await seen()).toBeNull();
  });
});
