import { may } from '@sendahead/shared-contracts/call/role-acts';
import { readShipForm } from '@sendahead/shared-contracts/ship-form/read';
import { isEmail } from '@sendahead/shared-contracts/validation/person';
import { findAccount } from '../../../modules/accounts/public/store.ts';
import { resolveAlert } from '../../../modules/alerts/public/alerts.ts';
import { type AttemptRecord, findByKey } from '../../../modules/payments/public/attempts/attempts.ts';
import { splitMailJob } from '../../../modules/payments/public/splits/jobs.ts';
import { endLinkTokens, giveLinkToken } from '../../../modules/payments/public/splits/link-tokens.ts';
import {
  findSplit,
  renewLink,
  type Split,
  updateShare,
} from '../../../modules/payments/public/splits/splits.ts';
import { reminderHours } from '../../../modules/payments/public/splits/unpaid-order-links.ts';
import { sumLines } from '../../../modules/pricing/public/line-items.ts';
import { shipmentFormOf } from '../../../modules/pricing/public/shipment-form.ts';
import { crashPoint } from '../../../platform/crash-point.ts';
import { Refusal, refuse } from '../../../platform/http/refusal.ts';
import { newId } from '../../../platform/security/secrets.ts';
import type { CheckoutRequest, PaymentForm, PlaceOrderContext } from '../context.ts';
import { claimCart } from '../place-order/place-order.ts';
import { undoAttempt } from '../place-order/recovery/undo-attempt.ts';
import { releaseHolds } from '../place-order/steps/claim-attempt.ts';
import { startDeadline } from '../place-order/steps/deadline.ts';
import { lockSplit } from '../split-bill/lock-split.ts';
import { waitForPayers } from '../split-bill/open-split.ts';
import { requireOpen } from '../split-bill/pay-shares.ts';
import { linkExpiry } from './link-expiry.ts';

/** The link was sent, or the reason why not: then no one was asked to pay. */
export type LinkResult = { splitId: string } | { error: string };

/** The link's recipient address in a form. Throws Refusal 400 malformed when it is missing. */
export function payerEmail(form: Pick<PaymentForm, 'pay_link_email'>): string {
  const email = form.pay_link_email?.trim() ?? '';
  if (!isEmail(email)) throw refuse('malformed', [{ path: 'pay_link_email', code: 'email' }]);
  return email;
}

/**
 * CO-86: sends a link that pays for a cart held by staff. The claim prices it and places an order's holds;
 * the attempt then waits like a split bill with one share. If the process dies earlier, recovery undoes the
 * attempt like any other. Throws Refusal: those of placing an order, and 422 link_not_possible.
 */
export async function sendOrderLink(
  context: PlaceOrderContext,
  checkout: CheckoutRequest,
): Promise<LinkResult> {
  const earlier = await findByKey(context.db, checkout.userId, checkout.key);
  if (earlier && !earlier.request_hash.equals(checkout.requestHash))
    throw new Refusal(422, 'idempotency_key_reused');
  if (earlier && (await findSplit(context.db, earlier.id))) return { splitId: earlier.id };
  const deadline = startDeadline(context.attemptDeadlineMs);
  try {
    const form = withoutMeans(checkout.form);
    const claimed = await claimCart(context, { ...checkout, form, paidLater: 'by_link' }, deadline);
    if ('answer' in claimed) return { error: claimed.answer.error ?? 'order_not_placed' };
    crashPoint('attempt-stored');
    return await open(context, { ...checkout, form }, claimed.attempt);
  } finally {
    deadline.clear();
  }
}

/** The card comes with the payment, long after the price: until then a placeholder is used. */
const withoutMeans = ({ payment_method_id: _id, ...form }: PaymentForm): PaymentForm => ({
  ...form,
  payment_method_type: 'NewCard',
  payment_method_nonce: 'of the link',
  store_card_information: false,
});

