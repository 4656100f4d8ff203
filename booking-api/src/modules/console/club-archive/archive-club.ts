import { sql } from 'kysely';
import type { AppContext } from '../../../platform/context.ts';
import type { DatabaseTransaction } from '../../../platform/database/database.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { recordAct } from '../history/record-act.ts';
import { countLinks } from './club-links.ts';

type Act = { actorId: string; reason: string };

/** The archive columns of a club, locked until the transaction ends. Throws Refusal `no_such_thing`. */
export async function lockArchive(trx: DatabaseTransaction, clubId: number) {
  const row = await trx
    .selectFrom('facilities')
    .select(['id', 'name', 'brand_slugs', 'archived_at', 'archived_brands', 'merged_into'])
    .where('id', '=', clubId)
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw new Refusal(404, 'no_such_thing');
  return row;
}

/** A club without brands is found by nobody; its former ones return with it. */
export const putIntoArchive = (trx: DatabaseTransaction, clubId: number, at: string, mergedInto?: number) =>
  trx
    .updateTable('facilities')
    .set({
      archived_at: at,
      archived_brands: sql<string[]>`brand_slugs`,
      brand_slugs: [],
      ...(mergedInto === undefined ? {} : { merged_into: mergedInto }),
    })
    .where('id', '=', clubId)
    .execute();

/**
 * CO-137: archives a club. Throws Refusal `no_such_thing`, `club_archived`, and `club_in_use` while its
 * account is open or booked orders are to come.
 */
export const archiveClub = (
  { db, clock }: Pick<AppContext, 'db' | 'clock'>,
  clubId: number,
  { actorId, reason }: Act,
): Promise<void> =>
  db.transaction().execute(async (trx) => {
    const club = await lockArchive(trx, clubId);
    if (club.archived_at !== null) throw new Refusal(409, 'club_archived');
    const { balance_cents, orders_to_come } = await countLinks(trx, clubId);
    if (orders_to_come > 0 || (balance_cents ?? 0) !== 0) throw new Refusal(409, 'club_in_use');
    const at = clock.instant();
    await putIntoArchive(trx, clubId, at);
    await recordAct(trx, {
      ...{ at, actorId, kind: 'club', subject: String(clubId), reason },
      done: { archived: true },
    });
  });

/** CO-137: undoes it. Throws Refusal `no_such_thing`, `club_not_archived`, and `club_merged`. */
export const bringBackClub = (
  { db, clock }: Pick<AppContext, 'db' | 'clock'>,
  clubId: number,
  { actorId, reason }: Act,
): Promise<void> =>
  db.transaction().execute(async (trx) => {
    const club = await lockArchive(trx, clubId);
    if (club.archived_at === null) throw new Refusal(409, 'club_not_archived');
    if (club.merged_into !== null) throw new Refusal(409, 'club_merged');
    await trx
      .updateTable('facilities')
      .set({ archived_at: null, brand_slugs: sql<string[]>`archived_brands`, archived_brands: [] })
      .where('id', '=', clubId)
      .execute();
    await recordAct(trx, {
      ...{ at: clock.instant(), actorId, kind: 'club', subject: String(clubId), reason },
      done: { archived: false },
    });
  });
