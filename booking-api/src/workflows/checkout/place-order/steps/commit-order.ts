import { costLines, costOf } from '@sendahead/shared-contracts/pricing/cost-lines';
import { cents } from '@sendahead/shared-contracts/primitives/cents';
import type { GatewayTransaction } from '../../../../integrations/payments/port.ts';
import type { Purpose } from '../../../../modules/bookings/public/purpose.ts';
import { lockCart, markOrdered } from '../../../../modules/carts/public/store.ts';
import { labelingClubOf } from '../../../../modules/group-events/public/booking-of-person.ts';
import { book } from '../../../../modules/ledger/public/ledger.ts';
import { insertOrder } from '../../../../modules/orders/public/store.ts';
import {
  type AttemptRecord,
  advance,
  findAttempt,
} from '../../../../modules/payments/public/attempts/attempts.ts';
import { recordPayment } from '../../../../modules/payments/public/payments.ts';
import { crashPoint } from '../../../../platform/crash-point.ts';
import type { DatabaseTransaction } from '../../../../platform/database/database.ts';
import { commitAmendment } from '../../amendment/commit-amendment.ts';
import type { PlaceOrderContext } from '../../context.ts';
import { placed, writeAnswer } from '../answers/answer.ts';
import { currentAnswer } from '../answers/replay.ts';
import { enqueueOrderJobs } from '../enqueue-order-jobs.ts';
import { keepMethod } from '../tenders/keep-method.ts';
import { settleRequest } from '../tenders/settle-request.ts';
import { settleShares } from '../tenders/settle-shares.ts';
import { settleTenders } from '../tenders/settle-tenders.ts';
import { auditOnBehalf } from './audit-on-behalf.ts';
import type { Outcome, Work } from './step.ts';

/**
 * The last step: the order. Without a `transaction` the authorization was already recorded, or none is
 * needed. When it fails, the attempt is refused and its money is returned.
 */
export async function commitOrder(
  context: PlaceOrderContext,
  { attempt, transaction }: Work,
): Promise<Outcome> {
  try {
    const paidBy = transaction?.id ?? attempt.transaction_id;
    if (await writeCommit(context, { ...attempt, transaction_id: paidBy }, transaction))
      return { proceed: true };
    return { answer: currentAnswer(await findAttempt(context.db, attempt.id), attempt) };
  } catch (error) {
    context.report(error, 'commit order');
    // If the commit succeeded and only its acknowledgement was lost, the state has advanced and nothing is
    // undone.
    return { refused: 'order_not_placed', paid: transaction };
  }
}

/**
 * One transaction: the authorization, the order with its lines (or the changes of an amended one), its
 * entries in the ledger, the coupon and the credits, the permanent answer of this key, and the follow-up
 * jobs. All or nothing. False when another process was faster.
 */
const writeCommit = (
  context: PlaceOrderContext,
  attempt: AttemptRecord,
  transaction: GatewayTransaction | undefined,
): Promise<boolean> =>
  context.db.transaction().execute(async (trx) => {
    // The cart before the attempt, in the lock order of a claim, to avoid deadlocks.
    await lockCart(trx, attempt.cart_id);
    if (!(await advanceAttempt(trx, context, attempt, transaction))) return false;
    await writeOrder(trx, context, attempt, transaction);
    await settleTenders(trx, attempt, context.clock.instant());
    if (attempt.state === 'waiting') await settleShares(trx, context.jobs, attempt);
    crashPoint('inside-commit');
    return true;
  });

/** Advances the attempt; undefined when another process was faster. */
function advanceAttempt(
  trx: DatabaseTransaction,
  { payments: { provider } }: PlaceOrderContext,
  attempt: AttemptRecord,
  transaction: GatewayTransaction | undefined,
) {
  const outcome = { outcome: 'placed', answer: writeAnswer(placed(attempt.order_id, attempt.payment_type)) };
  if (attempt.amount_cents === 0) return advance(trx, attempt.id, ['started', 'waiting'], 'done', outcome);
  if (!transaction) throw new Error('an order without its payment');
  const paid = { provider, transactionId: transaction.id };
  return advance(trx, attempt.id, ['authorising', 'unknown'], 'order_committed', { ...outcome, ...paid });
}

/**
 * Stores an order, new or amended, with its revenue, its authorization, its follow-up jobs, and who acted for
 * whom.
 */
async function writeOrder(
  trx: DatabaseTransaction,
  context: PlaceOrderContext,
  attempt: AttemptRecord,
  transaction: GatewayTransaction | undefined,
): Promise<void> {
  const { order_id: orderId } = attempt;
  const { purpose } = attempt.draft;
  const owner = attempt.owner_id ?? attempt.user_id;
  const placedAt = context.clock.instant();
  if (!(await markOrdered(trx, { id: attempt.cart_id, userId: owner, now: placedAt })))
    throw new Error('the cart is already ordered');
  await writeByPurpose(trx, context, attempt, { purpose, owner, placedAt });
  if (transaction) await recordPaid(trx, context, attempt, transaction);
  await enqueueOrderJobs(trx, context.jobs, {
    orderId,
    transactionId: attempt.transaction_id,
    isNew: purpose.kind === 'new',
  });
  // A change is in the history of the order already, with who made it.
  if (owner !== attempt.user_id && purpose.kind === 'new') await auditOnBehalf(trx, attempt, owner, placedAt);
}

/** Fulfills an attempt's purpose, and books its revenue. */
async function writeByPurpose(
  trx: DatabaseTransaction,
  context: PlaceOrderContext,
  attempt: AttemptRecord,
  { purpose, owner, placedAt }: { purpose: Purpose; owner: string; placedAt: string },
): Promise<void> {
  const { id, order_id: orderId } = attempt;
  const amount = cents(Math.max(0, attempt.value_cents));
  switch (purpose.kind) {
    case 'new':
      await insertOrder(trx, {
        ...newOrder(attempt, owner, placedAt),
        labels_by_club_id: await labelingClubOf(trx, attempt.cart_id),
      });
      return book(trx, 'order', { orderId, amount, transactionId: null });
    case 'amend':
      await commitAmendment(trx, context, attempt, purpose);
      return book(trx, 'order', { orderId, amount, transactionId: id });
    case 'pay':
      // The amount of a payment request was already booked when it was requested.
      return settleRequest(trx, attempt, purpose, placedAt);
    default:
      return purpose satisfies never;
  }
}

const newOrder = (
  attempt: AttemptRecord,
  owner: string,
  placedAt: string,
): Omit<Parameters<typeof insertOrder>[1], 'labels_by_club_id'> => ({
  id: attempt.order_id,
  display_id: attempt.draft.displayId,
  cart_id: attempt.cart_id,
  user_id: owner,
  brand_id: attempt.draft.brandId,
  attempt_id: attempt.id,
  quote_id: attempt.draft.quoteId,
  status: 'placed',
  total_cents: costOf(attempt.draft.lines),
  shipment: attempt.draft.shipment,
  lines: costLines(attempt.draft.lines),
  placed_at: placedAt,
});

/** The authorization that pays for an order, and its payment method. */
async function recordPaid(
  trx: DatabaseTransaction,
  context: PlaceOrderContext,
  attempt: AttemptRecord,
  transaction: GatewayTransaction,
): Promise<void> {
  await recordPayment(trx, {
    transaction,
    provider: context.payments.provider,
    attemptId: attempt.id,
    orderId: attempt.order_id,
    paymentType: attempt.payment_type,
    status: 'authorised',
  });
  await keepMethod(trx, context, attempt, transaction);
}
