import { cents } from '@sendahead/shared-contracts/primitives/cents';
import {
  AnswerLost,
  type AuthorizeRequest,
  type GatewayTransaction,
  isNonceRefusal,
} from '../../../integrations/payments/port.ts';
import {
  type AttemptRecord,
  advance,
  blankAttempt,
  findAttempt,
  insertAttempt,
} from '../../../modules/payments/public/attempts/attempts.ts';
import { fingerprintOf } from '../../../modules/payments/public/attempts/request-key.ts';
import { recordPayment } from '../../../modules/payments/public/payments.ts';
import { findShare, type ShareRow, updateShare } from '../../../modules/payments/public/splits/splits.ts';
import { crashPoint } from '../../../platform/crash-point.ts';
import type { DatabaseTransaction } from '../../../platform/database/database.ts';
import { newId } from '../../../platform/security/secrets.ts';
import type { PlaceOrderContext } from '../context.ts';
import { findAtGateway, lookUp } from '../place-order/recovery/find-at-gateway.ts';
import { undoAttempt } from '../place-order/recovery/undo-attempt.ts';
import { voidAuthorization } from '../place-order/steps/authorize.ts';
import { commitOrder } from '../place-order/steps/commit-order.ts';
import { judgeTransaction } from '../place-order/steps/judge-transaction.ts';
import type { Outcome } from '../place-order/steps/step.ts';
import { isAgreed, lockSplit } from './lock-split.ts';
import { reopenShare } from './reopen-share.ts';

/** How often a share's charge is retried automatically while the gateway cannot be reached. */
const unreachableTries = 5;

/** The payment of a share: a card saved until all had agreed, or the nonce of a person who pays by link. */
type Charge = {
  attempt: AttemptRecord;
  source: AuthorizeRequest['source'];
  billingZip?: string | undefined;
};

/**
 * Charges every share of a bill that all travelers have agreed to, each once, and places the order when all shares are
 * paid. A declined share returns to its payer, while charges of the other shares wait. Safe to call repeatedly and
 * concurrently: the process that records a charge owns it.
 */
export async function chargeShares(context: PlaceOrderContext, splitId: string): Promise<void> {
  const begun = await context.db.transaction().execute((trx) => beginCharges(trx, splitId));
  if (begun.length > 0) crashPoint('charges-stored');
  for (const charge of begun) await authorizeShare(context, charge);
  await placeIfPaid(context, splitId);
}

/** Records the charges before they are made, so that recovery can find them. */
async function beginCharges(trx: DatabaseTransaction, splitId: string): Promise<Charge[]> {
  const locked = await lockSplit(trx, splitId);
  const bill = await findAttempt(trx, splitId);
  if (!bill || locked?.split.state !== 'open' || !isAgreed(locked.shares)) return [];
  const begun: Charge[] = [];
  for (const share of locked.shares) {
    const isCharged = locked.charges.some(({ share_id }) => share_id === share.id);
    if (share.amount_cents === 0 || isCharged || share.method_token === null) continue;
    const attempt = chargeOf(bill, share);
    await insertAttempt(trx, attempt);
    await updateShare(trx, share.id, { charges: share.charges + 1 });
    begun.push({ attempt, source: { token: share.method_token } });
  }
  return begun;
}

export const chargeOf = (bill: AttemptRecord, share: ShareRow): AttemptRecord => ({
  ...blankAttempt,
  id: newId('att'),
  actor_scope: `share:${share.id}`,
  idempotency_key: `charge-${share.charges + 1}`,
  request_hash: fingerprintOf({ share: share.id, cents: share.amount_cents }),
  cart_id: bill.cart_id,
  order_id: bill.order_id,
  user_id: bill.user_id,
  owner_id: bill.owner_id,
  state: 'authorising',
  amount_cents: share.amount_cents,
  payment_type: share.payment_type,
  // The ordered items are stored in the bill's own attempt.
  draft: { ...bill.draft, couponCode: null, lines: [], shipment: { legs: [], travelers: [] } },
  share_id: share.id,
  outcome: null,
  answer: null,
});

