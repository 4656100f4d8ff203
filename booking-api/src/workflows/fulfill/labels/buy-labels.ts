import { type RawBuilder, sql } from 'kysely';
import { raiseAlert, resolveAlert } from '../../../modules/alerts/public/alerts.ts';
import { travelerOnLabel } from '../../../modules/orders/public/label-data.ts';
import type { Parcel } from '../../../modules/orders/public/parcels.ts';
import { crashPoint } from '../../../platform/crash-point.ts';
import type { ShippingContext } from '../context.ts';
import { buyLabelsJob } from './jobs.ts';
import { labelDays } from './label-days.ts';
import { alertOfMissedDay } from './missed-day.ts';
import { recordLabel } from './record-label.ts';

/**
 * How many run concurrently before another batch starts: with three calls of ten seconds each a run remains
 * within the time limit of a job.
 */
const perRun = 8;
const leaseSeconds = 90;

/**
 * Buys the due labels of an order. Each bag is leased while its label is bought, and its id is the carrier's
 * reference: killed at any point, or run twice at the same time, every bag ends with one label, and a label
 * that was sold to a killed run is recorded once that run's lease is over. Failures are retried, and an alert
 * is open until the order has its labels; the order and its money are not undone.
 */
export async function buyLabels(context: ShippingContext, orderId: string): Promise<void> {
  const due = await lease(context, orderId);
  const bought = await Promise.allSettled(due.map((parcel) => buyLabel(context, parcel)));
  const failures = bought.flatMap((result) => (result.status === 'rejected' ? [result.reason] : []));
  if (failures.length > 0) {
    await raiseAlert(context.db, 'labels_failed', orderId, { bags: failures.length });
    throw failures[0];
  }
  await alertOfMissedDay(context, orderId);
  const { db, jobs } = context;
  if (due.length === perRun)
    await db.transaction().execute((trx) => jobs.enqueue(trx, buyLabelsJob, { orderId }));
  else {
    const seconds = await secondsOfOtherRun(context, orderId);
    if (seconds === undefined) return resolveAlert(db, 'labels_failed', orderId);
    await db
      .transaction()
      .execute((trx) => jobs.enqueue(trx, buyLabelsJob, { orderId }, { startAfterSeconds: seconds }));
  }
}

/**
 * The remaining lease of another run that processes a due label; undefined without such a run. If that run was killed,
 * this is the only retry.
 */
async function secondsOfOtherRun(context: ShippingContext, orderId: string): Promise<number | undefined> {
  const { first, last } = labelDays(context);
  const missing = await context.db
    .selectFrom('order_parcels')
    .select(
      sql<number>`greatest(1, ceil(extract(epoch from coalesce(lease_until, now()) - now())))::int`.as(
        'seconds',
      ),
    )
    .where('order_id', '=', orderId)
    .where('label', '=', 'wanted')
    .where('ship_date', '>=', first)
    .where('ship_date', '<=', last)
    .orderBy('seconds')
    .limit(1)
    .executeTakeFirst();
  return missing?.seconds;
}

async function buyLabel(context: ShippingContext, parcel: Parcel): Promise<void> {
  try {
    crashPoint('before-label');
    const carriage = { ...parcel.carriage, labelName: travelerOnLabel(parcel) };
    const label = await context.carriers.buy({ reference: parcel.id, carriage });
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

/** Claims the bags for which no other run is buying a label. */
async function lease(context: ShippingContext, orderId: string): Promise<Parcel[]> {
  const { first, last } = labelDays(context);
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
        .where('ship_date', '>=', first)
        .where('ship_date', '<=', last)
        .where((where) =>
          where.or([where('lease_until', 'is', null), where('lease_until', '<=', sql<string>`now()`)]),
        )
        // Recent failures come last, so that they do not delay the others' labels.
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
