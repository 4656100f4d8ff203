import { mayForClub } from '@sendahead/shared-contracts/call/role-acts';
import type { Role } from '@sendahead/shared-contracts/call/roles';
import { sql } from 'kysely';
import type { Queries } from '../../../../platform/database/database.ts';

/**
 * Whether someone may bill an order to a club: staff, the club's own pro users, and users with an admin's grant
 * (EP-57). The club needs an open account.
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

export type BillingClub = { club_id: number; name: string; state: 'granted' | 'requested' | 'refused' };

/** PY-23: the clubs with an open account that someone may bill or has asked, the own one of club staff first. */
export async function billingClubsOf(
  db: Queries,
  who: { userId: string; role: Role; clubId: number | null },
): Promise<BillingClub[]> {
  const rows = await db
    .selectFrom('club_accounts')
    .innerJoin('facilities', 'facilities.id', 'club_accounts.club_id')
    .leftJoin('club_billing_requests', (join) =>
      join
        .onRef('club_billing_requests.club_id', '=', 'club_accounts.club_id')
        .on('club_billing_requests.user_id', '=', who.userId),
    )
    .select(['club_accounts.club_id', 'facilities.name', 'club_billing_requests.state'])
    .where('club_accounts.open', '=', true)
    .where((where) =>
      where.or([
        where('club_accounts.club_id', '=', who.clubId ?? 0),
        where('club_billing_requests.state', 'is not', null),
      ]),
    )
    .orderBy('facilities.name')
    .execute();
  return rows.flatMap(({ club_id, name, state }): BillingClub[] => {
    if (mayForClub(who, 'bill_clubs', club_id)) return [{ club_id, name, state: 'granted' }];
    return state === null ? [] : [{ club_id, name, state }];
  });
}

/** EP-57: the state of a person's request for a club's account; undefined without a request. */
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
    .innerJoin('users', 'users.id', 'club_billing_requests.user_id')
    .innerJoin('facilities', 'facilities.id', 'club_billing_requests.club_id')
    .select(['club_billing_requests.user_id', 'club_billing_requests.club_id', 'requested_at'])
    .select([
      sql<string>`concat_ws(' ', users.first_name, users.last_name)`.as('user_name'),
      'users.email as user_email',
      'facilities.name as club_name',
    ])
    .where('club_billing_requests.state', '=', 'requested')
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
