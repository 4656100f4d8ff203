import { moveOrder } from '@sendahead/shared-contracts/orders/states';
import type { Parcel } from '../../../modules/orders/public/parcels.ts';
import { keepPayLinks } from '../../../modules/orders/public/pay-links/pay-links.ts';
import { lockOrder, type Order } from '../../../modules/orders/public/store.ts';
import type { AppContext } from '../../../platform/context.ts';
import type { DatabaseTransaction } from '../../../platform/database/database.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { newId } from '../../../platform/security/secrets.ts';
import { settleState } from '../../checkout/amendment/legs/replace-leg.ts';
import { buyLabelsJob, voidLabelJob } from '../../fulfill/labels/jobs.ts';

/** A label that may be given up: bought, and nobody has collected the bag. */
const renewable = (parcel: Parcel): boolean => parcel.label === 'bought' && parcel.status === 'label_ready';

/**
 * Voids the label of a bag and has another bought, in the caller's transaction. The bag begins a new generation of the
 * order under a new id, by which the carrier tells the two apart; the other bags go with it, labels and all, and the
 * customer is mailed when the label is there. Throws Refusal `label_not_renewable`.
 */
export async function renewLabel(
  trx: DatabaseTransaction,
  { jobs, clock }: Pick<AppContext, 'jobs' | 'clock'>,
  orderId: string,
  parcelId: string,
): Promise<void> {
  const order = await lockOrder(trx, orderId);
  if (!order || (await isChanging(trx, order))) throw new Refusal(409, 'label_not_renewable');
  const parcel = await lockParcel(trx, order, parcelId);
  if (!parcel || !renewable(parcel) || moveOrder(order.state, 'delivered') === undefined)
    throw new Refusal(409, 'label_not_renewable');
  const generation = order.generation + 1;
  await trx.updateTable('orders').set({ generation }).where('id', '=', order.id).execute();
  await trx
    .updateTable('order_parcels')
    .set({ label: 'void_wanted', status: 'cancelled' })
    .where('id', '=', parcel.id)
    .execute();
  await trx
    .updateTable('order_parcels')
    .set({ generation })
    .where('order_id', '=', order.id)
    .where('generation', '=', order.generation)
    .where('id', '<>', parcel.id)
    .execute();
  await trx
    .updateTable('address_corrections')
    .set({ generation })
    .where('order_id', '=', order.id)
    .where('generation', '=', order.generation)
    .execute();
  await keepPayLinks(trx, order.id, { from: order.generation, to: generation });
  const { leg, position, traveler, item, carriage, ship_date, note } = parcel;
  await trx
    .insertInto('order_parcels')
    .values({
      ...{ id: newId('pcl'), order_id: order.id, generation, leg, position, traveler, item, ship_date, note },
      carriage,
    })
    .execute();
  await settleState(trx, order, generation, clock.instant());
  await jobs.enqueue(trx, voidLabelJob, { parcelId: parcel.id });
  await jobs.enqueue(trx, buyLabelsJob, { orderId: order.id });
}

const lockParcel = (
  trx: DatabaseTransaction,
  { id, generation }: Pick<Order, 'id' | 'generation'>,
  parcelId: string,
): Promise<Parcel | undefined> =>
  trx
    .selectFrom('order_parcels')
    .selectAll()
    .where('id', '=', parcelId)
    .where('order_id', '=', id)
    .where('generation', '=', generation)
    .forUpdate()
    .executeTakeFirst();

/** Whether another change of the order waits for its money. */
async function isChanging(trx: DatabaseTransaction, { id }: Pick<Order, 'id'>): Promise<boolean> {
  const charging = await trx
    .selectFrom('order_acts')
    .select('id')
    .where('order_id', '=', id)
    .where('state', '=', 'charging')
    .executeTakeFirst();
  return charging !== undefined;
}
