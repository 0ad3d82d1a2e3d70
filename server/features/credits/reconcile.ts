import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#server/db/database.ts';

type Problem = { problem: string };

const checks: RawBuilder<Problem>[] = [
  sql`select format('account %s has no credits', id) as problem
    from accounts where id not in (select account_id from credit_balances)`,

  sql`select format('account %s was given initial credits %s times', b.account_id, count(e.id)) as problem
    from credit_balances b
    join accounts a on a.id = b.account_id
    left join credit_entries e on e.account_id = b.account_id and e.kind = 'initial'
    group by b.account_id, a.kind
    -- Organizations from before have them, too.
    having count(e.id) > 1 or (a.kind = 'person' and count(e.id) = 0)`,

  sql`select format('account %s: balance %s less %s owed, but the ledger says %s', b.account_id,
      b.balance_micros, b.owed_micros, e.net) as problem
    from credit_balances b cross join lateral (select coalesce(sum(amount_micros), 0) as net
      from credit_entries where account_id = b.account_id) e
    where b.balance_micros - b.owed_micros <> e.net`,

  sql`select format('account %s: %s reserved, but %s held', b.account_id, b.reserved_micros, h.held) as problem
    from credit_balances b cross join lateral (select coalesce(sum(amount_micros), 0) as held
      from credit_holds where account_id = b.account_id and state = 'held') h
    where b.reserved_micros <> h.held`,

  sql`select format('account %s: %s spent, but the ledger says %s', b.account_id, b.spent_micros, u.used) as problem
    from credit_balances b cross join lateral (select coalesce(-sum(amount_micros), 0) as used
      from credit_entries where account_id = b.account_id and kind = 'usage') u
    where b.spent_micros <> u.used`,

  sql`select format('account %s: below zero, overspent, or a debt beside money', account_id) as problem
    from credit_balances
    where least(balance_micros, reserved_micros, owed_micros, balance_micros - reserved_micros) < 0
      or (owed_micros > 0 and balance_micros > reserved_micros)`,

  sql`select format('entry %s says %s after it, but the sum is %s', id, net_after_micros, running) as problem
    from (select id, net_after_micros,
      sum(amount_micros) over (partition by account_id order by id) as running from credit_entries) e
    where net_after_micros <> running`,

  sql`select format('hold %s of %s is %s, but %s was charged', h.id, h.amount_micros, h.state,
      coalesce(-e.amount_micros, 0)) as problem
    from credit_holds h
    left join credit_entries e on e.source = 'hold' and e.source_id = h.id::text
    where coalesce(-e.amount_micros, 0) <> case h.state when 'settled' then h.amount_micros else 0 end
      or e.account_id <> h.account_id`,

  sql`select format('entry %s charges for no hold', e.id) as problem from credit_entries e
    where kind = 'usage' and not exists (select from credit_holds h where h.id::text = e.source_id)`,

  sql`select format('purchase %s: %s of kind %s is due, but %s booked', purchase_id, due_micros, kind,
      booked_micros) as problem
    from purchase_bookings where due_micros <> booked_micros`,

  sql`select format('purchase %s is not paid, but booked', p.id) as problem from credit_purchases p
    where paid_cents is null and exists (select from credit_entries e where e.purchase_id = p.id)`,
];

/** All problems, as sentences. Reads one snapshot of the database. */
export function reconcile(db: Db): Promise<string[]> {
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (tx) => {
      const problems: string[] = [];
      for (const check of checks) {
        const { rows } = await check.execute(tx);
        problems.push(...rows.map(({ problem }) => problem));
      }
      return problems;
    });
}
