import { sql } from 'kysely';
import { raiseAlert } from '../../../modules/alerts/public/alerts.ts';
import type { ShippingContext } from '../context.ts';

/**
 * Voids a label that is no longer needed. One that may have been bought is first looked up by its reference.
 * When the carrier refuses because the label was used, a person must look; a failed call is retried.
 */
export async function voidLabel(context: ShippingContext, parcelId: string): Promise<void> {
  try {
    await voidOnce(context, parcelId);
  } catch (error) {
    await context.db
      .updateTable('order_parcels')
      .set({ lease_until: sql<string>`greatest(lease_until, now())` })
      .where('id', '=', parcelId)
      .execute();
    throw error;
  }
}

async function voidOnce({ db, carriers }: ShippingContext, parcelId: string): Promise<void> {
  // Marked in one step: from here on an undo sees that the label was given up.
  const parcel = await db
    .updateTable('order_parcels')
    .set({ void_after: null })
    .where('id', '=', parcelId)
    .where('label', '=', 'void_wanted')
    .where((is) => is.or([is('void_after', 'is', null), is('void_after', '<=', sql<string>`now()`)]))
    .returning([
      'id',
      'order_id',
      'shipment_id',
      sql<boolean>`coalesce(lease_until > now(), false)`.as('buying'),
    ])
    .executeTakeFirst();
  if (!parcel) return;
  const shipmentId = parcel.shipment_id ?? (await carriers.find(parcelId))?.shipmentId;
  if (shipmentId === undefined && parcel.buying)
    throw new Error('a label to be voided is still being bought');
  const outcome = shipmentId === undefined ? 'dropped' : await carriers.void({ shipmentId });
  if (outcome === 'refused') await raiseAlert(db, 'label_in_use', parcelId, { order: parcel.order_id });
  await db
    .updateTable('order_parcels')
    .set({
      label: outcome === 'dropped' ? 'dropped' : 'voided',
      shipment_id: shipmentId ?? null,
      lease_until: null,
    })
    .where('id', '=', parcelId)
    .where('label', '=', 'void_wanted')
    .execute();
}
