import { moveOrder } from '@sendahead/shared-contracts/orders/states';
import { audit } from '../../../modules/accounts/public/audit.ts';
import type { Parcel } from '../../../modules/orders/public/parcels.ts';
import { keepPayLinks } from '../../../modules/orders/public/pay-links/pay-links.ts';
import { lockOrder, type Order } from '../../../modules/orders/public/store.ts';
import type { AppContext } from '../../../platform/context.ts';
import type { DatabaseTransaction } from '../../../platform/database/database.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { newId } from '../../../platform/security/secrets.ts';
import { followBags } from '../../checkout/amendment/follow-bags.ts';
import { buyLabelsJob, voidLabelJob } from '../../fulfill/labels/jobs.ts';

/** Whether the label of a bag may be given up: it was bought, and the bag was not picked up. */
export const isRenewable = (order: Pick<Order, 'state'>, parcel: Parcel): boolean =>
  parcel.label === 'bought' &&
  parcel.status === 'label_ready' &&
  moveOrder(order.state, 'delivered') !== undefined;

/**
 * Voids the labels of bags and buys others, in the caller's transaction: for all of them or none. The bags
 * begin a new generation of the order under new ids, by which the carrier distinguishes them; the other bags
 * move along with their labels, and the customer gets an email when the new labels are ready. Throws Refusal
 * `label_not_renewable`.
 */
export async function renewLabels(
  trx: DatabaseTransaction,
  { jobs, clock }: Pick<AppContext, 'jobs' | 'clock'>,
  orderId: string,
  parcelIds: readonly string[],
): Promise<void> {
  const order = await lockOrder(trx, orderId);
  if (!order || (await isChanging(trx, order))) throw new Refusal(409, 'label_not_renewable');
  const parcels = await lockParcels(trx, order, parcelIds);
  if (parcels.length < parcelIds.length || !parcels.every((parcel) => isRenewable(order, parcel)))
    throw new Refusal(409, 'label_not_renewable');
  const generation = order.generation + 1;
  await trx.updateTable('orders').set({ generation }).where('id', '=', order.id).execute();
  await trx
    .updateTable('order_parcels')
    .set({ label: 'void_wanted', status: 'cancelled' })
    .where('id', 'in', parcelIds)
    .execute();
  await trx
    .updateTable('order_parcels')
    .set({ generation })
    .where('order_id', '=', order.id)
    .where('generation', '=', order.generation)
    .where('id', 'not in', parcelIds)
    .execute();
  await trx
    .updateTable('address_corrections')
    .set({ generation })
    .where('order_id', '=', order.id)
    .where('generation', '=', order.generation)
    .execute();
  await keepPayLinks(trx, order.id, { from: order.generation, to: generation });
  await trx
    .insertInto('order_parcels')
    .values(
      parcels.map(({ leg, position, traveler, item, carriage, ship_date, note }) => ({
        ...{
          id: newId('pcl'),
          order_id: order.id,
          generation,
          leg,
          position,
          traveler,
          item,
          ship_date,
          note,
        },
        carriage,
      })),
    )
    .execute();
  await followBags(trx, order, generation, clock.instant());
  for (const { id } of parcels) await jobs.enqueue(trx, voidLabelJob, { parcelId: id });
  await jobs.enqueue(trx, buyLabelsJob, { orderId: order.id });
}

/** Voids and replaces labels in the name of staff, with the comment in the history. Throws as `renewLabels`. */
export async function renewByStaff(
  trx: DatabaseTransaction,
  { jobs, clock }: Pick<AppContext, 'jobs' | 'clock'>,
  order: Pick<Order, 'id' | 'user_id'>,
  parcels: readonly string[],
  { actorId, comment }: { actorId: string; comment: string },
): Promise<void> {
  for (const parcel of parcels)
    await audit({ db: trx, clock }, 'staff.renewed_label', {
      userId: actorId,
      subject: order.user_id,
      detail: { order: order.id, parcel, comment },
    });
  await renewLabels(trx, { jobs, clock }, order.id, parcels);
}

const lockParcels = (
  trx: DatabaseTransaction,
  { id, generation }: Pick<Order, 'id' | 'generation'>,
  parcelIds: readonly string[],
): Promise<Parcel[]> =>
  trx
    .selectFrom('order_parcels')
    .selectAll()
    .where('id', 'in', parcelIds)
    .where('order_id', '=', id)
    .where('generation', '=', generation)
    .orderBy('id')
    .forUpdate()
    .execute();

/** Whether another change of the order waits for its payment. */
async function isChanging(trx: DatabaseTransaction, { id }: Pick<Order, 'id'>): Promise<boolean> {
  const charging = await trx
    .selectFrom('order_acts')
    .select('id')
    .where('order_id', '=', id)
    .where('state', '=', 'charging')
    .executeTakeFirst();
  return charging !== undefined;
}
