import { type OrderEvent, orderEventOf, type ParcelStatus } from '@sendahead/shared-contracts/orders/states';
import { cents } from '@sendahead/shared-contracts/primitives/cents';
import type { CarrierEvent } from '../../../integrations/carriers/port.ts';
import { raiseAlert } from '../../../modules/alerts/public/alerts.ts';
import { enqueueStepMail, type MailStep } from '../../../modules/orders/public/mails/jobs.ts';
import { type Parcel, parcelsOf } from '../../../modules/orders/public/parcels.ts';
import { findOrder, lockOrder } from '../../../modules/orders/public/store.ts';
import type { DatabaseTransaction } from '../../../platform/database/database.ts';
import type { ShippingContext } from '../context.ts';
import { applyEvent } from '../labels/move-order.ts';
import { billCorrection } from './bill-correction.ts';
import { creditLate } from './credit-late.ts';
import { keepEvents } from './keep-events.ts';

const atOnce = 8;
const mailOf: Partial<Record<OrderEvent, MailStep>> = {
  collected: 'picked_up',
  moving: 'in_transit',
  delivered: 'delivered',
};
const ended: readonly ParcelStatus[] = ['delivered', 'returned', 'cancelled'];

/**
 * Asks the carrier about every bag of an order in transit, stores new events, updates the order and emails
 * its customer: each event of a leg is sent once, even when it is read again. Throws when the carrier cannot
 * be reached.
 */
export async function refreshTracking(context: ShippingContext, orderId: string): Promise<void> {
  const order = await findOrder(context.db, orderId);
  if (!order) return;
  const parcels = (await parcelsOf(context.db, order)).filter(
    (parcel) => parcel.label === 'bought' && !ended.includes(parcel.status),
  );
  for (let index = 0; index < parcels.length; index += atOnce) {
    const turn = parcels.slice(index, index + atOnce);
    const histories = await Promise.all(turn.map((parcel) => context.carriers.track(labelOf(parcel))));
    await context.db.transaction().execute((trx) =>
      keep(
        trx,
        context,
        orderId,
        turn.map((parcel, at) => [parcel, histories[at] ?? []] as const),
      ),
    );
  }
}

const labelOf = (parcel: Parcel) => ({
  shipmentId: parcel.shipment_id ?? '',
  trackingNumber: parcel.tracking_number ?? '',
  costCents: cents(parcel.cost_cents ?? 0),
});

async function keep(
  trx: DatabaseTransaction,
  context: ShippingContext,
  orderId: string,
  reported: readonly (readonly [Parcel, readonly CarrierEvent[]])[],
): Promise<void> {
  const order = await lockOrder(trx, orderId);
  if (!order) return;
  const before = await parcelsOf(trx, order);
  for (const [parcel, events] of reported) await keepEvents(trx, context, parcel, events);
  const after = await parcelsOf(trx, order);
  const event = orderEventOf(after.map(({ status }) => status));
  if (event === null) return;
  if (order.state === 'cancelled') return raiseAlert(trx, 'moving_after_cancel', orderId, {});
  for (const leg of ['outbound', 'return'] as const)
    if (
      reported.some(
        ([parcel, events]) => parcel.leg === leg && events.some((event) => event.addressCorrected),
      )
    )
      await billCorrection(trx, context, order, leg);
  await applyEvent(trx, order, event, context.clock.instant());
  for (const leg of ['outbound', 'return'] as const) {
    const stage = (parcels: readonly Parcel[]) =>
      orderEventOf(parcels.filter((parcel) => parcel.leg === leg).map(({ status }) => status));
    const [was, is] = [stage(before), stage(after)];
    const step = is && is !== was ? mailOf[is] : undefined;
    if (step) await enqueueStepMail(trx, context.jobs, order, step, leg);
    if (step === 'delivered') await creditLate(trx, context, order, leg, after);
    if (isDelayed(after, leg) && !isDelayed(before, leg))
      await enqueueStepMail(trx, context.jobs, order, 'delayed', leg);
    if (comesToday(after, leg) && !comesToday(before, leg))
      await enqueueStepMail(trx, context.jobs, order, 'out_for_delivery', leg);
  }
}

/** Whether the carrier names a later day than booked, for a bag that has not arrived. */
const isDelayed = (parcels: readonly Parcel[], leg: Parcel['leg']): boolean =>
  parcels.some(
    ({ leg: own, status, expected_on, carriage }) =>
      own === leg && !ended.includes(status) && expected_on !== null && expected_on > carriage.arrivalDate,
  );

const comesToday = (parcels: readonly Parcel[], leg: Parcel['leg']): boolean =>
  parcels.some((parcel) => parcel.leg === leg && parcel.status === 'out_for_delivery');
