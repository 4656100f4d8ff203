import type { LabeledOrder } from '@sendahead/shared-contracts/console/order-label-calls';
import { labelsOf } from '../../../modules/orders/public/label-data.ts';
import { actsOf, type Reader, requireOrder } from '../../../modules/orders/public/order-access.ts';
import { parcelsOf } from '../../../modules/orders/public/parcels.ts';
import type { Order } from '../../../modules/orders/public/store.ts';
import type { Queries } from '../../../platform/database/database.ts';
import { isRenewable } from './renew-label.ts';

type OrderWithLabels = { order: Order; labels: ReturnType<typeof labelsOf>; summary: LabeledOrder };

/**
 * Orders with the labels that a reader may print, and the bags whose labels may be replaced. Throws Refusal
 * `order_not_found`.
 */
export async function labelsOfSelection(
  db: Queries,
  ids: readonly string[],
  reader: Reader,
  /** Only this bag's label; its number on the leg is unchanged. */
  bag?: string,
): Promise<OrderWithLabels[]> {
  const found: OrderWithLabels[] = [];
  for (const id of ids) {
    const order = await requireOrder(db, id, reader);
    const parcels = await parcelsOf(db, order);
    const all = actsOf(order, reader).includes('print_labels') ? labelsOf(parcels) : [];
    const only = parcels.find(({ id: parcelId }) => parcelId === bag)?.tracking_number;
    const labels = bag === undefined ? all : all.filter((label) => label.tracking_number === only);
    const renewable = parcels.filter((parcel) => isRenewable(order, parcel)).map((parcel) => parcel.id);
    const summary = {
      order_id: order.id,
      display_id: order.display_id,
      state: order.state,
      printable: labels.length,
      renewable,
    };
    found.push({ order, labels, summary });
  }
  return found;
}
