// The bars of bench/orders/orders.ts, and their guests.
import { sql } from 'kysely';
import { caller, withToken } from '#bench/clients/calls.ts';
import { Program } from '#bench/lib/program.ts';
import type { App } from '#server/app.ts';
import type { Db } from '#server/db/database.ts';
import type { Account } from '#server/testing/account.ts';
import type { Place } from './clients.ts';

export async function openBar({ url, database: { db } }: App, owner: Account): Promise<Place> {
  const token = await owner.token();
  const call = caller(url, () => withToken(token));
  const barId = await call<string>('bars.createBar', { name: 'Friday' });
  await call('ingredients.bulkUpdateInventory', { barId, isAvailable: true });
  await sql`analyze`.execute(db);
  return { url, barId, token };
}

export function openClients(place: Place): Program {
  return new Program('orders/clients.ts', place);
}

/**
 * Ends an evening. In a real table never half of all orders are open, and the planner would use
 * that number.
 */
export async function completeAll(db: Db, barId: string): Promise<void> {
  await db.updateTable('orders').set({ status: 'done' }).where('bar_id', '=', barId).execute();
}
