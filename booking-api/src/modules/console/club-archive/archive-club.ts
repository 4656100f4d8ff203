import type { AppContext } from '../../../platform/context.ts';
import type { DatabaseTransaction } from '../../../platform/database/database.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { lockArchive, putIntoArchive, takeOutOfArchive } from '../../clubs/public/archived.ts';
import { recordAct } from '../history/record-act.ts';
import { countLinks } from './club-links.ts';

type Act = { actorId: string; reason: string };

/** The club, locked until the transaction ends. Throws Refusal `no_such_thing`. */
export async function lockForArchive(trx: DatabaseTransaction, clubId: number) {
  const row = await lockArchive(trx, clubId);
  if (!row) throw new Refusal(404, 'no_such_thing');
  return row;
}

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
    const club = await lockForArchive(trx, clubId);
    if (club.archived_at !== null) throw new Refusal(409, 'club_archived');
    const { balance_cents, orders_to_come } = await countLinks(trx, clubId);
    if (orders_to_come > 0 || (balance_cents ?? 0) !== 0) throw new Refusal(409, 'club_in_use');
    const at = clock.instant();
    await putIntoArchive(trx, clubId, at);
    await recordAct(trx, {
      at,
      actorId,
      kind: 'club',
      subject: String(clubId),
      reason,
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
    const club = await lockForArchive(trx, clubId);
    if (club.archived_at === null) throw new Refusal(409, 'club_not_archived');
    if (club.merged_into !== null) throw new Refusal(409, 'club_merged');
    await takeOutOfArchive(trx, clubId);
    await recordAct(trx, {
      at: clock.instant(),
      actorId,
      kind: 'club',
      subject: String(clubId),
      reason,
      done: { archived: false },
    });
  });
