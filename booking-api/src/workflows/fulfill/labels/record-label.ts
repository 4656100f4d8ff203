import type { BoughtLabel } from '../../../integrations/carriers/port.ts';
import { enqueueStepMail } from '../../../modules/orders/public/mails/jobs.ts';
import type { Parcel } from '../../../modules/orders/public/parcels.ts';
import { lockOrder } from '../../../modules/orders/public/store.ts';
import type { DatabaseTransaction } from '../../../platform/database/database.ts';
import type { ShippingContext } from '../context.ts';
import { voidLabelJob } from './jobs.ts';
import { labelDays } from './label-days.ts';
import { applyEvent } from './move-order.ts';

/**
 * Records a bought label and, with the last due one, advances the order and mails its customer, in one
 * transaction. A label that is no longer needed (canceled or changed in the meantime) must be voided.
 */
export function recordLabel(context: ShippingContext, parcel: Parcel, label: BoughtLabel): Promise<void> {
  return context.db.transaction().execute(async (trx) => {
    const order = await lockOrder(trx, parcel.order_id);
    if (!order) return;
    const facts = {
      shipment_id: label.shipmentId,
      tracking_number: label.trackingNumber,
      cost_cents: label.costCents,
      lease_until: null,
    };
    const updatedParcel = await trx
      .updateTable('order_parcels')
      .set({ ...facts, label: 'bought', status: 'label_ready' })
      .where('id', '=', parcel.id)
      .where('label', '=', 'wanted')
      .returning('id')
      .executeTakeFirst();
    if (!updatedParcel) return voidLabelOfNobody(trx, context, parcel.id, facts);
    if (await stillDue(trx, context, order)) return;
    const moved = await applyEvent(trx, order, 'labels_bought', context.clock.instant());
    // The outbound leg, unless it is canceled.
    const first = order.shipment.legs[0]?.leg ?? 'outbound';
    if (moved) await enqueueStepMail(trx, context.jobs, order, 'labels_ready', first);
    else if (parcel.leg === 'return')
      await enqueueStepMail(trx, context.jobs, order, 'labels_ready', 'return');
  });
}

async function voidLabelOfNobody(
  trx: DatabaseTransaction,
  context: ShippingContext,
  parcelId: string,
  facts: object,
): Promise<void> {
  const row = await trx
    .updateTable('order_parcels')
    .set({ ...facts, label: 'void_wanted' })
    .where('id', '=', parcelId)
    .where('label', 'in', ['void_wanted', 'dropped'])
    .returning('id')
    .executeTakeFirst();
  if (row) await context.jobs.enqueue(trx, voidLabelJob, { parcelId });
}

/** Whether a label that could be bought today is missing. */
async function stillDue(
  trx: DatabaseTransaction,
  context: ShippingContext,
  order: { id: string; generation: number },
): Promise<boolean> {
  const missing = await trx
    .selectFrom('order_parcels')
    .select('id')
    .where('order_id', '=', order.id)
    .where('generation', '=', order.generation)
    .where('label', '=', 'wanted')
    .where('ship_date', '<=', labelDays(context).last)
    .limit(1)
    .executeTakeFirst();
  return missing !== undefined;
}
