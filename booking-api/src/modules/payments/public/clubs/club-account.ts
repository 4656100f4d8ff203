import type { Cents } from '@sendahead/shared-contracts/primitives/cents';
import { sql } from 'kysely';
import type { Queries } from '../../../../platform/database/database.ts';
import { clubAndMerged, payingClub } from '../../../clubs/public/paying-club.ts';

/** The order of an entry, the unique event under this reference, and its time by the product's clock. */
type EntryAbout = { orderId: string; reference: string; at: string };

/** Charges a club's account. False when the club is not billed, or its limit is too low. */
export async function chargeClub(
  trx: Queries,
  charged: number,
  amount: Cents,
  about: EntryAbout,
): Promise<boolean> {
  const clubId = await payingClub(trx, charged);
  const row = await trx
    .updateTable('club_accounts')
    .set((set) => ({ owed_cents: set('owed_cents', '+', amount) }))
    .where('club_id', '=', clubId)
    .where('open', '=', true)
    .where(sql<boolean>`owed_cents + ${amount} <= credit_limit_cents`)
    .returning('club_id')
    .executeTakeFirst();
  if (!row) return false;
  await enter(trx, clubId, 'charge', amount, about);
  return true;
}

/** Deducts a charge, or part of it, from a club's account. */
export async function refundClub(
  trx: Queries,
  credited: number,
  amount: Cents,
  about: EntryAbout,
): Promise<void> {
  const clubId = await payingClub(trx, credited);
  await trx
    .updateTable('club_accounts')
    .set((set) => ({ owed_cents: set('owed_cents', '-', amount) }))
    .where('club_id', '=', clubId)
    .execute();
  await enter(trx, clubId, 'refund', amount, about);
}

const enter = (
  trx: Queries,
  clubId: number,
  event: 'charge' | 'refund',
  amount: Cents,
  { orderId, reference, at }: EntryAbout,
) =>
  trx
    .insertInto('club_entries')
    .values({
      club_id: clubId,
      event,
      amount_cents: event === 'charge' ? amount : -amount,
      order_id: orderId,
      reference,
      created_at: at,
    })
    .execute();

export const findClubAccount = (db: Queries, clubId: number) =>
  db
    .selectFrom('club_accounts')
    .select(['club_id', 'open', 'owed_cents', 'credit_limit_cents'])
    .select(['terms_days', 'billing_email', 'reminders'])
    .where('club_id', '=', clubId)
    .executeTakeFirst();

/** A club's billing settings: its terms, the address for statements, and whether it is reminded. */
export async function setClubTerms(
  trx: Queries,
  clubId: number,
  terms: { terms_days: number; billing_email: string; reminders: boolean },
): Promise<void> {
  await trx.updateTable('club_accounts').set(terms).where('club_id', '=', clubId).execute();
}

/** Accounts that owe something or have a credit. */
export const clubAccountsWithBalance = (db: Queries) =>
  db.selectFrom('club_accounts').selectAll().where('owed_cents', '<>', 0).execute();

/** Charges and deductions of a club's account, newest first. */
export const entriesOfClub = (
  db: Queries,
  clubId: number,
  { before, limit }: { before: number | undefined; limit: number },
) =>
  db
    .selectFrom('club_entries')
    .leftJoin('orders', 'orders.id', 'club_entries.order_id')
    .select(['club_entries.id', 'club_entries.created_at', 'club_entries.event'])
    .select(['club_entries.amount_cents', 'club_entries.order_id', 'orders.display_id'])
    .where('club_entries.club_id', '=', clubId)
    .$if(before !== undefined, (query) => query.where('club_entries.id', '<', before ?? 0))
    .orderBy('club_entries.id', 'desc')
    .limit(limit)
    .execute();

/** The amount of some orders on a club's account: charges less refunds. */
export async function billedForOrders(
  db: Queries,
  clubId: number,
  orderIds: readonly string[],
): Promise<number> {
  if (orderIds.length === 0) return 0;
  const { cents } = await db
    .selectFrom('club_entries')
    .select(sql<number>`coalesce(sum(amount_cents), 0)::int`.as('cents'))
    .where(clubAndMerged('club_id', clubId))
    .where('order_id', 'in', [...orderIds])
    .executeTakeFirstOrThrow();
  return cents;
}
