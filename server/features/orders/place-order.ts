import { randomUUID } from 'node:crypto';
import { isAppError } from '#domain/errors.ts';
import type { LeftOut } from '#domain/menu/without.ts';
import type { RoundLine } from '#domain/orders/orders.ts';
import { earlierAnswer } from '#server/db/idempotency.ts';
import type { Context } from '#server/functions.ts';
import { budgets } from '#server/limits/budgets.ts';
import { networkOf } from '#server/limits/network.ts';
import { correctAllergies, roughAllergy } from './allergy-notes.ts';
import { explainRefusal } from './explain-refusal.ts';
import { type DrinkRequest, insertOrders } from './insert-orders.ts';

interface Ordering {
  barId: string;
  guestName: string;
  table?: string | undefined;
  without?: readonly LeftOut[] | undefined;
}

export type NewOrder = Ordering & Omit<RoundLine, 'quantity'>;
export type NewRound = Ordering & { lines: readonly RoundLine[] };

/** `granted` is the key of the guest's browser. */
type GuestCall = Context & { granted: string };

/** A repeated call returns the same id. */
export function placeOrder(call: GuestCall, order: NewOrder): Promise<string> {
  const drink = requestOf(order);
  return place(call, order, [drink], null, drink.id);
}

/** All or none. A repeated call returns the same ids. */
export function placeRound(
  call: GuestCall,
  round: NewRound,
): Promise<{ roundId: string; orderIds: string[] }> {
  const drinks = round.lines.flatMap((line) =>
    Array.from({ length: line.quantity }, () => requestOf(line)),
  );
  const roundId = randomUUID();
  const orderIds = drinks.map(({ id }) => id);
  return place(call, round, drinks, roundId, { roundId, orderIds });
}

function requestOf({ drinkId, notes, forName }: Omit<RoundLine, 'quantity'>): DrinkRequest {
  return {
    id: randomUUID(),
    drink_id: drinkId,
    notes: notes || null,
    for_name: forName || null,
    allergy: roughAllergy(notes),
  };
}

async function place<T>(
  call: GuestCall,
  { barId, guestName, table, without = [] }: Ordering,
  drinks: readonly DrinkRequest[],
  roundId: string | null,
  answer: T,
): Promise<T> {
  const { db, menus, orderRates, granted: guestKey, address, viewer, idempotentCall } = call;
  try {
    orderRates.take({ guestKey, address, barId }, drinks.length);
    const menu = await inTurn(call, () => menus.of(db, barId));
    if (menu && drinks.every(({ drink_id }) => menu.canOrder(drink_id))) {
      orderRates.takeOfBar({ address, barId }, drinks.length);
      const isPlaced = await insertOrders(db, {
        ...idempotentCall,
        value: answer,
        bar_id: barId,
        guest_name: guestName,
        guest_key: guestKey,
        table_name: table || null,
        account_id: viewer.identity?.account.id ?? null,
        round_id: roundId,
        without,
        drinks,
      });
      if (isPlaced) {
        void correctAllergies(call, barId, drinks);
        return answer;
      }
    }
  } catch (refusal) {
    // A repeated call succeeds even above a rate limit.
    const earlier =
      isAppError(refusal) && refusal.code === 'TOO_MANY' && (await earlierPlaced(call));
    if (earlier) return earlier as T;
    throw refusal;
  }
  const earlier = await earlierPlaced(call);
  if (earlier) return earlier as T;
  const drinkIds = drinks.map(({ drink_id }) => drink_id);
  return inTurn(call, () => explainRefusal(call, { barId, guestKey, drinkIds }));
}

async function earlierPlaced(call: GuestCall): Promise<unknown> {
  const { db, idempotentCall } = call;
  const earlier = idempotentCall && (await inTurn(call, () => earlierAnswer(db, idempotentCall)));
  return earlier?.value;
}

/** Runs a read in the queue of its address, like `invoke` for other kinds of calls. */
function inTurn<T>({ turns, address }: GuestCall, read: () => Promise<T>): Promise<T> {
  return turns.run(networkOf(address), read, budgets.address.callsWaiting);
}
