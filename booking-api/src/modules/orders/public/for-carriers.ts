import { may } from '@sendahead/shared-contracts/call/role-acts';
import type { OrderDetail } from '@sendahead/shared-contracts/orders/order-detail';
import type { Receipt } from '@sendahead/shared-contracts/orders/schema';
import { readsEveryOrder } from '@sendahead/shared-contracts/orders/states';
import { cents } from '@sendahead/shared-contracts/primitives/cents';
import { picked } from '../../../platform/picked.ts';
import type { Reader } from './order-access.ts';
import type { Order } from './store.ts';

/**
 * CO-142: whether someone reads an order only to carry its bags, as staff of carriers do: without emails, prices and
 * payments. Their own orders they see as every customer does. The functions below name what carriers read: a new field
 * is left out.
 */
export const readsAsCarrierStaff = (
  order: Pick<Order, 'user_id'>,
  { id, role }: Pick<Reader, 'id' | 'role'>,
): boolean => order.user_id !== id && readsEveryOrder(role) && !may(role, 'see_order_money');

/** A receipt with what carrying needs: people, places, bags, services and days. */
export const receiptForCarriers = (receipt: Receipt): Receipt => ({
  ...picked(receipt, [
    'order_id',
    'display_id',
    'status',
    'placed_at',
    'legs',
    'currency',
    'holiday_terms_accepted',
    'next_steps',
    'code',
    'people_removed_on',
  ]),
  travelers: receipt.travelers.map((traveler) => ({
    ...picked(traveler, ['name', 'label_name', 'items', 'grade', 'stay', 'move_in', 'bags', 'emailed']),
    email: '',
  })),
  line_items: [],
  total_cents: cents(0),
  prices_hidden: true,
  payment: { type: 'none', description: '', parts: [], refunds: [] },
});

/** The same for an order's details. */
export const detailForCarriers = (detail: OrderDetail): OrderDetail => ({
  ...picked(detail, ['shipments', 'legs', 'ways', 'closed_days', 'at_clubs', 'international']),
  order: {
    ...picked(detail.order, [
      'order_id',
      'display_id',
      'state',
      'placed_at',
      'from',
      'to',
      'pickup_date',
      'arrival_date',
      'items',
      'allowed_actions',
      'travelers',
      'back_on',
      'next_step',
      'customs_open',
      'people_removed_on',
    ]),
    total_cents: cents(0),
  },
  ...(detail.leg_states
    ? {
        leg_states: detail.leg_states.map((leg) => ({
          ...picked(leg, ['leg', 'state', 'allowed_actions']),
          refund_on_cancel_cents: cents(0),
        })),
      }
    : {}),
});
