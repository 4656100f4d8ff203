import type { GivenCredit } from '@sendahead/shared-contracts/console/money-calls';
import { cents } from '@sendahead/shared-contracts/primitives/cents';
import { sql } from 'kysely';
import type { Queries } from '../../../platform/database/database.ts';

/** How many credits the page of their owner shows. */
const most = 20;

/**
 * CO-99: the credits that staff gave a user, newest first, with who gave each and whether it was withdrawn.
 */
export async function givenCredits(db: Queries, userId: string): Promise<GivenCredit[]> {
  const { rows } = await sql<Omit<GivenCredit, 'can_withdraw'> & { balance: number }>`
    select entry.id::int as credit_id, entry.source as kind, entry.amount_cents, coalesce(given.happened_at, entry.created_at) as at,
      nullif(trim(concat_ws(' ', givers.first_name, givers.last_name)), '') as by,
      given.detail ->> 'reason' as reason,
      exists (select from credit_entries gone where gone.source = entry.source and gone.owner = entry.owner
        and gone.event = 'withdraw' and gone.reference = entry.reference) as withdrawn,
      coalesce(account.balance_cents, 0) as balance
    from credit_entries entry
    left join credit_accounts account on account.user_id = entry.owner and account.kind = entry.source
    left join lateral (select user_id, detail, happened_at from audit_events where kind = 'staff.gave_credit'
      and subject = entry.owner and detail ->> 'reference' = entry.reference limit 1) as given on true
    left join users givers on givers.id = given.user_id
    where entry.owner = ${userId} and entry.event = 'grant' and entry.source in ('wallet', 'ship_wallet')
      and entry.reference like 'staff:%'
    order by entry.id desc limit ${most}`.execute(db);
  return rows.map(({ balance, ...credit }) => ({
    ...credit,
    amount_cents: cents(credit.amount_cents),
    at: new Date(credit.at).toISOString(),
    can_withdraw: !credit.withdrawn && balance >= credit.amount_cents,
  }));
}
