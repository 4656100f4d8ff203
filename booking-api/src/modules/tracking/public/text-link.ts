import type { Clock } from '../../../platform/clock.ts';
import type { Queries } from '../../../platform/database/database.ts';
import type { Order } from '../../orders/public/store.ts';
import { makeLink, textReader } from '../track-links.ts';

/** OR-09: the token of a new link to all bags of an order, for a text about it. */
export async function drawTextLink(
  db: Queries,
  clock: Clock,
  order: Pick<Order, 'id' | 'shipment' | 'user_id'>,
): Promise<string> {
  return (await makeLink(db, clock, order, order.user_id, textReader)).token;
}
