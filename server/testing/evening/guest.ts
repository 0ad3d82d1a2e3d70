import { setTimeout as delay } from 'node:timers/promises';
import type { Device, Reply } from './client.ts';
import type { Night, Outcome } from './night.ts';

/** Most guests wait when this many drinks are open. */
const enough = 4;
const habits = { single: 9, round: 4, 'take back': 3, collect: 4 };

/** A guest orders, cancels and collects until the evening is over. */
export async function spendEvening(night: Night, client: Device, guestKey: string, name: string) {
  const { barId } = night;
  let calls = 0;
  const own = () => client.live('orders.getGuestOrders', { barId }) ?? [];
  const order = async (isRound: boolean) => {
    const open = own().filter(({ status }) => status === 'new' || status === 'processing');
    if (open.length >= enough && night.chance(0.8)) return;
    const notes = `${name} ${++calls}`;
    const sentAt = Date.now();
    const placed = await (isRound ? orderRound(notes) : orderOne(notes));
    night.orderedBy({ guestKey, notes, isRound, sentAt, answeredAt: Date.now(), ...placed });
  };
  const orderOne = async (notes: string) => {
    const drinkId = night.pick(night.drinkIds) ?? '';
    const table = night.pick(['1', '7', 'Bar']) ?? '';
    const input = { barId, drinkId, guestName: name, notes, table };
    const reply = await client.call('orders.createOrder', input);
    const id = night.did('single orders', reply);
    return { outcome: outcomeOf(reply), orderIds: id ? [id] : [], roundId: null, drinks: 1 };
  };
  const orderRound = async (notes: string) => {
    const lines = Array.from({ length: 1 + night.below(3) }, () => ({
      drinkId: night.pick(night.drinkIds) ?? '',
      quantity: 1 + night.below(2),
      notes,
      ...(night.chance(0.3) && { forName: 'Peter' }),
    }));
    const input = { barId, guestName: name, table: '7', lines };
    const reply = await client.call('orders.createRound', input);
    const { orderIds = [], roundId = null } = night.did('rounds', reply) ?? {};
    const drinks = lines.reduce((sum, { quantity }) => sum + quantity, 0);
    return { outcome: outcomeOf(reply), orderIds, roundId, drinks };
  };
  const takeBack = async () => {
    const waiting = own().filter(({ status }) => status === 'new');
    const orderIds = waiting.slice(0, 1 + night.below(2)).map(({ _id }) => _id);
    if (orderIds.length === 0) return;
    const answer = await client.call('orders.cancelOwnOrders', { barId, orderIds });
    const cancelled = night.did('taken back', answer)?.cancelled ?? [];
    for (const orderId of cancelled) night.moved.push({ orderId, status: 'cancelled', by: null });
  };
  const collect = async () => {
    const ready = own().filter(({ status, collectedAt }) => status === 'done' && !collectedAt);
    if (ready.length === 0) return;
    const orderIds = ready.map(({ _id }) => _id);
    night.did('collected', await client.call('orders.collectOwnOrders', { barId, orderIds }));
  };
  while (!night.isOver) {
    await delay(night.random() * night.thinkMs);
    const what = night.weighed(habits);
    if (what === 'single' || what === 'round') await order(what === 'round');
    else await (what === 'collect' ? collect() : takeBack());
  }
}

function outcomeOf({ code }: Reply<unknown>): Outcome {
  if (code === undefined) return 'placed';
  return code === 'NETWORK' || code === 'UNAVAILABLE' ? 'unknown' : 'refused';
}
