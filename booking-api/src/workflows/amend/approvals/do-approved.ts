import { payoutSum } from '@sendahead/shared-contracts/claims/payout';
import { fitsLimit } from '@sendahead/shared-contracts/console/approval-states';
import { cents } from '@sendahead/shared-contracts/primitives/cents';
import type { StaffLimits } from '../../../modules/accounts/public/staff-limits.ts';
import { isWithinLimit } from '../../../modules/approvals/public/gifts.ts';
import { giveStaffCredit } from '../../../modules/approvals/public/give-credit.ts';
import type { ApprovalRequest } from '../../../modules/approvals/public/requests.ts';
import { concede } from '../../../modules/carts/public/concessions.ts';
import { lockCart } from '../../../modules/carts/public/store.ts';
import { cardMostOf, requireSentClaim } from '../../../modules/claims/public/pay-claim.ts';
import { refundedForIncidents } from '../../../modules/incidents/public/acting.ts';
import { findRequest } from '../../../modules/orders/public/owed/pay-requests.ts';
import { lockOrder, type Order } from '../../../modules/orders/public/store.ts';
import { RefundRefused } from '../../../modules/payments/public/refunds/make-refund.ts';
import { allowsShare } from '../../../modules/pricing/public/discount-share.ts';
import { setRateAdjustment } from '../../../modules/pricing/public/rate-adjustment.ts';
import { readPerson } from '../../../modules/staff/public/people.ts';
import type { AppContext } from '../../../platform/context.ts';
import type { DatabaseTransaction } from '../../../platform/database/database.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { payClaim } from '../claim-payment/pay-claim.ts';
import { makeRefund } from '../console-orders/make-refund.ts';
import { startApproved } from '../incident/acts/start-act.ts';
import { waiveRequest } from '../pay-request/waive-request.ts';

/** Why an approved act is no longer possible, in the console's words. */
export type NoLonger =
  | 'refund_too_large'
  | 'order_not_found'
  | 'account_gone'
  | 'booking_over'
  | 'link_waits'
  | 'change_not_possible'
  | 'claim_paid'
  | 'not_due'
  | 'incident_gone';

type Approving = {
  trx: DatabaseTransaction;
  context: AppContext;
  request: ApprovalRequest;
  /** The approver and their limits. */
  by: { id: string; limits: StaffLimits };
};

const notTheirs = (): Refusal => new Refusal(403, 'approval_not_yours');

/**
 * Does the requested act, by the same path as the direct act and on current data. Null when it is done, or
 * the reason why it is no longer possible: then nothing changed. Throws Refusal `approval_not_yours` above
 * the approver's limit.
 */
export function doApproved(approving: Approving): Promise<NoLonger | null> {
  const { kind } = approving.request;
  switch (kind) {
    case 'refund':
      return refund(approving);
    case 'credit':
      return credit(approving);
    case 'comp_discount':
    case 'refund_surcharges':
    case 'rate_adjustment':
      return discount(approving, kind);
    case 'waive_due':
      return waiveDue(approving);
    case 'waive_difference':
      throw new Error('a difference is waived with its change, by an attempt of its own');
    default:
      return kind satisfies never;
  }
}

async function refund(approving: Approving): Promise<NoLonger | null> {
  const { trx, context, request, by } = approving;
  if (request.detail.incident) return cancelForIncident(approving);
  const order = request.order_id === null ? undefined : await lockOrder(trx, request.order_id);
  if (!order) return 'order_not_found';
  const { to = 'original', customerReason, claim } = request.detail;
  // CO-147: older requests stored only the part that then counted for the limit, so the whole payout is checked.
  await requireWithin(approving, order.user_id, claim && payoutSum(claim.payout));
  if (claim) return payRequestedClaim(approving, order, claim);
  const refundRequest = {
    amount: cents(request.amount_cents ?? 0),
    to,
    customerReason,
    comment: request.reason,
    actorId: by.id,
    key: request.request_key,
    askedBy: request.asked_by,
  };
  try {
    await makeRefund(trx, context, order, refundRequest);
    return null;
  } catch (error) {
    if (error instanceof RefundRefused && error.code === 'too_large') return 'refund_too_large';
    throw error;
  }
}

