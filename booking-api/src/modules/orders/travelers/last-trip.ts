import type { LastTrip } from '@sendahead/shared-contracts/orders/last-trip-calls';
import { sql } from 'kysely';
import type { CarrierAddress } from '../../../integrations/carriers/port.ts';
import type { Queries } from '../../../platform/database/database.ts';

/** The customer recognizes their own trip without its state. */
const shortName = ({ company, city, name }: CarrierAddress): string => company || city || name;

/** TR-21: a user's latest order with a brand that is not canceled, as the next booking offers it. */
export async function lastTripOf(db: Queries, userId: string, brandId: number): Promise<LastTrip | null> {
  const order = await db
    .selectFrom('orders')
    .select(['id', 'shipment'])
    .where('user_id', '=', userId)
    // Written in full, to match the index.
    .where('status', '<>', sql.lit('void'))
    .where('brand_id', '=', brandId)
    .where('state', '<>', 'cancelled')
    .where('people_removed_at', 'is', null)
    .where(sql<boolean>`shipment #> '{booking,form}' is not null`)
    .orderBy('placed_at', 'desc')
    .orderBy('id', 'desc')
    .executeTakeFirst();
  const booking = order?.shipment.booking;
  const outbound = booking?.legs[0];
  if (!order || !outbound) return null;
  const counts = new Map<string, number>();
  for (const { line = '' } of booking.bags) counts.set(line, (counts.get(line) ?? 0) + 1);
  return {
    order_id: order.id,
    from: shortName(outbound.from),
    to: shortName(outbound.to),
    round_trip: booking.legs.length > 1,
    items: [...counts].map(([line, count]) => ({ line, count })),
  };
}
