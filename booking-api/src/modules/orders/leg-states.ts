import type { Role } from '@sendahead/shared-contracts/call/roles';
import {
  type LegCoupon,
  type LegRefund,
  refundOnLegCancel,
} from '@sendahead/shared-contracts/orders/leg-refund';
import type { OrderDetail } from '@sendahead/shared-contracts/orders/life-schema';
import { refundOnCancel } from '@sendahead/shared-contracts/orders/refund-rule';
import { allowedLegActs, legStateOf } from '@sendahead/shared-contracts/orders/states';
import type { LineItem } from '@sendahead/shared-contracts/pricing/schema';
import { type Cents, cents } from '@sendahead/shared-contracts/primitives/cents';
import type { Parcel } from './public/parcels.ts';
import type { Order } from './public/store.ts';

/** The inputs of a leg's refund, in addition to the leg. */
export type LegMoney = { lines: readonly LineItem[]; paid: Cents; coupon: LegCoupon | null };

/** The state of each leg of a round trip and its allowed actions; undefined for a one-way trip. */
export function presentLegStates(
  order: Order,
  role: Role,
  parcels: readonly Parcel[],
  { lines, paid, coupon }: LegMoney,
): OrderDetail['leg_states'] {
  const legs = (['outbound', 'return'] as const).map((leg) => {
    const own = parcels.filter((parcel) => parcel.leg === leg);
    return { leg, bags: own.length, state: legStateOf(own.map(({ status }) => status)) };
  });
  if (legs.some(({ bags }) => bags === 0)) return undefined;
  const standing = legs.filter(({ state }) => state !== 'cancelled');
  return legs.map(({ leg, state }) => {
    const acts = order.status === 'placed' ? allowedLegActs(state, role) : [];
    const refund = (): LegRefund =>
      standing.length === 1
        ? { refundCents: refundOnCancel(order.state, paid), steps: [] }
        : refundOnLegCancel(lines, leg, { paid, coupon });
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