/** CO-121: orders are canceled for an incident within the approver's limit, as if they had pressed. */
async function cancelForIncident({ trx, context, request, by }: Approving): Promise<NoLonger | null> {
  const before = await refundedForIncidents(trx, by.id, context.clock.now());
  if (!fitsLimit(by.limits.refundCents, before + (request.amount_cents ?? 0))) throw notTheirs();
  return (await startApproved(trx, context, request, by.id)) ? null : 'incident_gone';
}

/** A claim is paid in all its ways, or not at all. Its order is locked. */
async function payRequestedClaim(
  { trx, context, request, by }: Approving,
  order: Order,
  { id, payout }: NonNullable<ApprovalRequest['detail']['claim']>,
): Promise<NoLonger | null> {
  const claim = await requireSentClaim(trx, id);
  if (claim.state !== 'approved' && claim.state !== 'approved_in_part') return 'claim_paid';
  if (payout.card_cents > (await cardMostOf(trx, order.id))) return 'refund_too_large';
  await payClaim(trx, context, order, id, {
    payout,
    actorId: by.id,
    askedBy: request.asked_by,
    reason: request.reason,
  });
  return null;
}

async function credit(approving: Approving): Promise<NoLonger | null> {
  const { trx, context, request, by } = approving;
  const { customer_id: userId, amount_cents, order_id, request_key: reference, reason } = request;
  if (userId === null || !(await readPerson(trx, userId))) return 'account_gone';
  await requireWithin(approving, userId);
  const { credit: source = 'wallet' } = request.detail;
  await giveStaffCredit(trx, context, {
    actorId: by.id,
    askedBy: request.asked_by,
    customerId: userId,
    cents: amount_cents ?? 0,
    reference,
    source,
    reason,
    orderId: order_id ?? undefined,
  });
  return null;
}

async function waiveDue(approving: Approving): Promise<NoLonger | null> {
  const { trx, context, request, by } = approving;
  const { order_id: orderId, customer_id: customerId } = request;
  const { payRequest: id } = request.detail;
  if (orderId === null || customerId === null || id === undefined) return 'order_not_found';
  await requireWithin(approving, customerId);
  const due = await findRequest(trx, { orderId, id });
  if (due?.state !== 'asked') return 'not_due';
  const waiver = { id: request.asked_by, comment: request.reason, approvedBy: by.id };
  await waiveRequest(trx, context.clock, due, waiver);
  return null;
}

/** The approver's gifts to the customer count like those without a request. */
async function requireWithin(
  { trx, context, request, by }: Approving,
  customerId: string,
  amount: number = request.amount_cents ?? 0,
): Promise<void> {
  if (customerId === by.id) throw notTheirs();
  const gift = { actorId: by.id, customerId, cents: amount };
  if (!(await isWithinLimit(trx, by.limits.refundCents, gift, context.clock.instant()))) throw notTheirs();
}

async function discount(
  { trx, context, request, by }: Approving,
  act: 'comp_discount' | 'refund_surcharges' | 'rate_adjustment',
): Promise<NoLonger | null> {
  const { cart_id: cartId, customer_id, amount_cents, percent, reason } = request;
  const cart = cartId === null ? undefined : await lockCart(trx, cartId);
  // A cart that moved to another person is another booking.
  const isTheirs = customer_id === null || cart?.userId === customer_id;
  // While a payment link is sent or the bill is split, the price is fixed until the link or the split is withdrawn.
  if (cart?.status === 'divided' && isTheirs) return 'link_waits';
  if (cart?.status !== 'open' || !isTheirs) return 'booking_over';
  if (cart.userId === by.id) throw notTheirs();
  if (!(await allowsShare(trx, { cartId: cart.id, act, percent }, by.limits.discountPercent)))
    throw notTheirs();
  const now = context.clock.instant();
  // An approved share remains that share, however the booking changes.
  const concession = { cartId: cart.id, reason, actorId: by.id, mostPercent: percent };
  if (act === 'rate_adjustment')
    await setRateAdjustment(trx, { ...concession, cents: amount_cents ?? 0 }, now);
  else await concede(trx, { ...concession, act, amountCents: amount_cents, subjectId: cart.userId, now });
  return null;
}
