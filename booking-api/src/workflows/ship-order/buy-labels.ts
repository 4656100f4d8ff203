import { type RawBuilder, sql } from 'kysely';
import { raiseAlert, resolveAlert } from '../../modules/alerts/public/alerts.ts';
import type { Parcel } from '../../modules/orders/public/parcels.ts';
import { crashPoint } from '../crash-point.ts';
import type { ShippingContext } from './context.ts';
import { lastLabelDay } from './last-day.ts';
import { pickupDayIsOver } from './pickup-day.ts';
import { enqueueLabels, labelQueue } from './queue.ts';
import { recordLabel } from './record-label.ts';

/** So many at once, and then another run: with three calls of ten seconds each a run stays within what a job may take. */
const perRun = 8;
const leaseSeconds = 90;

/**
 * Buys the labels of an order that are due. Each bag is leased while its label is bought, and its id is the carrier's
 * reference: killed at any point, or run twice at once, every bag ends with one label. What fails is tried again, and an
 * alert stands open until the order has its labels; nothing of the order or its money is undone.
 */
export async function buyLabels(context: ShippingContext, orderId: string): Promise<void> {
  const due = await lease(context, orderId);
  const bought = await Promise.allSettled(due.map((parcel) => buyLabel(context, parcel)));
  const failures = bought.flatMap((result) => (result.status === 'rejected' ? [result.reason] : []));
  if (failures.length > 0) {
    await raiseAlert(context.db, 'labels_failed', orderId, { bags: failures.length });
    throw failures[0];
  }
  await comeBackAfterLease(context, orderId);
  if (due.length === perRun)
    await context.db.transaction().execute((trx) => enqueueLabels(trx, context.jobs, orderId));
  else if (!(await someMissing(context, orderId))) await resolveAlert(context.db, 'labels_failed', orderId);
}

/**
 * A run that was killed leaves its lease, and its label may be sold already: once the lease has ended the bags are tried
 * again, which finds that label by its reference.
 */
async function comeBackAfterLease(context: ShippingContext, orderId: string): Promise<void> {
  const leased = await context.db
    .selectFrom('order_parcels')
    .select(sql<number>`ceil(extract(epoch from max(lease_until) - now()))::integer + 1`.as('seconds'))
    .where('order_id', '=', orderId)
    .where('label', '=', 'wanted')
    .where('lease_until', '>', sql<string>`now()`)
    .executeTakeFirst();
  const seconds = leased?.seconds ?? null;
  if (seconds === null) return;
  await context.db
    .transaction()
    .execute((trx) =>
      context.jobs.enqueue(trx, labelQueue, { orderId }, { retries: 20, startAfterSeconds: seconds }),
    );
}

/** Whether another run has a label under way, or failed at one, that is due. */
async function someMissing(context: ShippingContext, orderId: string): Promise<boolean> {
  const missing = await context.db
    .selectFrom('order_parcels')
    .select('id')
    .where('order_id', '=', orderId)
    .where('label', '=', 'wanted')
    .where('ship_date', '<=', lastLabelDay(context))
    .where((where) => where.not(pickupDayIsOver(context)))
    .limit(1)
    .executeTakeFirst();
  return missing !== undefined;
}

async function buyLabel(context: ShippingContext, parcel: Parcel): Promise<void> {
  try {
    crashPoint('before-label');
    const label = await context.carriers.buy({ reference: parcel.id, carriage: parcel.carriage });
    crashPoint('after-label');
    await recordLabel(context, parcel, label);
  } catch (error) {
    context.report(error, 'buy label');
    await context.db
      .updateTable('order_parcels')
      .set({ lease_until: sql<string>`now()` })
      .where('id', '=', parcel.id)
      .execute();
    throw error;
  }
}

/** Takes the bags that nobody else is buying a label for. */
async function lease(context: ShippingContext, orderId: string): Promise<Parcel[]> {
  const until: RawBuilder<string> = sql`now() + make_interval(secs => ${leaseSeconds})`;
  return context.db
    .updateTable('order_parcels')
    .set({ lease_until: until })
    .where('id', 'in', (select) =>
      select
        .selectFrom('order_parcels')
        .select('id')
        .where('order_id', '=', orderId)
        .where('label', '=', 'wanted')
        .where('ship_date', '<=', lastLabelDay(context))
        .where((where) => where.not(pickupDayIsOver(context)))
        .where((where) =>
          where.or([where('lease_until', 'is', null), where('lease_until', '<=', sql<string>`now()`)]),
        )
        // What failed last comes last: it does not keep the others from their labels.
        .orderBy('lease_until', (order) => order.asc().nullsFirst())
        .orderBy('leg')
        .orderBy('position')
        .limit(perRun)
        .forUpdate()
        .skipLocked(),
    )
    .returningAll()
    .execute();
}
