import type { Receipt } from '@sendahead/shared-contracts/orders/schema';
import { serviceTitle } from '@sendahead/shared-contracts/services/service-levels';
import { type SqlBool, sql } from 'kysely';
import type { Queries } from '../../../../platform/database/database.ts';

/** What a file of orders says of an order beyond the list. */
export type ExportFacts = {
  orderId: string;
  /** Null once the people of the order were removed. */
  userId: string | null;
  tracking: string[];
  services: string[];
  arrivals: string[];
  fromPhone: string;
  toPhone: string;
};

/** Tracking numbers, services, arrivals and phones of orders; those whose people were removed have no phones. */
export async function exportFactsOf(db: Queries, orderIds: readonly string[]): Promise<ExportFacts[]> {
  const { rows } = await sql<{
    id: string;
    user_id: string;
    removed: boolean;
    legs: Receipt['legs'] | null;
    tracking: string[] | null;
  }>`
    select orders.id, user_id, people_removed_at is not null as removed, shipment -> 'legs' as legs,
      (select array_agg(tracking_number order by leg, position) from order_parcels
        where order_id = orders.id and order_parcels.generation = orders.generation
          and tracking_number is not null) as tracking
    from orders where ${sql<SqlBool>`orders.id = any (${sql.val([...orderIds])}::text[])`}`.execute(db);
  return rows.map(({ id, user_id, removed, legs, tracking }) => {
    const [first] = legs ?? [];
    return {
      orderId: id,
      userId: removed ? null : user_id,
      tracking: tracking ?? [],
      services: (legs ?? []).map((leg) => serviceTitle(leg.carrier, leg.service_name, leg.transit_days)),
      arrivals: (legs ?? []).map(({ arrival_date }) => arrival_date),
      fromPhone: removed ? '' : (first?.from.phone ?? ''),
      toPhone: removed ? '' : (first?.to.phone ?? ''),
    };
  });
}
