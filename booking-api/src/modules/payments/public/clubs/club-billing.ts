import { mayForClub } from '@sendahead/shared-contracts/call/role-acts';
import type { Role } from '@sendahead/shared-contracts/call/roles';
import type { Queries } from '../../../../platform/database/database.ts';

/**
 * Whether someone may bill an order to a club: staff, the club's own pro users, and whoever an admin granted
 * it (EP-57). The club needs an open account.
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

/** Asks a club to be billed. Who was refused may ask again; who waits, waits on. */
export async function requestBilling(db: Queries, clubId: number, userId: string, at: string): Promise<void> {
  await db
    .insertInto('club_billing_requests')
    .values({
      user_id: userId,
      club_id: clubId,
      state: 'requested',
      requested_at: at,
      decided_at: null,
      decided_by: null,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['user_id', 'club_id'])
        .doUpdateSet({ state: 'requested', requested_at: at })
        .where('club_billing_requests.state', '=', 'refused'),
    )
    .execute();
}

/** The oldest requests that nobody has decided, at most 200. */
export const openBillingRequests = (db: Queries) =>
  db
    .selectFrom('club_billing_requests')
    .select(['user_id', 'club_id', 'requested_at'])
    .where('state', '=', 'requested')
    .orderBy('requested_at')
    .limit(200)
    .execute();

/** False where there is no such request. */
export async function decideBillingRequest(
  db: Queries,
  { clubId, userId, state }: { clubId: number; userId: string; state: 'granted' | 'refused' },
  { actorId, at }: { actorId: string; at: string },
): Promise<boolean> {
  const row = await db
    .updateTable('club_billing_requests')
    .set({ state, decided_at: at, decided_by: actorId })
    .where('user_id', '=', userId)
    .where('club_id', '=', clubId)
    .returning('state')
    .executeTakeFirst();
  return row !== undefined;
}
