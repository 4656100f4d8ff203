import type { LegName } from '@sendahead/shared-contracts/orders/leg-name';
import type { OrderDetail } from '@sendahead/shared-contracts/orders/order-detail';
import type { OrderState } from '@sendahead/shared-contracts/orders/states';

/** Whether the bags are not with the carrier yet. */
export const isAtHome = (state: OrderState): boolean => state === 'placed' || state === 'labels_ready';

/** The whole of an order is changed as one. */
export const changesWhole = ({ order }: Pick<OrderDetail, 'order'>): boolean =>
  order.allowed_actions.includes('change');

/** The legs whose day or address can be changed: each leg of a round trip, else the only leg. */
export function changeableLegs({ order, legs = [], leg_states }: OrderDetail): LegName[] {
  if (leg_states)
    return leg_states.flatMap(({ leg, allowed_actions }) =>
      allowed_actions.includes('change') ? [leg] : [],
    );
  return order.allowed_actions.includes('change') ? legs.map(({ leg }) => leg) : [];
}

/** Whether any part of an order can still be changed or canceled. */
export const canBeChanged = (detail: OrderDetail): boolean =>
  changesWhole(detail) || changeableLegs(detail).length > 0 || canBeCanceled(detail);

export const canBeCanceled = ({ order, leg_states = [] }: OrderDetail): boolean =>
  order.allowed_actions.includes('cancel') ||
  leg_states.some(({ allowed_actions }) => allowed_actions.includes('cancel'));

/** The booking page with this order, where everything of it can be changed. */
export const bookingPageOf = ({ order_id: orderId }: Pick<OrderDetail['order'], 'order_id'>): string =>
  `/ship?change_order=${encodeURIComponent(orderId)}`;
