import { readPoints } from '@sendahead/shared-contracts/ship-form/points';
import type { ShipmentForm } from '@sendahead/shared-contracts/ship-form/schema';
import { sql } from 'kysely';
import type { Queries } from '../../../../platform/database/database.ts';
import type { PastStreet } from '../../../geo/public/own/past-street.ts';
import {
  type TravelerCorrection,
  travelerCorrections,
  wasRemoved,
} from '../travelers/traveler-corrections.ts';

/** How many of the latest orders are read. */
const ordersRead = 20;

type Row = { id: string; placed_at: string; form: ShipmentForm | null };

/**
 * AC-17: the streets of a user's latest orders, newest order first, the origin before the destination. Orders
 * whose people were removed are left out, and so is a contact that the user removed from their people.
 */
export async function pastStreets(db: Queries, userId: string): Promise<PastStreet[]> {
  const orders: Row[] = await db
    .selectFrom('orders')
    .select([
      'id',
      'placed_at',
      sql<ShipmentForm | null>`(shipment #> '{booking,form}') - 'traveler'`.as('form'),
    ])
    .where('user_id', '=', userId)
    // Written in full, to match the index.
    .where('status', '<>', sql.lit('void'))
    .where('people_removed_at', 'is', null)
    .orderBy('placed_at', 'desc')
    .orderBy('id', 'desc')
    .limit(ordersRead)
    .execute();
  if (orders.length === 0) return [];
  const corrections = await travelerCorrections(db, userId);
  return orders.flatMap((order) => streetsOf(order, corrections));
}

function streetsOf({ id, placed_at, form }: Row, corrections: readonly TravelerCorrection[]): PastStreet[] {
  const points = form && readPoints(form);
  if (!points) return [];
  const ends = [
    [`${id}-o`, points.origin],
    [`${id}-d`, points.destination],
  ] as const;
  return ends.flatMap(
    ([key, { kind, address1, address2, city, state, zip, country, companyName, ...point }]) => {
      if (kind === 'club' || address1 === '') return [];
      const isRemoved = wasRemoved(point.contact, placed_at, corrections);
      const person = isRemoved ? { contact: '', phone: '' } : { contact: point.contact, phone: point.phone };
      return [{ id: key, address1, address2, city, state, zip, country, companyName, ...person }];
    },
  );
}
