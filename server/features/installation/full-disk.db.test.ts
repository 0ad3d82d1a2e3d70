import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { engine } from '#server/testing/databases/databases.ts';
import { openWorld, type Person, type World } from '#server/testing/world.ts';

describe.runIf(engine === 'embedded')('on a full disk', () => {
  let world: World;
  let sarah: Person;
  let barId: string;

  beforeAll(async () => {
    // More than any disk has free.
    world = await openWorld({ DISK_FULL_MB: '1000000000' });
    sarah = await world.person('Sarah');
    barId = await sarah.call('bars.createBar', { name: 'Corner' });
  });
  afterAll(() => world.close());

  it('notifies the owner', async () => {
    expect(await sarah.call('installation.getDiskLevel', {})).toBe('full');
  });

  it("refuses guests' data with a specific error", async () => {
    const { shareCode } = await sarah.call('cocktailParties.createCocktailParty', {
      barId,
      name: 'Garden',
    });
    const line = { drinkId: 'negroni', quantity: 1 };
    const marta = world.browser();
    for (const answer of [
      await marta.ask('orders.createOrder', { barId, drinkId: 'negroni', guestName: 'Marta' }),
      await marta.ask('orders.createRound', { barId, guestName: 'Marta', lines: [line] }),
      await marta.ask('cocktailParties.submitGuestResponse', { shareCode, preferences: 'Gin' }),
    ]) {
      expect(answer).toMatchObject({ status: 507, error: { code: 'STORAGE_FULL' } });
    }
  });
});
