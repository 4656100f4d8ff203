import type { Role } from '@sendahead/shared-contracts/call/roles';
import { legNames } from '@sendahead/shared-contracts/orders/leg-name';
import type { OrderDetail } from '@sendahead/shared-contracts/orders/order-detail';
import { allowedLegActs, legStateOf } from '@sendahead/shared-contracts/orders/states';
import { cents } from '@sendahead/shared-contracts/primitives/cents';
import type { Parcel } from './public/parcels.ts';
import { type LegMoney, legCancelRefund } from './public/refunds/leg-cancel-refund.ts';
import type { LegRefund } from './public/refunds/leg-price-reduction.ts';
import { orderCancelRefund } from './public/refunds/order-cancel-refund.ts';
import type { Order } from './public/store.ts';

/** The state of each leg of a round trip and its allowed actions; undefined for a one-way trip. */
export function presentLegStates(
  order: Order,
  role: Role,
  parcels: readonly Parcel[],
  money: LegMoney,
): OrderDetail['leg_states'] {
  const legs = legNames.map((leg) => {
    const own = parcels.filter((parcel) => parcel.leg === leg);
    return { leg, bags: own.length, state: legStateOf(own.map(({ status }) => status)) };
  });
  if (legs.some(({ bags }) => bags === 0)) return undefined;
  const standing = legs.filter(({ state }) => state !== 'cancelled');
  return legs.map(({ leg, state }) => {
    const acts = order.status === 'placed' ? allowedLegActs(state, role) : [];
    const refund = (): LegRefund =>
      standing.length === 1
        ? { refundCents: orderCancelRefund(order.state, money.paid), steps: [] }
        : legCancelRefund(leg, money);
    const { refundCents, steps } = acts.includes('cancel') ? refund() : { refundCents: cents(0), steps: [] };
    return {
      leg,
      state,
      allowed_actions: acts,
      refund_on_cancel_cents: refundCents,
      refund_steps: steps,
    };
  });
}