async function open(
  context: PlaceOrderContext,
  { form, role }: Pick<CheckoutRequest, 'form' | 'role'>,
  attempt: AttemptRecord,
): Promise<LinkResult> {
  const { db, jobs, clock } = context;
  const expiresAt = await linkExpiry(db, clock.now(), attempt.draft.shipment.booking?.legs ?? []);
  if (expiresAt === undefined) {
    const undone = await undoAttempt(context, attempt, { refused: 'pickup_time_over' }, [releaseHolds]);
    return { error: undone.error ?? 'order_not_placed' };
  }
  const share = await shareOf(context, form, attempt);
  const reminded = Date.parse(expiresAt) - clock.now() <= reminderHours * 3_600_000;
  const waits = await db.transaction().execute(async (trx) => {
    const bill = { expires_at: expiresAt, created_at: clock.instant(), by_link: true, reminded };
    if (!(await waitForPayers(trx, attempt, bill, [share]))) return false;
    await resolveAlert(trx, 'order_link_unpaid', attempt.draft.displayId);
    await jobs.enqueue(trx, splitMailJob, {
      splitId: attempt.id,
      kind: 'asked',
      shareId: share.id,
      round: 1,
    });
    // Users without a work list find the page of the link through this.
    if (!may(role, 'take_over_carts'))
      await jobs.enqueue(trx, splitMailJob, { splitId: attempt.id, kind: 'asked-buyer', shareId: null });
    return true;
  });
  return waits ? { splitId: attempt.id } : { error: 'order_not_placed' };
}

/** The only share of the bill: all bags, and the whole price. */
async function shareOf(
  { db }: Pick<PlaceOrderContext, 'db'>,
  form: PaymentForm,
  { id, owner_id, draft }: AttemptRecord,
): Promise<Parameters<typeof waitForPayers>[3][number]> {
  const email = payerEmail(form);
  const { travelers = [] } = readShipForm(shipmentFormOf(form));
  const owner = owner_id === null ? undefined : await findAccount(db, owner_id);
  const payer = [...(owner ? [owner] : []), ...(travelers ?? [])].find(
    (person) => person.email.trim().toLowerCase() === email.toLowerCase(),
  );
  return {
    id: newId('shr'),
    split_id: id,
    position: 0,
    name: payer ? `${payer.firstName} ${payer.lastName}`.trim() : '',
    email,
    is_buyer: false,
    items: Object.values(draft.shipment.travelers).flatMap(({ items }) => items),
    amount_cents: sumLines(draft.lines),
    state: 'asked',
    payment_type: 'NewCard',
  };
}

/**
 * Resends the link, perhaps to another address: links of earlier emails, and copied ones, end. Throws Refusal
 * 409 split_closed and split_charging.
 */
export const sendLinkAgain = (
  context: PlaceOrderContext,
  { attempt_id: splitId }: Pick<Split, 'attempt_id'>,
  email: string,
): Promise<void> =>
  context.db.transaction().execute(async (trx) => {
    const { split, shares } = requireOpen(context, await lockSplit(trx, splitId));
    for (const { id, email: before, name } of shares) {
      const isSame = email.toLowerCase() === before.toLowerCase();
      await updateShare(trx, id, { email, name: isSame ? name : '' });
      await endLinkTokens(trx, id);
      const round = split.round + 1;
      await renewLink(trx, splitId, round);
      await context.jobs.enqueue(trx, splitMailJob, { splitId, kind: 'asked', shareId: id, round });
    }
  });

/** An additional token of the link. Throws Refusal 409 split_closed and split_charging. */
export const copyLink = (
  context: PlaceOrderContext,
  { attempt_id: splitId }: Pick<Split, 'attempt_id'>,
): Promise<string> =>
  context.db.transaction().execute(async (trx) => {
    const { shares } = requireOpen(context, await lockSplit(trx, splitId));
    const [share] = shares;
    if (!share) throw new Error('a link that pays nothing');
    return giveLinkToken(trx, share.id, context.clock.instant());
  });
