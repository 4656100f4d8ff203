import type { CallOutput } from '@sendahead/shared-contracts/call/define-call';
import type { orderStatus as orderStatusCall } from '@sendahead/shared-contracts/payments/calls';
import { paymentErrorCodes } from '@sendahead/shared-contracts/payments/outcomes';
import { findOrder } from '../../../../modules/orders/public/store.ts';
import { isLive } from '../../../../modules/payments/public/attempts/attempt-states.ts';
import {
  type Attempt,
  findAttempt,
  findLatest,
} from '../../../../modules/payments/public/attempts/attempts.ts';
import type { PlaceOrderContext } from '../../context.ts';
import { resolveAttempt } from '../place-order.ts';

type OrderStatus = CallOutput<typeof orderStatusCall>;

/**
 * The status of a pending order: `status` is absent while it is unknown. Asking helps, because it searches
 * for a lost answer again. Undefined when this account has no such order.
 */
export async function orderStatus(
  context: PlaceOrderContext,
  orderId: string,
  userId: string,
): Promise<OrderStatus | undefined> {
  const attempt = await findLatest(context.db, orderId, userId);
  if (!attempt) {
    const order = await findOrder(context.db, orderId);
    return order?.user_id === userId ? { status: true } : undefined;
  }
  const open = attempt.state === 'unknown' || (isLive(attempt.state) && attempt.abandoned);
  if (!open) return statusOf(attempt);
  await resolveAttempt(context, attempt.id).catch((error: unknown) =>
    context.report(error, 'resolve attempt'),
  );
  return statusOf((await findAttempt(context.db, attempt.id)) ?? attempt);
}

function statusOf({ state, outcome }: Attempt): OrderStatus {
  if (isLive(state)) return {};
  if (state !== 'declined') return { status: true };
  const error = paymentErrorCodes.find((code) => code === outcome);
  return error === undefined ? { status: false } : { status: false, error };
}
