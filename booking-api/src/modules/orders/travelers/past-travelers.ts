import { limits } from '@sendahead/shared-contracts/constants';
import { readShipForm } from '@sendahead/shared-contracts/ship-form/read';
import type { ShipmentForm } from '@sendahead/shared-contracts/ship-form/schema';
import { renumber } from '@sendahead/shared-contracts/travelers/rules';
import type { Traveler } from '@sendahead/shared-contracts/travelers/slice';
import { sql } from 'kysely';
import type { Queries } from '../../../platform/database/database.ts';
import {
  travelerCorrections,
  travelerKey,
  withCorrections,
} from '../public/travelers/traveler-corrections.ts';

/** How many of the latest orders are read. */
const ordersRead = 20;

/** A traveler for the next trip, without data that applied to one trip only. */
const forNextTrip = ({ way: _way, stay: _stay, moveIn: _day, ...traveler }: Traveler): Traveler => ({
  ...traveler,
  roundTrip: true,
  lines: traveler.lines.map(({ line, rows }) => ({
    line,
    rows: rows.map(({ size, packaging, insuranceCents }) => ({
      size,
      packaging,
      insuranceCents,
      contents: '',
      note: null,
    })),
  })),
});

/** The people of a user's latest orders, as corrected, each once with their latest bags; latest first. */
export async function pastTravelers(db: Queries, userId: string): Promise<Traveler[]> {
  const orders = await db
    .selectFrom('orders')
    .select(['placed_at', sql<ShipmentForm | null>`shipment #> '{booking,form}'`.as('form')])
    .where('user_id', '=', userId)
    // Written in full, to match the index.
    .where('status', '<>', sql.lit('void'))
    .where('people_removed_at', 'is', null)
    .orderBy('placed_at', 'desc')
    .orderBy('id', 'desc')
    .limit(ordersRead)
    .execute();
  const corrections = await travelerCorrections(db, userId);
  const people = new Map<string, Traveler>();
  for (const { form, placed_at } of orders)
    for (const traveler of (form && readShipForm(form).travelers) ?? []) {
      const person = withCorrections(traveler, placed_at, corrections);
      if (person && !people.has(travelerKey(person))) people.set(travelerKey(person), forNextTrip(person));
    }
  return renumber([...people.values()].slice(0, limits.travelersPerCart));
}
