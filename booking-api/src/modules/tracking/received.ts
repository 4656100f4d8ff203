import type { LegName } from '@sendahead/shared-contracts/orders/leg-name';
import type { DeliveryProof } from '@sendahead/shared-contracts/orders/track-calls';
import { keepWithRow, sweepAfterSeconds } from '../../integrations/files/keep-with-row.ts';
import type { FilePort } from '../../integrations/files/port.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database, DatabaseTransaction, Queries } from '../../platform/database/database.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import { redrawPicture } from '../../platform/pictures/redraw-picture.ts';
import { newId } from '../../platform/security/secrets.ts';
import { lockOrder } from '../orders/public/store.ts';
import { sweepReceivedPhotoJob } from './public/jobs.ts';
import type { TrackLink } from './track-links.ts';

/** The most confirmations that one leg needs: the desk, the porter, the guest. */
const maxOfLeg = 5;

type Context = { db: Database; clock: Clock; files: FilePort; jobs: Pick<Jobs, 'enqueue'> };
type Said = { leg: LegName; name: string; photo?: string | undefined };

/**
 * Records the arrival of a leg's bags. Throws Refusal 422 for an unreadable photo, 409 for too many, and
 * FilesUnavailable.
 */
export async function confirmLeg(
  { db, clock, files, jobs }: Context,
  link: TrackLink,
  { leg, name, photo }: Said,
): Promise<void> {
  // Checked before any rendering, which takes seconds of CPU; and again below, where it counts.
  if (await isFull(db, link.orderId, leg)) throw new Refusal(409, 'action_not_allowed');
  const picture = photo ? await redrawPicture(Buffer.from(photo, 'base64')) : undefined;
  if (photo && !picture)
    throw new Refusal(422, 'photo_not_read', { fields: [{ path: 'photo', code: 'photo_not_read' }] });
  const id = newId('rcv');
  const addRow = async (trx: DatabaseTransaction) => {
    // Keeps simultaneous confirmations within the limit.
    await lockOrder(trx, link.orderId);
    if (await isFull(trx, link.orderId, leg)) throw new Refusal(409, 'action_not_allowed');
    await trx
      .insertInto('received_bags')
      .values({
        id,
        order_id: link.orderId,
        link_id: link.id,
        leg,
        name: name.trim(),
        has_photo: picture !== undefined,
        at: clock.instant(),
      })
      .execute();
  };
  if (!picture) return db.transaction().execute(addRow);
  const planSweep = (trx: DatabaseTransaction) =>
    jobs.enqueue(trx, sweepReceivedPhotoJob, { receivedId: id }, { startAfterSeconds: sweepAfterSeconds });
  await keepWithRow({ db, files }, { id, bytes: picture, planSweep, addRow });
}

/** Removes a photo that has no row. */
export async function sweepPhoto({ db, files }: Pick<Context, 'db' | 'files'>, id: string): Promise<void> {
  const row = await db.selectFrom('received_bags').select('id').where('id', '=', id).executeTakeFirst();
  if (!row) await files.remove(id);
}

/** Whether a leg has the maximum number of confirmations. */
const isFull = async (db: Queries, orderId: string, leg: LegName): Promise<boolean> =>
  (await receivedOf(db, orderId)).filter((one) => one.leg === leg).length >= maxOfLeg;

/**
 * The confirmations of an order, oldest first; for a traveler's link, those made through the traveler's
 * links.
 */
export async function receivedOf(
  db: Queries,
  orderId: string,
  reader: string | null = null,
): Promise<DeliveryProof[]> {
  return db
    .selectFrom('received_bags')
    .innerJoin('track_links', 'track_links.id', 'received_bags.link_id')
    .select(['received_bags.id as received_id', 'leg', 'name', 'at', 'has_photo'])
    .where('received_bags.order_id', '=', orderId)
    .$if(reader !== null, (query) => query.where('track_links.reader', '=', reader))
    .orderBy('at')
    .orderBy('received_bags.id')
    .execute();
}
