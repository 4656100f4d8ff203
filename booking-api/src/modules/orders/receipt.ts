import type { Receipt } from '@sendahead/shared-contracts/orders/schema';
import type { LineItem } from '@sendahead/shared-contracts/pricing/schema';
import { cents } from '@sendahead/shared-contracts/primitives/cents';
import type { Payment } from '../payments/payments.ts';
import { nextSteps } from './next-steps.ts';
import { orderCode } from './order-code.ts';
import type { Order } from './store.ts';

/** An order as its buyer sees it. */
export function presentReceipt(order: Order, lines: LineItem[], payment: Payment | undefined): Receipt {
  return {
    order_id: order.id,
    display_id: order.display_id,
    status: order.status === 'placed' ? 'placed' : 'cancelled',
    placed_at: order.placed_at,
    legs: order.shipment.legs,
    travelers: order.shipment.travelers,
    line_items: lines,
    total_cents: cents(order.total_cents),
    payment: describePayment(payment),
    next_steps: nextSteps(order.shipment.legs),
    code: orderCode(order.display_id),
  };
}

/** PY-22 style: the kind of card and its last digits, never more. */
export const describePayment = (payment: Payment | undefined): Receipt['payment'] =>
  payment
    ? { type: payment.payment_type, description: `${payment.card_type} ending in ${payment.last4}` }
    : { type: 'none', description: 'Nothing to pay' };
