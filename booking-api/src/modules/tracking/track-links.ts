import { addDays, type CalendarDate } from '@sendahead/shared-contracts/primitives/calendar-date';
import type { Clock } from '../../platform/clock.ts';
import type { Queries } from '../../platform/database/database.ts';
import { hashSecret, newId, newSecret } from '../../platform/security/secrets.ts';
import type { Order } from '../orders/public/store.ts';

/** Days after the last arrival during which a link still opens. */
const daysAfterArrival = 60;

/** The reader of links in texts: they show all bags, and are not among the owner's links. */
export const textReader = 'texts';

/** A link with a `reader` shows only this traveler's bags; one without shows all. */
export type TrackLink = { id: string; orderId: string; expiresAt: string; reader: string | null };

/** Creates a link to an order; its token is returned only here. */
export async function makeLink(
  db: Queries,
  clock: Clock,
  order: Pick<Order, 'id' | 'shipment'>,
  userId: string,
  reader: string | null = null,
): Promise<{ link: TrackLink; token: string }> {
  const token = newSecret();
  const lastDay = order.shipment.legs
    .map(({ arrival_date }) => arrival_date)
    .toSorted()
    .at(-1);
  const expiresAt = endOf(lastDay, clock);
  const id = newId('trk');
  await db
    .insertInto('track_links')
    .values({
      id,
      order_id: order.id,
      token_hash: hashSecret(token),
      made_by: userId,
      made_at: clock.instant(),
      expires_at: expiresAt,
      revoked_at: null,
      reader,
    })
    .execute();
  return { link: { id, orderId: order.id, expiresAt, reader }, token };
}

function endOf(lastDay: CalendarDate | undefined, clock: Clock): string {
  const today = clock.instant().slice(0, 10) as CalendarDate;
  const from = lastDay && lastDay > today ? lastDay : today;
  return `${addDays(from, daysAfterArrival)}T00:00:00.000Z`;
}

/** The link that a token opens; undefined for any other token, and for a revoked or expired link. */
export async function findByToken(db: Queries, token: string, now: string): Promise<TrackLink | undefined> {
  const row = await openLinks(db, now).where('token_hash', '=', hashSecret(token)).executeTakeFirst();
  return (
    row && {
      id: row.id,
      orderId: row.order_id,
      expiresAt: row.expires_at,
      reader: row.reader === textReader ? null : row.reader,
    }
  );
}

/** The active links that an order's owner created, newest first. */
export const linksOf = (db: Queries, orderId: string, now: string) =>
  openLinks(db, now)
    .where('order_id', '=', orderId)
    .where('reader', 'is', null)
    .orderBy('made_at', 'desc')
    .execute();

const openLinks = (db: Queries, now: string) =>
  db
    .selectFrom('track_links')
    .select(['id', 'order_id', 'made_at', 'expires_at', 'reader'])
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', now);

/** Revokes a link of an order; repeating it changes nothing. */
export async function revokeLink(
  db: Queries,
  { orderId, linkId, now }: { orderId: string; linkId: string; now: string },
): Promise<void> {
  await db
    .updateTable('track_links')
    .set({ revoked_at: now })
    .where('id', '=', linkId)
    .where('order_id', '=', orderId)
    .where('revoked_at', 'is', null)
    .execute();
}
