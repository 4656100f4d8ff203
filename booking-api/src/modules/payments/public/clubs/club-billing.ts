import { mayForClub } from '@sendahead/shared-contracts/call/role-acts';
import type { Role } from '@sendahead/shared-contracts/call/roles';
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

/**
 * PY-23: the clubs with an open account that a user may bill or has asked, their own club first for club
 * staff; of the clubs of the trip also those that staff may bill without asking.
 */
export async function billingClubsOf(
  db: Queries,
  who: { userId: string; role: Role; clubId: number | null },
  tripClubs: readonly number[] = [],
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
        where('club_accounts.club_id', 'in', [who.clubId ?? 0, ...tripClubs]),
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

/** EP-57: the state of a person's request for a club's account; undefined without one. */
export async function billingRequestOf(db: Queries, clubId: number, userId: string) {
  const request = await db
    .selectFrom('club_billing_requests')
    .select('state')
    .where('user_id', '=', userId)
    .where('club_id', '=', clubId)
    .executeTakeFirst();
  return request?.state;
}

/** Whether the club's limit still suffices; the charge itself checks again under its lock. */
export async function clubHasRoom(db: Queries, clubId: number, cents: number): Promise<boolean> {
  const row = await db
    .selectFrom('club_accounts')
    .select(['owed_cents', 'credit_limit_cents'])
    .where('club_id', '=', clubId)
    .executeTakeFirst();
  return row !== undefined && row.owed_cents + cents <= row.credit_limit_cents;
}

/** CO-98: the clubs without an open account, so that no one can bill them. */
export async function clubsWithoutAccount(db: Queries, clubs: readonly number[]): Promise<number[]> {
  if (clubs.length === 0) return [];
  const open = await db
    .selectFrom('club_accounts')
    .select('club_id')
    .where('club_id', 'in', clubs)
    .where('open', '=', true)
    .execute();
  return clubs.filter((id) => open.every(({ club_id }) => club_id !== id));
}

/**
 * Requests billing from a club. A refused customer may ask again; a pending request is kept, for the latest
 * booking.
 */
export async function requestBilling(
  db: Queries,
  { clubId, userId, cartId }: { clubId: number; userId: string; cartId: string | null },
  at: string,
): Promise<void> {
  await db
    .insertInto('club_billing_requests')
    .values({
      user_id: userId,
      club_id: clubId,
      state: 'requested',
      cart_id: cartId,
      requested_at: at,
      decided_at: null,
      decided_by: null,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['user_id', 'club_id'])
        .doUpdateSet((row) => ({
          state: 'requested',
          cart_id: cartId,
          requested_at: row
            .case()
            .when('club_billing_requests.state', '=', 'refused')
            .then(at)
            .else(row.ref('club_billing_requests.requested_at'))
            .end(),
        }))
        .where('club_billing_requests.state', '<>', 'granted'),
    )
    .execute();
}

/** False when there is no such request. */
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
