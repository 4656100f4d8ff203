import { type Selectable, sql } from 'kysely';
import type { Carriage } from '../../integrations/carriers/port.ts';
import type { Queries } from '../../platform/database.ts';
import { type Reference, readReference } from '../../platform/reference.ts';
import { newId } from '../../platform/secrets.ts';
import { originZone } from '../calendar/origin-zone.ts';
import type { BookingRecord } from './draft.ts';
import type { OrderTables } from './tables.ts';

export type Parcel = Selectable<OrderTables['order_parcels']>;

/** Writes down the bags of a booking, leg by leg; labels are bought for them later. */
export async function insertParcels(
  trx: Queries,
  orderId: string,
  generation: number,
  booking: BookingRecord,
  given?: Reference,
): Promise<void> {
  const reference = given ?? (await readReference(trx));
  const zoneOf = ({ country, zip, state }: Carriage['from']) =>
    reference.remember(['zone', country, zip, state], () => originZone(trx, { country, zip, state }));
  for (const leg of booking.legs) {
    const bags = booking.bags.filter((bag) => leg.leg === 'outbound' || bag.returns);
    if (bags.length === 0) continue;
    const [fromZone, toZone] = await Promise.all([zoneOf(leg.from), zoneOf(leg.to)]);
    await trx
      .insertInto('order_parcels')
      .values(
        bags.map((bag, position) => {
          const { length, width, height, weight, valueCents } = bag;
          const { leg: _, ...way } = leg;
          const carriage: Carriage = {
            ...way,
            fromZone,
            toZone,
            package: { length, width, height, weight, valueCents, description: bag.item },
          };
          return {
            id: newId('pcl'),
            order_id: orderId,
            generation,
            leg: leg.leg,
            position,
            traveler: bag.traveler,
            item: bag.item,
            carriage: sql<Carriage>`${JSON.stringify(carriage)}::jsonb`,
            ship_date: leg.shipDate,
          };
        }),
      )
      .execute();
  }
}

/** The bags of an order as it stands, outbound first. */
export const parcelsOf = (db: Queries, order: { id: string; generation: number }): Promise<Parcel[]> =>
  db
    .selectFrom('order_parcels')
    .selectAll()
    .where('order_id', '=', order.id)
    .where('generation', '=', order.generation)
    .orderBy('leg')
    .orderBy('position')
    .execute();

export type StoredEvent = Selectable<OrderTables['tracking_events']>;

/** Tracking of some bags, newest first. */
export async function eventsOf(db: Queries, parcels: readonly Parcel[]): Promise<StoredEvent[]> {
  if (parcels.length === 0) return [];
  return db
    .selectFrom('tracking_events')
    .selectAll()
    .where(
      'parcel_id',
      'in',
      parcels.map(({ id }) => id),
    )
    .orderBy('at', 'desc')
    .execute();
}
