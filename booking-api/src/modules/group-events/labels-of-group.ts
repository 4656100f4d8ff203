import type { OrderLabel } from '@sendahead/shared-contracts/orders/life-schema';
import { allowedActs } from '@sendahead/shared-contracts/orders/states';
import type { Queries } from '../../platform/database/database.ts';
import { legsCollectedAt } from '../orders/public/at-clubs/club-order.ts';
import { labelsOf } from '../orders/public/label-data.ts';
import { parcelsOf } from '../orders/public/parcels.ts';
import { findOrder, type Order } from '../orders/public/store.ts';
import type { GroupEvent } from './event-store.ts';
import { peopleOf } from './people-store.ts';

/**
 * The orders of a group in order of bunk, with the labels of what the carrier collects at the club: what a club prints
 * of any order. Bags that leave from homes are labeled there.
 */
export async function labelsOfGroup(
  db: Queries,
  event: GroupEvent,
): Promise<{ order: Order; labels: OrderLabel[] }[]> {
  const found: { order: Order; labels: OrderLabel[] }[] = [];
  for (const { order_id } of await peopleOf(db, event.id)) {
    const order = order_id === null ? undefined : await findOrder(db, order_id);
    if (!order || !allowedActs(order.state, 'pro').includes('print_labels')) continue;
    const legs = await legsCollectedAt(db, order.id, event.club_id);
    const labels = labelsOf(await parcelsOf(db, order)).filter(({ leg }) => legs.includes(leg));
    if (labels.length > 0) found.push({ order, labels });
  }
  return found;
}
