import { linkDays } from '@sendahead/shared-contracts/primitives/link-days';
import { DateTime } from 'luxon';
import type { BookedLeg } from '../../../modules/bookings/public/draft.ts';
import { cutOffHour } from '../../../modules/calendar/public/cut-off.ts';
import { loadCutOff } from '../../../modules/calendar/public/store.ts';
import { originZone } from '../../../modules/geo/public/origin-zone.ts';
import type { Queries } from '../../../platform/database/database.ts';

type Leg = Pick<BookedLeg, 'from' | 'shipDate' | 'dropOff'>;

/**
 * Until when a pay link for a new order is valid: `linkDays.pay`, or until its first bags can no longer be handed
 * over on their day. Undefined when that is over.
 */
export async function linkExpiry(
  db: Queries,
  now: number,
  legs: readonly Leg[],
): Promise<string | undefined> {
  const [first] = [...legs].sort((a, b) => (a.shipDate < b.shipDate ? -1 : 1));
  const handedOver = first ? await cutOffOf(db, first) : Number.POSITIVE_INFINITY;
  const expiry = Math.min(now + linkDays.pay * 86_400_000, handedOver);
  return expiry > now ? new Date(expiry).toISOString() : undefined;
}

/**
 * CO-143: until when a pay link for a change is valid: `linkDays.pay`, or until the bags of the order, or of the changed
 * order, can no longer be handed over. A cut-off that has passed does not count: those bags were not picked up.
 */
export async function changeLinkExpiry(db: Queries, now: number, legs: readonly Leg[]): Promise<string> {
  const cutOffs = await Promise.all(legs.map((leg) => cutOffOf(db, leg)));
  const expiry = Math.min(now + linkDays.pay * 86_400_000, ...cutOffs.filter((cutOff) => cutOff > now));
  return new Date(expiry).toISOString();
}

async function cutOffOf(db: Queries, { from, shipDate, dropOff }: Leg): Promise<number> {
  const zone = await originZone(db, from);
  const hour = cutOffHour(await loadCutOff(db, from.country, from.zip), dropOff);
  return DateTime.fromISO(shipDate, { zone }).set({ hour }).toMillis();
}
