import type { LegName } from '@sendahead/shared-contracts/orders/leg-name';
import type { Selectable } from 'kysely';
import type { Carriage } from '../../../integrations/carriers/port.ts';
import type { Queries } from '../../../platform/database/database.ts';
import { readReference } from '../../../platform/database/reference.ts';
import { newId } from '../../../platform/security/secrets.ts';
import { type BookedBag, type BookingRecord, bagsOnLeg } from '../../bookings/public/draft.ts';
import { originZone } from '../../geo/public/origin-zone.ts';
import type { OrderTables } from './tables.ts';

export type Parcel = Selectable<OrderTables['order_parcels']>;

/** TR-15: the note of a bag on this leg; the API calls the return `inbound`. */
export function noteOf({ note }: BookedBag, leg: LegName): string | null {
  if (!note) return null;
  const way = leg === 'outbound' ? 'outbound' : 'inbound';
  return note.type === 'both' || note.type === way ? note.comment : null;
}

/** Stores the bags of a booking, leg by leg; their labels are bought later. */
export async function insertParcels(
  trx: Queries,
  orderId: string,
  generation: number,
  booking: BookingRecord,
): Promise<void> {
  const reference = await readReference(trx);
  const zoneOf = ({ country, zip, state }: Carriage['from']) =>
    reference.remember(['zone', country, zip, state], () => originZone(trx, { country, zip, state }));
  const legs = await Promise.all(
    booking.legs.map(async ({ leg, ...way }) => {
      const [fromZone, toZone] = await Promise.all([zoneOf(way.from), zoneOf(way.to)]);
      return { leg, way: { ...way, fromZone, toZone } };
    }),
  );
  const rows = legs.flatMap(({ leg, way }) =>
    bagsOnLeg(booking.bags, leg).map((bag, position) => {
      const { length, width, height, weight, valueCents } = bag;
      const carriage: Carriage = {
        ...way,
        ...bag.handOver?.[leg],
        ...(bag.labelName ? { labelName: bag.labelName } : {}),
        ...(bag.stay ? { stay: bag.stay } : {}),
        ...(bag.moveIn && leg === 'outbound' ? { moveIn: bag.moveIn } : {}),
        package: { length, width, height, weight, valueCents, description: bag.item },
      };
      return {
        id: newId('pcl'),
        order_id: orderId,
        generation,
        leg,
        position,
        traveler: bag.traveler,
        item: bag.item,
        carriage,
        ship_date: way.shipDate,
        note: noteOf(bag, leg),
      };
    }),
  );
  if (rows.length > 0) await trx.insertInto('order_parcels').values(rows).execute();
}

/** The bags of an order's current generation, outbound first. */
export const parcelsOf = (db: Queries, order: { id: string; generation: number }): Promise<Parcel[]> =>
  parcelsInOrder(db, order.id).where('generation', '=', order.generation).execute();

/** The same for all its generations, including those that a change replaced. */
export const parcelsOfEveryGeneration = (db: Queries, orderId: string): Promise<Parcel[]> =>
  parcelsInOrder(db, orderId).execute();

const parcelsInOrder = (db: Queries, orderId: string) =>
  db
    .selectFrom('order_parcels')
    .selectAll()
    .where('order_id', '=', orderId)
    .orderBy('leg')
    .orderBy('position');

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
