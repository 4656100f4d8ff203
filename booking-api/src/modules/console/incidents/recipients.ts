import type { CalendarDate } from '@sendahead/shared-contracts/primitives/calendar-date';
import type { Queries } from '../../../platform/database/database.ts';
import type { Incident } from '../../incidents/public/incident.ts';
import { emailedOf } from '../../incidents/public/mailing.ts';
import { ordersMovedBy } from '../../incidents/public/moving.ts';
import { affectedOrders } from '../public/affected-orders.ts';
import { handledOrders } from '../public/handled-orders.ts';

/** An order whose customer gets an email about an incident. */
export type Recipient = {
  userId: string;
  order_id: string;
  display_id: string;
  customer: string;
  moved: boolean;
  /** The customer has no affected order left, and was emailed when the pickups were moved. */
  left_out: boolean;
};

/**
 * The orders whose customers an email about an incident would reach now: those that it affects, and moved
 * ones that it no longer affects. Customers who were already emailed are excluded.
 */
export async function recipientsOf(
  db: Queries,
  incident: Incident,
  today: CalendarDate,
): Promise<Recipient[]> {
  const affected = await affectedOrders(db, incident, today);
  const moved = new Set(await ordersMovedBy(db, incident.id));
  const affectedIds = new Set(affected.map(({ order_id }) => order_id));
  const handled = await handledOrders(
    db,
    [...moved].filter((id) => !affectedIds.has(id)),
  );
  const emailed = await emailedOf(db, incident.id);
  const reached = [
    ...affected.map(({ user_id: userId, order_id, display_id, customer }) => ({
      userId,
      order_id,
      display_id,
      customer,
      moved: moved.has(order_id),
    })),
    ...[...handled.values()]
      .filter(({ status, state }) => status === 'placed' && state !== 'delivered')
      .map(({ user_id: userId, id: order_id, display_id, customer }) => ({
        userId,
        order_id,
        display_id,
        customer,
        moved: true,
      })),
  ].filter(({ userId }) => !emailed.has(userId));
  const waiting = new Set(affected.map(({ user_id }) => user_id));
  return reached.map((one) => ({ ...one, left_out: !waiting.has(one.userId) }));
}
