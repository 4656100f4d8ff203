import { mayForClub } from '@sendahead/shared-contracts/call/role-acts';
import type { Role } from '@sendahead/shared-contracts/call/roles';
import type { Queries } from '../../../../platform/database/database.ts';

/**
 * Whether someone may put an order on a club's account: staff, the club's own pro users, and whoever an admin granted it
 * (EP-57); and the club has an account that is open.
 */
export async function mayBillClub(
  db: Queries,
  clubId: number,
  who: { userId: string; role: Role; clubId: number | null },
): Promise<boolean> {
  const account = await db
    .selectFrom('club_accounts')
    .select('open')
    .where('club_id', '=', clubId)
    .executeTakeFirst();
  if (!account?.open) return false;
  if (mayForClub(who, 'bill_clubs', clubId)) return true;
  return (await billingRequestOf(db, clubId, who.userId)) === 'granted';
}

/** EP-57: how a person's request for a club's account stands; undefined without one. */
export async function billingRequestOf(db: Queries, clubId: number, userId: string) {
  const request = await db
    .selectFrom('club_billing_requests')
    .select('state')
    .where('user_id', '=', userId)
    .where('club_id', '=', clubId)
    .executeTakeFirst();
  return request?.state;
}

/** Whether the club's limit still reaches; the charge itself asks again under its lock. */
export async function clubHasRoom(db: Queries, clubId: number, cents: number): Promise<boolean> {
  const row = await db
    .selectFrom('club_accounts')
    .select(['owed_cents', 'credit_limit_cents'])
    .where('club_id', '=', clubId)
    .executeTakeFirst();
  return row !== undefined && row.owed_cents + cents <= row.credit_limit_cents;
}
