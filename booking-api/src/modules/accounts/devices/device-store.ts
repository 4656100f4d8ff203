import { sql } from 'kysely';
import type { Queries } from '../../../platform/database/database.ts';
import { brandNamesOf } from '../../catalog/public/store.ts';

/** A session as its user sees it: identified by a hash of its hash, which opens nothing. */
const publicId = sql<string>`encode(sha256(id_hash), 'hex')`;
/** A session that is unused for a day is over; sessions themselves have the same limit. */
const idleHours = 24;
const most = 100;

type Whose = { userId: string; idHash: Buffer };

/** Where an account is signed in, most recently seen first. */
export async function devicesOf(db: Queries, { userId, idHash }: Whose, now: number) {
  const rows = await db
    .selectFrom('sessions')
    .select(['device', 'created_at', 'seen_at', 'id_hash', publicId.as('id'), 'continued_from'])
    .where('user_id', '=', userId)
    .where('expires_at', '>', new Date(now).toISOString())
    .where('seen_at', '>', new Date(now - idleHours * 3_600_000).toISOString())
    .orderBy('seen_at', 'desc')
    .limit(most)
    .execute();
  const names = await brandNamesOf(
    db,
    rows.flatMap(({ continued_from: from }) => from ?? []),
  );
  return rows.map(({ id, device, created_at, seen_at, id_hash, continued_from: from }) => ({
    id,
    device,
    signed_in_at: created_at,
    seen_at,
    present: id_hash.equals(idHash),
    ...(from === null ? {} : { continued_from: names.get(from) ?? from }),
  }));
}

/** False when the account is not signed in on any such other device. */
export async function endDevice(db: Queries, { userId, idHash }: Whose, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('sessions')
    .where('user_id', '=', userId)
    .where('id_hash', '!=', idHash)
    .where(publicId, '=', id)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/**
 * Ends every session of the account except the current one; returns how many. One that continued from another brand
 * stands alone afterwards, because the session that it came from ends too.
 */
export async function endOtherDevices(db: Queries, { userId, idHash }: Whose): Promise<number> {
  await db
    .updateTable('sessions')
    .set({ derived_from: null })
    .where('id_hash', '=', idHash)
    .where('derived_from', 'is not', null)
    .execute();
  const { numDeletedRows } = await db
    .deleteFrom('sessions')
    .where('user_id', '=', userId)
    .where('id_hash', '!=', idHash)
    .executeTakeFirst();
  return Number(numDeletedRows);
}