export async function authorizeShare(context: PlaceOrderContext, charge: Charge): Promise<void> {
  await takeOutcome(context, charge.attempt, await askForMoney(context, charge));
}

async function askForMoney(
  context: PlaceOrderContext,
  { attempt, source, billingZip }: Charge,
): Promise<Outcome> {
  try {
    const result = await context.payments.authorize({
      attemptId: attempt.id,
      amount: cents(attempt.amount_cents),
      source,
      billingZip,
      keepFor: undefined,
    });
    crashPoint('share-charged');
    return isNonceRefusal(result) ? result : await judgeTransaction(context, attempt, result);
  } catch (error) {
    context.report(error, 'charge share');
    if (!(error instanceof AnswerLost)) return { refused: 'gateway_unavailable' };
    return lookUp(context, attempt);
  }
}

/**
 * Finishes an abandoned charge, or one whose answer was lost, by the gateway's ledger. Safe to call repeatedly at any
 * time.
 */
export async function resolveCharge(context: PlaceOrderContext, attemptId: string): Promise<void> {
  const attempt = await findAttempt(context.db, attemptId);
  const share = attempt?.share_id ? await findShare(context.db, attempt.share_id) : undefined;
  if (!attempt || !share) return;
  if (attempt.state === 'authorised') await takeOutcome(context, attempt, { refused: 'order_not_placed' });
  if (attempt.state === 'authorising' || attempt.state === 'unknown')
    await takeOutcome(context, attempt, await findAtGateway(context, attempt));
  await chargeShares(context, share.split_id);
}

async function takeOutcome(
  context: PlaceOrderContext,
  attempt: AttemptRecord,
  outcome: Outcome,
): Promise<void> {
  if ('undecided' in outcome) {
    await advance(context.db, attempt.id, ['authorising'], 'unknown');
  } else if ('proceed' in outcome) {
    if (outcome.transaction) await holdMoney(context, attempt, outcome.transaction);
  } else if ('refused' in outcome) {
    const share = attempt.share_id ? await findShare(context.db, attempt.share_id) : undefined;
    // The nonce of a link is lost with its request: its payer must click again.
    const isKept = share !== undefined && share.method_token !== null;
    const isTriedAgain = isKept && isNobodysFault(outcome.refused) && share.charges < unreachableTries;
    await undoAttempt(context, attempt, outcome, [
      voidAuthorization,
      isTriedAgain ? 'nothing' : reopenShare(outcome.refused),
    ]);
  }
}

/** The card may be fine: the call never arrived, or the gateway lost it. */
const isNobodysFault = (error: string): boolean =>
  error === 'gateway_unavailable' || error === 'order_not_placed';

/** Records that a share is paid and waits for the others. */
const holdMoney = (
  { db, payments: { provider } }: PlaceOrderContext,
  attempt: AttemptRecord,
  transaction: GatewayTransaction,
): Promise<void> =>
  db.transaction().execute(async (trx) => {
    const authorization = { provider, transactionId: transaction.id };
    if (!(await advance(trx, attempt.id, ['authorising', 'unknown'], 'waiting', authorization))) return;
    const { id: attemptId, payment_type: paymentType } = attempt;
    await recordPayment(trx, { transaction, provider, attemptId, paymentType, status: 'authorised' });
  });

/** Places the order once all shares are paid. A failure is retried until the bill expires. */
export async function placeIfPaid(context: PlaceOrderContext, splitId: string): Promise<void> {
  const isPaid = await context.db.transaction().execute(async (trx) => {
    const locked = await lockSplit(trx, splitId);
    if (locked?.split.state !== 'open' || !isAgreed(locked.shares)) return false;
    return locked.shares.every(
      ({ id, amount_cents }) =>
        amount_cents === 0 ||
        locked.charges.some(({ share_id, state }) => share_id === id && state === 'waiting'),
    );
  });
  const bill = isPaid ? await findAttempt(context.db, splitId) : undefined;
  if (bill?.state !== 'waiting') return;
  crashPoint('shares-charged');
  const outcome = await commitOrder(context, { attempt: bill });
  if ('refused' in outcome) throw new Error('the order of a split bill was not written');
  crashPoint('order-committed');
}
