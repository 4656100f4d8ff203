import { findOrder } from '../../../modules/orders/public/store.ts';
import { isLive } from '../../../modules/payments/public/attempts/attempt-states.ts';
import { type Attempt, findAttempt, findLatest } from '../../../modules/payments/public/attempts/attempts.ts';
import type { PlaceOrderContext } from '../context.ts';
import { resolveAttempt } from '../place-order.ts';

/**
 * How a pending order went: `status` is absent while nobody knows. Asking helps: an answer that was lost is looked for
 * again. Undefined when this account has no such order.
 */
export async function orderStatus(
  context: PlaceOrderContext,
  orderId: string,
  userId: string,
): Promise<{ status?: boolean } | undefined> {
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

function statusOf(attempt: Attempt): { status?: boolean } {
  if (isLive(attempt.state)) return {};
  return { status: attempt.state !== 'declined' };
}
