import type { PaymentErrorCode } from '@sendahead/shared-contracts/payments/outcomes';
import { type Payer, payersOf } from '@sendahead/shared-contracts/payments/split-rule';
import { readShipForm } from '@sendahead/shared-contracts/ship-form/read';
import { type AttemptRecord, findByKey } from '../../../modules/payments/public/attempts/attempts.ts';
import { findMethod } from '../../../modules/payments/public/methods/saved-methods.ts';
import { findSplit } from '../../../modules/payments/public/splits/splits.ts';
import { shipmentFormOf } from '../../../modules/pricing/public/shipment-form.ts';
import { crashPoint } from '../../../platform/crash-point.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import type { CheckoutRequest, PlaceOrderContext } from '../context.ts';
import { forgetKept, keepCard } from '../keep-card.ts';
import type { PaymentAnswer } from '../place-order/answers/answer.ts';
import { claimCart } from '../place-order/place-order.ts';
import { undoAttempt } from '../place-order/recovery/undo-attempt.ts';
import { releaseHolds } from '../place-order/steps/claim-attempt.ts';
import { startDeadline } from '../place-order/steps/deadline.ts';
import { type AgreedCard, openSplit, splitExpiry } from './open-split.ts';

/** The bill was split, or the reason why not: then no one was asked to pay. */
export type SplitResult = { splitId: string } | { error: string };

/**
 * Splits the bill of a cart. The claim prices it and places an order's holds; then the buyer's card is saved,
 * and the attempt waits for everyone. If the process dies earlier, the attempt is undone like any other.
 * Throws Refusal: those of placing an order, and 422 not_divisible.
 */
export async function askShares(
  context: PlaceOrderContext,
  checkout: CheckoutRequest,
  buyerMail: string,
): Promise<SplitResult> {
  const earlier = await findByKey(context.db, checkout.userId, checkout.key);
  if (earlier && !earlier.request_hash.equals(checkout.requestHash))
    throw new Refusal(422, 'idempotency_key_reused');
  if (earlier && (await findSplit(context.db, earlier.id))) return { splitId: earlier.id };
  const payers = payersIn(checkout, buyerMail);
  const deadline = startDeadline(context.attemptDeadlineMs);
  try {
    const claimed = await claimCart(context, { ...checkout, paidLater: 'in_shares' }, deadline);
    if ('answer' in claimed) return { error: errorIn(claimed.answer) };
    crashPoint('attempt-stored');
    return await openShares(context, checkout, claimed.attempt, payers);
  } finally {
    deadline.clear();
  }
}

/** The people who would be asked for a share of a checkout's bill. Throws Refusal 422 not_divisible. */
export function payersIn(checkout: CheckoutRequest, buyerMail: string): readonly Payer[] {
  const { travelers } = readShipForm(shipmentFormOf(checkout.form));
  const payers = payersOf(travelers ?? [], buyerMail);
  if (!payers) throw new Refusal(422, 'not_divisible');
  return payers;
}

async function openShares(
  context: PlaceOrderContext,
  checkout: CheckoutRequest,
  attempt: AttemptRecord,
  payers: readonly Payer[],
): Promise<SplitResult> {
  const undo = async (error: PaymentErrorCode) => ({
    error: errorIn(await undoAttempt(context, attempt, { refused: error }, [releaseHolds])),
  });
  const expiry = await splitExpiry(
    context.db,
    context.clock.now(),
    attempt.draft.shipment.booking?.legs ?? [],
  );
  if (expiry === undefined) return undo('pickup_time_over');
  const card = await buyersCard(context, checkout, attempt);
  if ('error' in card) return undo(card.error);
  crashPoint('buyers-card-kept');
  if (await openSplit(context, attempt, payers, card, expiry)) return { splitId: attempt.id };
  if (card.isOwn) await forgetKept(context, card.token);
  return { error: 'order_not_placed' };
}

/** The account's chosen card, or the typed one after saving it. */
async function buyersCard(
  context: PlaceOrderContext,
  { form }: CheckoutRequest,
  attempt: AttemptRecord,
): Promise<AgreedCard | { error: PaymentErrorCode }> {
  if (attempt.payment_method_id !== null) {
    const method = await findMethod(context.db, attempt.payment_method_id);
    return method ? { token: method.token, isOwn: false } : { error: 'order_not_placed' };
  }
  const nonce = form.payment_method_nonce ?? '';
  const savedCard = await keepCard(context, attempt.id, { nonce, billingZip: form['billing-zip-code'] });
  return 'error' in savedCard ? savedCard : { token: savedCard.token, isOwn: true };
}

const errorIn = ({ error }: PaymentAnswer): string => error ?? 'order_not_placed';
