import type { WorkList } from '@sendahead/shared-contracts/console/work-calls';
import { cents } from '@sendahead/shared-contracts/primitives/cents';
import type { Database, Queries } from '../../../../platform/database/database.ts';
import type { Jobs } from '../../../../platform/jobs/jobs.ts';
import { findAccount } from '../../../accounts/public/store.ts';
import { findCart } from '../../../carts/public/store.ts';
import { splitMailJob } from './jobs.ts';

/** Hours before a link's end at which its payer is reminded. */
export const reminderHours = 24;

/** The maximum number of listed links. */
const longest = 50;

/** The API calls it `pay_link`; a link that pays for a change of an order is a different concept. */
type UnpaidOrderLink = NonNullable<WorkList['pay_links']>[number];

const openOrderLinks = (db: Queries) =>
  db
    .selectFrom('bill_splits')
    .innerJoin('bill_shares', 'bill_shares.split_id', 'bill_splits.attempt_id')
    .where('bill_splits.by_link', '=', true)
    .where('bill_splits.state', '=', 'open');

/** CO-88: the unpaid links for new orders, those that end first at the top. */
export async function listUnpaidOrderLinks(db: Queries): Promise<UnpaidOrderLink[]> {
  const rows = await openOrderLinks(db)
    .select(['bill_splits.cart_id', 'bill_splits.user_id', 'bill_splits.expires_at'])
    .select(['bill_shares.email', 'bill_shares.amount_cents'])
    .orderBy('bill_splits.expires_at')
    .limit(longest)
    .execute();
  const links: UnpaidOrderLink[] = [];
  for (const { cart_id, user_id, expires_at, email, amount_cents } of rows) {
    const cart = await findCart(db, cart_id);
    const sender = await findAccount(db, user_id);
    links.push({
      cart_id,
      display_id: cart?.displayId ?? '',
      brand: cart?.brandSlug ?? '',
      email,
      amount_cents: cents(amount_cents),
      expires_at,
      sent_by: `${sender?.firstName ?? ''} ${sender?.lastName ?? ''}`.trim(),
    });
  }
  return links;
}

/** Reminds the payers of links that end within a day, once each. */
export async function remindPayers(
  { db, jobs }: { db: Database; jobs: Pick<Jobs, 'enqueue'> },
  now: number,
): Promise<void> {
  const soon = new Date(now + reminderHours * 3_600_000).toISOString();
  const due = await openOrderLinks(db)
    .select(['bill_splits.attempt_id', 'bill_shares.id', 'bill_splits.round'])
    .where('bill_splits.reminded', '=', false)
    .where('bill_splits.expires_at', '<=', soon)
    .where('bill_splits.expires_at', '>', new Date(now).toISOString())
    .where('bill_shares.state', '=', 'asked')
    .execute();
  for (const { attempt_id: splitId, id: shareId, round } of due)
    await db.transaction().execute(async (trx) => {
      await trx
        .updateTable('bill_splits')
        .set({ reminded: true })
        .where('attempt_id', '=', splitId)
        .execute();
      await jobs.enqueue(trx, splitMailJob, { splitId, kind: 'reminder', shareId, round });
    });
}
