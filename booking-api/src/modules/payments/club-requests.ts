import type { Queries } from '../../platform/database/database.ts';

/** Notes that a person asks to be let onto a club's account. */
export async function keepRequest(
  db: Queries,
  { userId, clubId, now }: { userId: string; clubId: number; now: string },
): Promise<void> {
  await db
    .insertInto('club_billing_requests')
    .values({
      user_id: userId,
      club_id: clubId,
      state: 'requested',
      requested_at: now,
      decided_at: null,
      decided_by: null,
    })
    // Who was refused may ask again; who waits, waits on.
    .onConflict((conflict) =>
      conflict
        .columns(['user_id', 'club_id'])
        .doUpdateSet({ state: 'requested', requested_at: now })
        .where('club_billing_requests.state', '=', 'refused'),
    )
    .execute();
}

/** The requests that nobody has decided, the oldest first. */
export const openRequests = (db: Queries) =>
  db
    .selectFrom('club_billing_requests')
    .select(['user_id', 'club_id', 'requested_at'])
    .where('state', '=', 'requested')
    .orderBy('requested_at')
    .limit(200)
    .execute();

/** An admin's word on a request; undefined where there is none. */
export const decideRequest = (
  db: Queries,
  {
    userId,
    clubId,
    granted,
    by,
    now,
  }: { userId: string; clubId: number; granted: boolean; by: string; now: string },
) =>
  db
    .updateTable('club_billing_requests')
    .set({
      state: granted ? 'granted' : 'refused',
      decided_at: now,
      decided_by: by,
    })
    .where('user_id', '=', userId)
    .where('club_id', '=', clubId)
    .returning('state')
    .executeTakeFirst();
