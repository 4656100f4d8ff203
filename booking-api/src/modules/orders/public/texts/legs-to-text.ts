import type { LegName } from '@sendahead/shared-contracts/orders/leg-name';
import type { CalendarDate } from '@sendahead/shared-contracts/primitives/calendar-date';
import { sql } from 'kysely';
import type { Queries } from '../../../../platform/database/database.ts';

/** A leg with bags that the carrier does not have yet, of an order with texts turned on. */
export type LegToText = {
  orderId: string;
  generation: number;
  leg: LegName;
  shipDate: CalendarDate;
  /** IANA time zone of its origin. */
  zone: string;
  window: readonly [number, number] | null;
};

/** The legs that leave within some days and have no text yet. */
export async function legsToText(
  db: Queries,
  { from, until }: { from: CalendarDate; until: CalendarDate },
): Promise<LegToText[]> {
  return db
    .selectFrom('text_consents')
    .innerJoin('orders', 'orders.id', 'text_consents.order_id')
    .innerJoin('order_parcels', (join) =>
      join
        .onRef('order_parcels.order_id', '=', 'orders.id')
        .onRef('order_parcels.generation', '=', 'orders.generation'),
    )
    .select(['orders.id as orderId', 'orders.generation', 'leg', 'ship_date as shipDate'])
    .select(sql<string>`carriage ->> 'fromZone'`.as('zone'))
    .select(sql<readonly [number, number] | null>`carriage -> 'window'`.as('window'))
    .distinctOn(['orders.id', 'leg'])
    .where('text_consents.ended_at', 'is', null)
    .where('orders.status', '=', 'placed')
    .where('order_parcels.status', 'in', ['waiting', 'label_ready'])
    .where('ship_date', '>=', from)
    .where('ship_date', '<=', until)
    .where(sql<boolean>`not exists (select from order_texts where order_texts.order_id = orders.id
      and kind = 'pickup.' || leg || '.' || orders.generation)`)
    .orderBy('orders.id')
    .orderBy('leg')
    .orderBy('position')
    .execute();
}
