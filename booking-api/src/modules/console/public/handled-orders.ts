import type { LegName } from '@sendahead/shared-contracts/orders/leg-name';
import type { CalendarDate } from '@sendahead/shared-contracts/primitives/calendar-date';
import { sql } from 'kysely';
import type { Queries } from '../../../platform/database/database.ts';
import { namedLegs } from '../../orders/public/places/spoken-place.ts';
import type { Order } from '../../orders/public/store.ts';

/** An order that an incident moved, or tried to move, with its customer. */
export type HandledOrder = Pick<Order, 'id' | 'display_id' | 'user_id' | 'status' | 'state' | 'shipment'> & {
  customer: string;
};

/** Orders by their ids, including canceled ones. */
export async function handledOrders(
  db: Queries,
  ids: readonly string[],
): Promise<ReadonlyMap<string, HandledOrder>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<HandledOrder>`
    select orders.id, orders.display_id, orders.user_id, orders.status, orders.state, orders.shipment,
      trim(concat_ws(' ', users.first_name, users.last_name)) as customer
    from orders join users on users.id = orders.user_id
    where orders.id = any(${[...new Set(ids)]}::text[])`.execute(db);
  return new Map(rows.map((row) => [row.id, row]));
}

/** The day on which the bags of a leg are needed; null when the customer named none. */
export const neededBy = (
  order: Pick<HandledOrder, 'shipment'> | undefined,
  leg: LegName,
): CalendarDate | null =>
  (order && namedLegs(order.shipment).find((one) => one.leg === leg)?.needed_by) ?? null;
