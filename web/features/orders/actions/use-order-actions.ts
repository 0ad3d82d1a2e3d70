import { useMemo } from 'react';
import {
  type BoardStatus,
  type DeclineReason,
  type MovesAnswer,
  type Order,
  type OrderStatus,
  orderLimits,
} from '#domain/orders/orders.ts';
import { isMoved } from '#web/features/orders/queue/tickets.ts';
import { useOrdersText } from '#web/features/orders/texts.ts';
import type { Change } from '#web/features/orders/undo/use-changes.ts';
import { errorText } from '#web/i18n/error-text.ts';
import { useText } from '#web/i18n/language.ts';
import { randomKey } from '#web/identity/keys.ts';
import { mutateWhenOnline as call } from '#web/rpc/offline-mutation.ts';
import { serverNow } from '#web/rpc/server-time.ts';
import { toasts } from '#web/ui/toast/toasts.tsx';
import type { Lacking } from './ran-out.tsx';

type Orders = readonly Order[];

/** The reason for a decline. */
export interface Decline {
  reason: DeclineReason;
  ingredientId?: string | undefined;
  words?: string | undefined;
}

/** The bottle that a decline also takes off the shelf. */
export interface Bottle {
  _id: string;
  name: string;
}

/** The new orders to cancel together. */
export interface Cancelling {
  orders: Orders;
  /**
   * Cancels all new orders of the bar except these, including those that the board does not show.
   * Absent: only the given orders.
   */
  allBut?: readonly string[] | undefined;
  /** Excludes later orders. */
  until?: number | undefined;
}

/** A place in the queue: before another order, first (null), or at the 'end'. */
export type Standing = string | null;

export interface Place {
  before: Standing;
  /** The place shown until the server confirms it. */
  sortKey: number;
  /** The previous place. */
  stood: Standing;
}

export type OrderActions = ReturnType<typeof useOrderActions>;

