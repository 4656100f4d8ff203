import type { Clock } from '../../../platform/clock.ts';
import type { Queries } from '../../../platform/database/database.ts';
import type { Order } from '../../orders/public/store.ts';
import type { TravelerReader } from '../../orders/public/travelers/traveler-readers.ts';
import { makeLink } from '../track-links.ts';

/** VL-22: the path of a new link to the bags of one traveler, for a mail to that traveler. */
export async function drawTravelerLink(
  db: Queries,
  clock: Clock,
  order: Pick<Order, 'id' | 'shipment' | 'user_id'>,
  { key }: Pick<TravelerReader, 'key'>,
): Promise<string> {
  const { token } = await makeLink(db, clock, order, order.user_id, key);
  return `/track/${token}`;
}
