import { sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';

/** The errors in the shop's own books: of orders, of credits, of clubs. Empty without any. */
export async function bookProblems(db: Database): Promise<string[]> {
  const { rows } = await sql<{ problem: string }>`
    with sums as (
      select order_id,
        sum(amount_cents) as all_accounts,
        coalesce(-sum(amount_cents) filter (where account = 'revenue'), 0) as revenue,
        coalesce(sum(amount_cents) filter (where account = 'receivable'), 0) as receivable
      from ledger_entries group by order_id)
    select 'books of ' || order_id || ' do not balance' as problem from sums where all_accounts <> 0
    union all select 'order ' || order_id || ' is owed ' || receivable from sums where receivable <> 0
    union all select 'order ' || order_id || ' gave back more than it had' from sums where revenue < 0
    union all select 'order ' || id || ' has no books' from orders
      where total_cents > 0 and not exists (select from ledger_entries where order_id = orders.id)
    union all select 'gift card ' || code_end from gift_cards where balance_cents <> initial_cents +
      (select coalesce(sum(amount_cents), 0) from credit_entries
       where source = 'gift_card' and owner = encode(code_hash, 'hex'))
    union all select kind || ' of ' || user_id from credit_accounts where balance_cents <>
      (select coalesce(sum(amount_cents), 0) from credit_entries where source = kind and owner = user_id)
    union all select 'club ' || club_id from club_accounts where owed_cents <>
      (select coalesce(sum(amount_cents), 0) from club_entries where club_entries.club_id = club_accounts.club_id)
    union all select 'hold of ' || attempt_id || ' is still ' || credit_holds.state from credit_holds
      join checkout_attempts on checkout_attempts.id = attempt_id
      where checkout_attempts.state in ('done', 'declined') and credit_holds.state = 'held'`.execute(db);
  return rows.map(({ problem }) => problem);
}
