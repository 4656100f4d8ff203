import type { PaymentErrorCode } from '@sendahead/shared-contracts/payments/outcomes';
import { cents } from '@sendahead/shared-contracts/primitives/cents';
import { findPayLink, type PayLink } from '../../../modules/orders/public/pay-links/pay-links.ts';
import type { Order } from '../../../modules/orders/public/store.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { roleOf } from '../../checkout/amendment/role-of.ts';
import type { PlaceOrderContext } from '../../checkout/context.ts';
import { requireOrdering } from '../../checkout/require-ordering.ts';
import type { MeansOfChange } from '../means-of-change.ts';
import { submitAttempt, submitCheckout } from '../submit-attempt.ts';
import { checkoutOfBooking } from './booking-link.ts';

/**
 * Pays a link by one checkout attempt that also makes the change. Null on success, or why the card was
 * refused. Of two concurrent payments one pays, and the other's authorization is voided. Throws Refusal
 * `pay_link_closed`, `ordering_paused`, `change_in_progress`, and `change_not_possible` when the change now
 * has another price or an impossible day.
 */
export async function payByLink(
  context: PlaceOrderContext,
  order: Order,
  link: PayLink,
  means: MeansOfChange,
): Promise<PaymentErrorCode | null> {
  if (link.state !== 'open') throw new Refusal(409, 'pay_link_closed');
  await requireOrdering(context);
  try {
    await submitPayment(context, order, link, means);
    return null;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const now = await findPayLink(context.db, link.id, context.clock.instant());
    // The card did not fail: the link was paid or withdrawn in the meantime, or the order has changed.
    if (now?.state !== 'open') throw new Refusal(409, 'pay_link_closed');
    if (error.code === 'payment_refused') return error.extensions.error as PaymentErrorCode;
    throw error.code === 'change_in_progress' ? error : new Refusal(409, 'change_not_possible');
  }
}

/** The amount is the link's: the browser's request cannot change it. */
async function submitPayment(
  context: PlaceOrderContext,
  order: Order,
  link: PayLink,
  means: MeansOfChange,
): Promise<void> {
  const { id: linkId, order_id: orderId, request_id: requestId, generation, amendment, made_by: id } = link;
  const agreed = cents(link.amount_cents);
  if (requestId !== null)
    return submitAttempt(context, order, {
      purpose: { kind: 'pay', orderId, requestId, linkId },
      agreed,
      means,
    });
  if (amendment === null) throw new Refusal(409, 'pay_link_closed');
  if (amendment.kind === 'booking') {
    const checkout = await checkoutOfBooking(context.db, order, link, { booking: amendment, means });
    return submitCheckout(context, checkout);
  }
  const by = { id, role: await roleOf(context.db, id) };
  const purpose = { kind: 'amend', orderId, generation, amendment, by, linkId } as const;
  return submitAttempt(context, order, { purpose, agreed, means });
}
