import { cents } from '@sendahead/shared-contracts/primitives/cents';
import { parcelsOf } from '../../../../modules/orders/public/parcels.ts';
import { lockOrder, type Order } from '../../../../modules/orders/public/store.ts';
import { Refusal } from '../../../../platform/http/refusal.ts';
import { priceAmendment } from '../../../checkout/amendment/price-amendment.ts';
import { undoAmendment } from '../../../checkout/amendment/undo-amendment.ts';
import { requirePriced } from '../../amend-order.ts';
import { cancel } from '../../cancel-order/cancel.ts';
import { isRenewable, renewLabels } from '../../console-orders/renew-label.ts';
import type { Act } from './money-acts.ts';
import { contextOf, type PlayedSetup } from './played.ts';

/** What an incident does to an order in bulk. */
export type IncidentMoneyAct = Extract<Act, { kind: 'undo move' | 'cancel shown' | 'void labels' }>;

/** CO-120, CO-121, CO-122: performs an act in bulk on the order, as its job does. */
export async function applyOfIncident(
  played: PlayedSetup,
  order: Order,
  one: IncidentMoneyAct,
): Promise<void> {
  const { db, ordered } = played;
  const { shipping, ordering } = contextOf(played);
  const by = { id: ordered.userId, role: 'consumer' as const };
  if (one.kind === 'undo move') {
    await undoAmendment(shipping, order.id, by, order.generation);
    return;
  }
  if (one.kind === 'cancel shown') {
    const leg = one.part === 'order' ? null : one.part;
    const amendment = { kind: 'cancel', leg, comment: '' } as const;
    const shown = await db.transaction().execute(async (trx) => {
      const locked = await lockOrder(trx, order.id);
      if (!locked) throw new Refusal(404, 'order_not_found');
      return requirePriced(await priceAmendment(trx, ordering.clock, locked, amendment, by)).total;
    });
    await cancel(shipping, order.id, leg, by, '', cents(0 - shown));
    return;
  }
  const labels = (await parcelsOf(db, order)).filter((parcel) => isRenewable(order, parcel));
  if (labels.length === 0) throw new Refusal(409, 'no_labels');
  await db.transaction().execute((trx) =>
    renewLabels(
      trx,
      ordering,
      order.id,
      labels.map(({ id }) => id),
    ),
  );
}
