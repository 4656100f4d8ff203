import { creditKinds } from '@sendahead/shared-contracts/accounts/own-account-calls';
import { cents } from '@sendahead/shared-contracts/primitives/cents';
import { balancesOf } from '../../modules/credits/public/credits.ts';
import type { Queries } from '../../platform/database/database.ts';

const maxMovements = 100;

/** The credits of an account, and the movements behind them. */
export async function ownCreditsOf(db: Queries, userId: string) {
  const balances = await balancesOf(db, userId);
  const rows = await db
    .selectFrom('credit_entries')
    .select(['source', 'event', 'amount_cents', 'created_at'])
    .where('owner', '=', userId)
    .where('source', 'in', creditKinds)
    .orderBy('id', 'desc')
    .limit(maxMovements)
    .execute();
  return {
    balances: creditKinds.map((kind) => ({ kind, balance_cents: balances[kind] })),
    movements: rows.flatMap(({ source, event, amount_cents, created_at }) =>
      source === 'gift_card'
        ? []
        : [
            {
              kind: source,
              // The contract knows no other events: a negative one that is not spending.
              event: event === 'withdraw' ? ('grant' as const) : event,
              ...(event === 'withdraw' ? { withdrawn: true } : {}),
              amount_cents: cents(amount_cents),
              at: created_at,
            },
          ],
    ),
  };
}
