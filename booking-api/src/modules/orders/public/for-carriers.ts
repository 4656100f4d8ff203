import { may } from '@sendahead/shared-contracts/call/role-acts';
import type { OrderDetail } from '@sendahead/shared-contracts/orders/order-detail';
import type { Receipt } from '@sendahead/shared-contracts/orders/schema';
import { readsEveryOrder } from '@sendahead/shared-contracts/orders/states';
import { cents } from '@sendahead/shared-contracts/primitives/cents';
import type { Reader } from './order-access.ts';
import type { Order } from './store.ts';

/**
 * CO-142: whether someone reads an order only to carry its bags, as staff of carriers do: without emails, prices and
 * payments. Their own orders they see as every customer does.
 */
export const readsToCarry = (
  order: Pick<Order, 'user_id'>,
  { id, role }: Pick<Reader, 'id' | 'role'>,
): boolean => order.user_id !== id && readsEveryOrder(role) && !may(role, 'see_order_money');

/** A receipt with what carrying needs: people, places, bags, services and days. */
export const receiptToCarry = ({ travel_agent: _agent, ...receipt }: Receipt): Receipt => ({
  ...receipt,
  travelers: receipt.travelers.map((traveler) => ({ ...traveler, email: '' })),
  line_items: [],
  total_cents: cents(0),
  prices_hidden: true,
  payment: { type: 'none', description: '', parts: [], refunds: [] },
});

/** The same for an order's details. */
export function detailToCarry(detail: OrderDetail): OrderDetail {
  const {
    refund_on_cancel_cents: _refund,
    owed: _owed,
    changes_to_pay: _changes,
    undo: _undo,
    late_credits: _credits,
    ...carried
  } = detail;
  return {
    ...carried,
    order: { ...detail.order, total_cents: cents(0) },
    ...(detail.leg_states
      ? {
          leg_states: detail.leg_states.map(({ refund_steps: _steps, ...leg }) => ({
            ...leg,
            refund_on_cancel_cents: cents(0),
          })),
        }
      : {}),
  };
}
