import { raiseAlert, resolveAlert } from '../../../modules/alerts/public/alerts.ts';
import type { Queries } from '../../../platform/database/database.ts';
import type { ShippingContext } from '../context.ts';
import { labelDays } from './label-days.ts';

/** Bags without a label whose pickup day has passed. */
const missed = (db: Queries, context: Pick<ShippingContext, 'clock' | 'carriers'>) =>
  db
    .selectFrom('order_parcels')
    .innerJoin('orders', 'orders.id', 'order_parcels.order_id')
    .where('order_parcels.label', '=', 'wanted')
    .where('orders.status', '=', 'placed')
    .where('order_parcels.ship_date', '<', labelDays(context).first);

/** Alerts staff to bags whose pickup day passed without a label; resolves the alert once no such bag is left. */
export async function alertOfMissedDay(context: ShippingContext, orderId: string): Promise<void> {
  const rows = await missed(context.db, context)
    .select('order_parcels.ship_date')
    .where('order_parcels.order_id', '=', orderId)
    .execute();
  const [row] = rows;
  if (row)
    await raiseAlert(context.db, 'pickup_day_missed', orderId, { bags: rows.length, day: row.ship_date });
  else await resolveAlert(context.db, 'pickup_day_missed', orderId);
}

/** Orders with such bags that have no alert yet. */
export const ordersWithMissedDay = async (context: ShippingContext, most: number): Promise<string[]> => {
  const rows = await missed(context.db, context)
    .select('order_parcels.order_id')
    .distinct()
    .where((where) =>
      where.not(
        where.exists((select) =>
          select
            .selectFrom('operator_alerts')
            .select('operator_alerts.id')
            .whereRef('operator_alerts.subject', '=', 'order_parcels.order_id')
            .where('operator_alerts.kind', '=', 'pickup_day_missed')
            .where('operator_alerts.resolved_at', 'is', null),
        ),
      ),
    )
    .limit(most)
    .execute();
  return rows.map(({ order_id }) => order_id);
};
