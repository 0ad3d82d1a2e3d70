import { setTimeout as delay } from 'node:timers/promises';
import type { BoardStatus, MovesAnswer, Order, OrderStatus } from '#domain/orders/orders.ts';
import type { Device } from './client.ts';
import type { Night } from './night.ts';

const habits = {
  start: 20,
  complete: 22,
  decline: 3,
  undo: 4,
  'back to new': 1,
  hold: 2,
  release: 3,
  reorder: 3,
  'reset place': 1,
  call: 2,
  collect: 2,
  'take over': 2,
  pause: 0.4,
  'cancel all': 0.04,
};
const pauseMs = 600;

/** A bartender acts on their board, which may be a moment old, until the evening is over. */
export async function workEvening(night: Night, client: Device, name: string) {
  const { barId } = night;
  /** The moves that this bartender may undo. */
  const last: { orderIds: string[]; status: OrderStatus }[] = [];
  const board = () => client.live('orders.getOrdersForBar', { barId })?.orders ?? [];
  const inStatus = (status: BoardStatus) => board().filter((order) => order.status === status);
  /** An order near the top, or its whole ticket. */
  const choose = (from: readonly Order[]): string[] => {
    const one = night.pick(from.slice(0, 6));
    if (!one) return [];
    if (!one.roundId || night.chance(0.3)) return [one._id];
    return from.filter(({ roundId }) => roundId === one.roundId).map(({ _id }) => _id);
  };
  const record = (status: OrderStatus, orderIds: readonly string[]) => {
    for (const orderId of orderIds) night.moved.push({ orderId, status, by: name });
    if (orderIds.length) last.push({ orderIds: [...orderIds], status });
  };
  const recordAll = (status: OrderStatus, answer: MovesAnswer | undefined) =>
    record(status, answer?.moved ?? []);

  const move = async (from: readonly Order[], status: BoardStatus, what: string) => {
    const orderIds = choose(from);
    const [orderId] = orderIds;
    if (!orderId) return;
    if (orderIds.length > 1) {
      const answer = await client.call('orders.moveOrders', { barId, orderIds, status });
      return recordAll(status, night.did(`${what} together`, answer));
    }
    const answer = await client.call('orders.updateOrderStatus', { orderId, status });
    if (night.did(what, answer)?.isMoved) record(status, [orderId]);
  };
  const acts: Record<keyof typeof habits, () => Promise<unknown>> = {
    start: () =>
      move(
        inStatus('new').filter(({ isOnHold }) => !isOnHold),
        'processing',
        'started',
      ),
    complete: () => move(inStatus('processing'), 'done', 'completed'),
    'back to new': () => move([...inStatus('processing'), ...inStatus('done')], 'new', 'put back'),
    async decline() {
      const orderIds = choose([...inStatus('new'), ...inStatus('processing')]);
      if (orderIds.length === 0) return;
      const why = night.pick([
        { reason: 'out', ingredientId: 'gin' },
        { reason: 'lastCall' },
        { reason: 'other', words: 'Come to the bar, please' },
      ] as const) ?? { reason: 'lastCall' };
      const answer = await client.call('orders.declineOrders', { barId, orderIds, ...why });
      recordAll('cancelled', night.did('declined', answer));
    },
    async undo() {
      const { orderIds = [], status = 'done' } = last.pop() ?? {};
      const [orderId] = orderIds;
      if (!orderId) return;
      const back = (id: string) => night.undone.push({ orderId: id, status, by: name });
      if (orderIds.length > 1) {
        const answer = await client.call('orders.undoMoves', { barId, orderIds, status });
        night.did('undone together', answer)?.moved.forEach(back);
        return;
      }
      const answer = await client.call('orders.undoOrderStatus', { orderId, status });
      if (night.did('undone', answer) !== undefined) back(orderId);
    },
    hold: () => hold(true),
    release: () => hold(false),
    async reorder() {
      const orderIds = choose(inStatus('new').toReversed());
      const before = night.pick([null, ...inStatus('new').map(({ _id }) => _id)]) ?? null;
      if (orderIds.length === 0 || (before && orderIds.includes(before))) return;
      const answer = await client.call('orders.arrangeQueue', { barId, orderIds, before });
      night.did('put elsewhere in the queue', answer);
    },
    async 'reset place'() {
      const orderIds = choose(inStatus('new').filter((one) => one.sortKey !== one._creationTime));
      if (orderIds.length === 0) return;
      night.did(
        'put back in the queue',
        await client.call('orders.resetPlace', { barId, orderIds }),
      );
    },
    async call() {
      const orderIds = choose(inStatus('done').filter(({ collectedAt }) => !collectedAt));
      if (orderIds.length === 0) return;
      night.did('called again', await client.call('orders.callGuest', { barId, orderIds }));
    },
    async collect() {
      const orderIds = choose(inStatus('done').filter(({ collectedAt }) => !collectedAt));
      if (orderIds.length === 0) return;
      night.did('handed over', await client.call('orders.collectOrders', { barId, orderIds }));
    },
    async 'take over'() {
      const orderIds = choose(inStatus('processing').filter(({ maker }) => !maker?.isYou));
      if (orderIds.length === 0) return;
      const answer = await client.call('orders.takeOverOrders', { barId, orderIds });
      recordAll('processing', night.did('taken over', answer));
    },
    async pause() {
      if (night.isPausing) return;
      night.isPausing = true;
      const answer = await client.call('bars.pauseOrders', { barId, minutes: 10 });
      night.did('pauses', answer);
      const from = Date.now();
      await delay(night.random() * pauseMs);
      if (answer.code === undefined) night.pauses.push({ from, to: Date.now() });
      // A full disk refuses it for a while.
      while ((await client.call('bars.resumeOrders', { barId })).code) await delay(pauseMs);
      night.isPausing = false;
    },
    async 'cancel all'() {
      const except = inStatus('new')
        .slice(0, 3)
        .map(({ _id }) => _id);
      const answer = await client.call('orders.cancelNewOrders', { barId, except });
      night.cancelledAtOnce += night.did('cancelled all new ones', answer) ?? 0;
    },
  };
  const hold = async (isOnHold: boolean) => {
    const orderIds = choose(inStatus('new').filter((order) => order.isOnHold !== isOnHold));
    if (orderIds.length === 0) return;
    const answer = await client.call('orders.holdOrders', { barId, orderIds, isOnHold });
    night.did(isOnHold ? 'held' : 'released', answer);
  };
  while (!night.isOver) {
    await delay(night.random() * 10);
    await acts[night.weighed(habits)]();
  }
}
