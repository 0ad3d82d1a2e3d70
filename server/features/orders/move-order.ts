import { sql } from 'kysely';
import { AppError } from '#domain/errors.ts';
import {
  type BoardStatus,
  type KnownCancellation,
  type MoveAnswer,
  type OrderStatus,
  statusesBefore,
} from '#domain/orders/orders.ts';
import { batched } from '#server/db/batch.ts';
import type { Db, Tx } from '#server/db/database.ts';
import {
  callColumns,
  claimKeys,
  earlierAnswer,
  firstPerKey,
  type IdempotentCall,
  remember,
} from '#server/db/idempotency.ts';
import { prepared } from '#server/db/prepared.ts';
import type { Context } from '#server/functions.ts';
import { orderWait } from '#server/metrics.ts';
import type { Identity } from '#server/rpc/viewer.ts';
import { batchJson } from './batch-json.ts';
import { makerOf } from './present-order.ts';

/** The account, and the person where the account has several. */
export interface Mover {
  accountId: string;
  subject: string | null;
  name: string | null;
}

/** Only people of organizations are named. */
export function moverOf({ account, subject, name, email }: Identity): Mover {
  if (account.kind === 'person') return { accountId: account.id, subject: null, name: null };
  return { accountId: account.id, subject, name: name || (email?.split('@')[0] ?? null) };
}

/** If the order already has the status, nothing changes, and the result names its maker. */
export async function moveOrder(
  { db, idempotentCall }: Pick<Context, 'db' | 'idempotentCall'>,
  orderId: string,
  mover: Mover,
  to: BoardStatus,
): Promise<MoveAnswer> {
  const { accountId, subject, name } = mover;
  const before = statusesBefore(to);
  const isMade = to === 'processing' && name !== null;
  const moved: MoveAnswer = { isMoved: true, maker: isMade ? { name, isYou: true } : null };
  const move = {
    value: moved,
    id: orderId,
    account_id: accountId,
    before,
    status: to,
    mover_subject: subject,
    mover_name: name,
  };
  if (await moveInBatch(db, { ...idempotentCall, ...move })) return moved;
  const earlier = idempotentCall && (await earlierAnswer(db, idempotentCall));
  if (earlier) return (earlier.value as MoveAnswer | null) ?? moved;
  const order = await findOrder(db, orderId, accountId).executeTakeFirst();
  if (!order) throw new AppError('ORDER_NOT_FOUND', null);
  if (order.status === to) {
    const answer = { isMoved: false, maker: to === 'processing' ? makerOf(order, subject) : null };
    const other = idempotentCall && (await remember(db, idempotentCall, { value: answer }));
    return (other?.value as MoveAnswer | undefined) ?? answer;
  }
  // Another move of the same order was in this batch, and allows this one now.
  if (before.some((status) => status === order.status)) {
    return moveOrder({ db, idempotentCall }, orderId, mover, to);
  }
  throw new AppError('CANNOT_UPDATE_ORDER', null);
}

export interface MoveRequest extends Partial<IdempotentCall> {
  value?: MoveAnswer;
  id: string;
  /** The account that must own the order. Without it, the caller has checked this. */
  account_id?: string;
  before: readonly BoardStatus[];
  status: OrderStatus;
  mover_subject: string | null;
  mover_name: string | null;
  cancellation?: KnownCancellation;
}

const moveInBatch = batched(async (db, requests: readonly MoveRequest[]) => {
  // One move per order and batch. The others see its result and decide again.
  const byOrder = Map.groupBy(firstPerKey(requests), ({ id, account_id }) => `${id} ${account_id}`);
  const moved = await runMoves(
    db,
    [...byOrder.values()].flatMap(([first]) => first ?? []),
  );
  return requests.map((move) => moved.has(move));
});

/**
 * Hot path: one prepared statement. An order is at most once among them. Returns the possible
 * moves.
 */
export async function runMoves(
  db: Db | Tx,
  moves: readonly MoveRequest[],
): Promise<ReadonlySet<MoveRequest | undefined>> {
  // The orders are locked before the keys are claimed, so that a second bartender finds nothing to
  // move, and leaves no key with the result of a move that never happened.
  const { rows } = await sql<{ n: number; waited: number }>`${prepared('move_orders')}
    with requests as (
      select * from json_to_recordset(${batchJson(moves)}) as requests(n int, ${callColumns},
        value json, id uuid, account_id uuid, before text[], status text,
        mover_subject text, mover_name text, cancellation jsonb)
    ), found as (
      select r.*, o.is_on_hold as was_on_hold
      from requests r join orders o on o.id = r.id join bars b on b.id = o.bar_id
      where (r.account_id is null or b.account_id = r.account_id) and o.status = any(r.before)
      order by o.id for update of o
    ), ${claimKeys({ from: 'found', into: 'to_run' })}, moved as (
      update orders o set status = to_run.status,
        changed_at = case o.status when to_run.status then o.changed_at else now() end,
        maker_subject = case to_run.status when 'processing' then to_run.mover_subject when 'done' then o.maker_subject end,
        maker_name = case to_run.status when 'processing' then to_run.mover_name when 'done' then o.maker_name end,
        is_on_hold = false, cancellation = to_run.cancellation,
        called_at = case to_run.status when 'done' then null else o.called_at end,
        collected_at = case to_run.status when 'done' then null else o.collected_at end
      from to_run
      where o.id = to_run.id and o.status = any(to_run.before)
      returning o.id, to_run.n, o.status, to_run.mover_subject, to_run.mover_name, o.cancellation,
        to_run.was_on_hold, extract(epoch from now() - o.created_at)::float as waited
    ), recorded as (
      insert into order_events (order_id, status, mover_subject, mover_name, cancellation, was_on_hold)
      select id, status, mover_subject, mover_name, cancellation, was_on_hold from moved
    )
    select n, waited from moved`.execute(db);
  for (const { n, waited } of rows) if (moves[n]?.status === 'done') orderWait.observe(waited);
  return new Set(rows.map(({ n }) => moves[n]));
}

export function findOrder(db: Db | Tx, orderId: string, accountId: string) {
  return db
    .selectFrom('orders as o')
    .innerJoin('bars as b', 'b.id', 'o.bar_id')
    .select(['o.id', 'o.status', 'o.maker_subject', 'o.maker_name', 'o.cancellation'])
    .where('o.id', '=', orderId)
    .where('b.account_id', '=', accountId);
}
