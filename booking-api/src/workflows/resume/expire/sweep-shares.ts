import { forgetLinkTokens } from '../../../modules/payments/public/splits/link-tokens.ts';
import { type Clock, daysLater } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database/database.ts';

/** As long as a guest's idle cart keeps its entries. */
const keptDays = 30;

/** Erases who was asked to pay a share of a bill without an order; an order keeps who paid it. */
export async function sweepShares(db: Database, clock: Clock): Promise<void> {
  const oldest = daysLater(clock.now(), -keptDays);
  const ended = db
    .selectFrom('bill_splits')
    .select('attempt_id')
    .where('state', 'in', ['stopped', 'expired'])
    .where('expires_at', '<', oldest);
  await forgetLinkTokens(db, oldest);
  await db
    .updateTable('bill_shares')
    .set({
      name: '',
      email: '',
      items: JSON.stringify([]) as never,
      token_hash: null,
      reminder_token_hash: null,
    })
    .where('split_id', 'in', ended)
    .where('email', '<>', '')
    .execute();
}
