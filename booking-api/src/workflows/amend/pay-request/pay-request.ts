import { cents } from '@sendahead/shared-contracts/primitives/cents';
import { findRequest, type PayRequest } from '../../../modules/orders/public/owed/pay-requests.ts';
import type { Order } from '../../../modules/orders/public/store.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import type { PlaceOrderContext } from '../../checkout/context.ts';
import { requireOrdering } from '../../checkout/require-ordering.ts';
import { submitAttempt } from '../submit-attempt.ts';

/**
 * CH-15: pays a payment request by card. The attempt changes nothing in the order except that the request is paid. Of
 * two concurrent attempts one pays, and the other's authorization is voided. Throws Refusal `request_closed`, `ordering_paused`, and those
 * of `submitAttempt`.
 */
export async function payRequest(
  context: PlaceOrderContext,
  order: Order,
  request: PayRequest,
  { nonce }: { nonce: string },
): Promise<void> {
  if (request.state !== 'asked') throw new Refusal(409, 'request_closed');
  await requireOrdering(context);
  const purpose = { kind: 'pay', orderId: order.id, requestId: request.id } as const;
  const submission = { purpose, agreed: cents(request.amount_cents), means: { nonce } };
  await submitAttempt(context, order, submission).catch(async (error: unknown) => {
    // The card did not fail: a concurrent submit paid the request, or staff waived it.
    const now = await findRequest(context.db, { orderId: order.id, id: request.id });
    if (error instanceof Refusal && now?.state !== 'asked') throw new Refusal(409, 'request_closed');
    throw error;
  });
}
