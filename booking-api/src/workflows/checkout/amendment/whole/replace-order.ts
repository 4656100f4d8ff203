import type { LegName } from '@sendahead/shared-contracts/orders/leg-name';
import { moveOrder } from '@sendahead/shared-contracts/orders/states';
import { costLines } from '@sendahead/shared-contracts/pricing/cost-lines';
import { cents } from '@sendahead/shared-contracts/primitives/cents';
import { writeShipment } from '../../../../modules/orders/public/acts/append-order-lines.ts';
import { insertParcels } from '../../../../modules/orders/public/parcels.ts';
import { insertLines, type Order } from '../../../../modules/orders/public/store.ts';
import { sumLines } from '../../../../modules/pricing/public/line-items.ts';
import type { DatabaseTransaction } from '../../../../platform/database/database.ts';
import type { Difference } from '../../context.ts';
import type { RewrittenOrder } from '../apply-amendment.ts';
import { followBags } from '../follow-bags.ts';
import { keepBags } from '../keep-bags.ts';

/**
 * The line for earlier payments is part of the price, not of the order. That for earlier refunds stays: without it the
 * order's total would fall by what cannot be refunded twice.
 */
const lineOfPayments = 'paid-before';

/** Replaces the lines and the shipment of an order, and the bags of its legs that change. */
export async function replaceOrder(
  trx: DatabaseTransaction,
  order: Order,
  { lines: priced, shipment, remade }: Difference & { remade: readonly LegName[] | undefined },
  at: string,
): Promise<RewrittenOrder> {
  const lines = costLines(priced).filter(({ id }) => id !== lineOfPayments);
  const generation = order.generation + 1;
  const state = moveOrder(order.state, 'change') ?? order.state;
  await trx
    .updateTable('orders')
    .set({ total_cents: Math.max(0, cents(sumLines(lines))), generation, state, state_at: at })
    .where('id', '=', order.id)
    .execute();
  await writeShipment(trx, order.id, shipment);
  await trx.deleteFrom('order_lines').where('order_id', '=', order.id).execute();
  await insertLines(trx, order.id, lines);
  const { booking } = shipment;
  if (!booking) return { state, generation };
  if (remade !== undefined) await keepBags(trx, order, generation, remade);
  const legs = booking.legs.filter(({ leg }) => remade?.includes(leg) ?? true);
  await insertParcels(trx, order.id, generation, { ...booking, legs });
  return { state: await followBags(trx, { ...order, state }, generation, at), generation };
}