/** All actions of a bartender on orders of a bar. The same object while the bar is the same. */
export function useOrderActions(barId: string, run: (change: Change) => void) {
  const text = useOrdersText();
  const shared = useText();
  return useMemo(() => {
    const undoMoves = (orderIds: readonly string[], status: OrderStatus) =>
      inParts(orderIds, (part) => call('orders.undoMoves', { barId, orderIds: part, status }));
    const declinePart = (orderIds: readonly string[], why: Decline) =>
      inParts(orderIds, (part) => call('orders.declineOrders', { barId, orderIds: part, ...why }));
    const putOnShelf = async (ingredientId: string, isAvailable: boolean) => {
      try {
        await call('ingredients.updateInventoryItem', { barId, ingredientId, isAvailable });
        return true;
      } catch (error) {
        toasts.error(text.shelfFailed(errorText(shared, error)));
        return false;
      }
    };
    const arrangeBefore = (orderIds: string[], before: Standing) =>
      call('orders.arrangeQueue', { barId, orderIds, before });
    return {
      move: (orders: Orders, status: BoardStatus) =>
        run({
          name: status,
          orders,
          shown: () => ({ status, isOnHold: false }),
          send: (orderIds) => {
            const [orderId, ...others] = orderIds;
            return orderId && others.length === 0
              ? moveOne(orderId, status)
              : inParts(orderIds, (part) =>
                  call('orders.moveOrders', { barId, orderIds: part, status }),
                );
          },
          takeBack: ([orderId = '', ...others]) =>
            others.length === 0
              ? call('orders.undoOrderStatus', { orderId, status })
              : undoMoves([orderId, ...others], status),
        }),
      /** A bottle goes off the shelf with the decline, and back with the same Undo. */
      decline: (orders: Orders, why: Decline, bottle?: Bottle) => {
        let isOff = false;
        run({
          name: 'cancelled',
          orders,
          shown: () => ({ status: 'cancelled' }),
          send: async (orderIds) => {
            const answer = await declinePart(orderIds, why);
            if (!bottle || answer.moved.length === 0) return answer;
            isOff = await putOnShelf(bottle._id, false);
            return isOff ? { ...answer, also: text.tookOff(bottle.name) } : answer;
          },
          takeBack: async (orderIds) => {
            await undoMoves(orderIds, 'cancelled');
            if (bottle && isOff) isOff = !(await putOnShelf(bottle._id, true));
          },
        });
      },
      /**
       * Declines each of these because its ingredient is missing. The bottles are already off the
       * shelf. The same Undo puts them back.
       */
      declineLacking: (lacking: readonly Lacking[], bottles: readonly string[]) =>
        run({
          name: 'cancelled',
          orders: lacking.flatMap(({ orders }) => orders),
          shown: () => ({ status: 'cancelled' }),
          send: async () => {
            const all: MovesAnswer = { moved: [], others: [] };
            for (const { ingredientId, orders } of lacking) {
              const ids = orders.map(({ _id }) => _id);
              const { moved, others } = await declinePart(ids, { reason: 'out', ingredientId });
              all.moved.push(...moved);
              all.others.push(...others);
            }
            return all;
          },
          takeBack: async (orderIds) => {
            await undoMoves(orderIds, 'cancelled');
            for (const bottle of bottles) await putOnShelf(bottle, true);
          },
        }),
      cancelNew: ({ orders, allBut, until }: Cancelling) => {
        const batch = randomKey();
        run({
          name: 'cancelled',
          orders,
          shown: () => ({ status: 'cancelled' }),
          send: async (only) => {
            const which = allBut ? { except: [...allBut], until } : { only };
            const count = await call('orders.cancelNewOrders', { barId, ...which, batch });
            return { moved: count > 0 ? only : [], others: [], said: text.cancelled(count) };
          },
          takeBack: () => call('orders.bringBackOrders', { barId, batch }),
        });
      },
      hold: (orders: Orders, isOnHold: boolean) =>
        run({
          name: isOnHold ? 'hold' : 'resume',
          orders,
          shown: () => ({ isOnHold }),
          send: (orderIds) => call('orders.holdOrders', { barId, orderIds, isOnHold }),
          takeBack: (orderIds) =>
            call('orders.holdOrders', { barId, orderIds, isOnHold: !isOnHold }),
        }),
      place: (orders: Orders, { before, sortKey, stood }: Place) =>
        run({
          name: 'place',
          orders,
          shown: () => ({ sortKey }),
          send: (orderIds) => arrangeBefore(orderIds, before),
          takeBack: (orderIds) =>
            orders.some(isMoved)
              ? arrangeBefore(orderIds, stood)
              : call('orders.resetPlace', { barId, orderIds }),
        }),
      resetPlace: (orders: Orders, stood: Standing) =>
        run({
          name: 'arrival',
          orders,
          shown: ({ _creationTime }) => ({ sortKey: _creationTime }),
          send: (orderIds) => call('orders.resetPlace', { barId, orderIds }),
          takeBack: (orderIds) => arrangeBefore(orderIds, stood),
        }),
      takeOver: (orders: Orders) =>
        run({
          name: 'takeOver',
          orders,
          shown: () => ({ maker: { name: text.you, isYou: true } }),
          send: (orderIds) => call('orders.takeOverOrders', { barId, orderIds }),
          takeBack: (orderIds) => undoMoves(orderIds, 'processing'),
        }),
      call: (orders: Orders) =>
        run({
          name: 'call',
          orders,
          shown: () => ({ calledAt: serverNow() }),
          send: (orderIds) => call('orders.callGuest', { barId, orderIds }),
        }),
      collect: (orders: Orders) =>
        run({
          name: 'collect',
          orders,
          shown: () => ({ collectedAt: serverNow() }),
          send: (orderIds) => call('orders.collectOrders', { barId, orderIds }),
          takeBack: (orderIds) =>
            call('orders.collectOrders', { barId, orderIds, isCollected: false }),
        }),
    };
  }, [barId, run, text, shared]);
}

async function moveOne(orderId: string, status: BoardStatus): Promise<MovesAnswer> {
  const { isMoved, maker } = await call('orders.updateOrderStatus', { orderId, status });
  return isMoved
    ? { moved: [orderId], others: [] }
    : { moved: [], others: [{ _id: orderId, status, maker }] };
}

/** Splits a call, because one call takes a limited number of orders. */
async function inParts(
  orderIds: readonly string[],
  send: (part: string[]) => Promise<MovesAnswer>,
): Promise<MovesAnswer> {
  const all: MovesAnswer = { moved: [], others: [] };
  for (let start = 0; start < orderIds.length; start += orderLimits.atOnce) {
    const { moved, others } = await send(orderIds.slice(start, start + orderLimits.atOnce));
    all.moved.push(...moved);
    all.others.push(...others);
  }
  return all;
}
