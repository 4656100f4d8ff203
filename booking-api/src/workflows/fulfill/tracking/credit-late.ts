import type { LegName } from '@sendahead/shared-contracts/orders/leg-name';
import { outsideReasons, readParcelDetail } from '@sendahead/shared-contracts/orders/parcel-details';
import { type Cents, cents } from '@sendahead/shared-contracts/primitives/cents';
import { moveCredit } from '../../../modules/credits/public/credits.ts';
import { book } from '../../../modules/ledger/public/ledger.ts';
import { enqueueStepMail } from '../../../modules/orders/public/mails/jobs.ts';
import { eventsOf, type Parcel } from '../../../modules/orders/public/parcels.ts';
import type { Order } from '../../../modules/orders/public/store.ts';
import { arrivalOf } from '../../../modules/orders/public/tracking/arrival.ts';
import type { DatabaseTransaction } from '../../../platform/database/database.ts';
import type { ShippingContext } from '../context.ts';

/**
 * The on-time promise: when all bags of a leg have arrived, and one of them was later than promised at
 * purchase by the carrier's own account, the customer gets a credit, once. It does not apply when the carrier
 * names a reason beyond its control.
 */
export async function creditLate(
  trx: DatabaseTransaction,
  { jobs, clock }: Pick<ShippingContext, 'jobs' | 'clock'>,
  order: Order,
  leg: LegName,
  parcels: readonly Parcel[],
): Promise<void> {
  const own = parcels.filter((parcel) => parcel.leg === leg && parcel.status !== 'cancelled');
  const amount = await promisedCredit(trx, order.brand_id, own);
  const daysLate = amount === 0 ? 0 : await mostDaysLate(trx, own, clock.now());
  if (daysLate === 0) return;
  const at = clock.instant();
  const first = await trx
    .insertInto('late_credits')
    .values({ order_id: order.id, leg, days_late: daysLate, amount_cents: amount, at })
    .onConflict((conflict) => conflict.doNothing())
    .returning('leg')
    .executeTakeFirst();
  if (!first) return;
  const reference = `late-${order.id}-${leg}`;
  await moveCredit(trx, { source: 'ship_wallet', owner: order.user_id }, 'grant', amount, reference);
  await book(trx, 'compensation', {
    orderId: order.id,
    amount,
    transactionId: reference,
    account: 'ship_wallets',
  });
  await enqueueStepMail(trx, jobs, order, 'arrived_late', leg);
}

/** The credit that the brand promises for a late leg of this service, in cents; 0 without a promise. */
async function promisedCredit(
  trx: DatabaseTransaction,
  brandId: number,
  [first]: readonly Parcel[],
): Promise<Cents> {
  if (!first) return cents(0);
  const rule = await trx
    .selectFrom('on_time_promises')
    .select(['services', 'credit_cents'])
    .where((where) => where.or([where('brand_id', '=', brandId), where('brand_id', 'is', null)]))
    .orderBy('brand_id', (order) => order.asc().nullsLast())
    .limit(1)
    .executeTakeFirst();
  return cents(rule?.services.includes(first.carriage.service) ? rule.credit_cents : 0);
}

/** How many days late the latest of the bags was through the carrier's fault; 0 while one has not arrived. */
async function mostDaysLate(
  trx: DatabaseTransaction,
  parcels: readonly Parcel[],
  now: number,
): Promise<number> {
  const events = await eventsOf(trx, parcels);
  let most = 0;
  for (const parcel of parcels) {
    const parcelEvents = events.filter(({ parcel_id }) => parcel_id === parcel.id);
    const { arrivedAt, daysLate } = arrivalOf(parcel, parcelEvents, now);
    if (arrivedAt === null) return 0;
    const outside = parcelEvents.some(({ detail }) =>
      outsideReasons.some((reason) => reason === readParcelDetail(detail)),
    );
    if (!outside) most = Math.max(most, daysLate);
  }
  return most;
}
