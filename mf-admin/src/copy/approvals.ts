import { isApiError } from '@sendahead/shared-contracts/client/api-error';
import type { Approval, ApprovalKind } from '@sendahead/shared-contracts/console/approval-calls';
import { formatMoney } from '@sendahead/shared-ui';
import { refundTargets } from './order.ts';

const kindNames: Readonly<Record<ApprovalKind, string>> = {
  refund: 'Refund',
  credit: 'Credit',
  comp_discount: 'Comp discount',
  refund_surcharges: 'Surcharge waiver',
  rate_adjustment: 'Rate adjustment',
};

/** How a claim is paid: "$87.45 to the card, $512.55 as shipping credit"; null for another act. */
export function payoutWords({ payout }: Approval): string | null {
  if (!payout) return null;
  const parts = [
    [payout.card_cents, 'to the card'],
    [payout.transfer_cents, 'by transfer'],
    [payout.credit_cents, 'as shipping credit'],
  ] as const;
  return parts
    .filter(([cents]) => cents > 0)
    .map(([cents, way]) => `${formatMoney(cents)} ${way}`)
    .join(', ');
}

/** The requested act: "Refund of $350.00 to original payment method". */
export function wantedWords({
  kind,
  waives_difference,
  waives_due,
  amount_cents,
  percent,
  to,
  claim_id,
  incident,
}: Approval): string {
  const amount = amount_cents === null ? '' : ` of ${formatMoney(amount_cents)}`;
  // A claim may be paid in several ways, so that no single target is named.
  if (claim_id) return `Claim payment${amount}`;
  if (incident)
    return `Refund${amount} for ${incident.orders} canceled ${incident.orders === 1 ? 'order' : 'orders'}`;
  // Whole percents, rounded up.
  const share = percent === null ? '' : ` (up to ${percent}% of the price)`;
  const name = waives_due ? 'Waived amount due' : waives_difference ? 'Waived difference' : kindNames[kind];
  return `${name}${amount}${share}${to === null ? '' : `: ${refundTargets[to].toLowerCase()}`}`;
}

/** Why an approved act was no longer possible, by the server's codes. */
const reasons: Readonly<Record<string, string>> = {
  refund_too_large: 'The order no longer holds that much money.',
  order_not_found: 'The order no longer exists.',
  account_gone: 'The customer deleted the account.',
  change_not_possible: 'The change now has another price, or it can’t be made anymore.',
  booking_over: 'The booking was ordered, or it has ended.',
  link_waits: 'The booking waits to be paid by link, at its price. Withdraw the link, then ask again.',
  claim_paid: 'The claim was paid already.',
  not_due: 'The amount was already paid or waived.',
  incident_gone: 'The incident no longer exists.',
};
export const impossibleWords = (why: string): string => reasons[why] ?? 'The order no longer allows this.';

/** Where a request is, in a sentence. */
export function stateWords({ state, decided_by, decision }: Approval): string {
  const by = decided_by ?? 'a colleague';
  switch (state) {
    case 'asked':
      return 'Waiting for approval';
    case 'approved':
      return `Approved by ${by}`;
    case 'declined':
      return `Declined by ${by}: ${decision}`;
    case 'withdrawn':
      return 'Withdrawn';
    case 'impossible':
      return `No longer possible. ${impossibleWords(decision)}`;
    default:
      return state satisfies never;
  }
}

const failures: Readonly<Record<string, string>> = {
  approval_closed: 'A colleague already decided this. Reload to see it.',
  change_in_progress: 'Another change to this order is being paid right now. Try again in a minute.',
  approval_not_yours: 'You can’t decide this: it’s your own, or above your limit.',
};

export function approvalFailure(error: unknown): string | null {
  if (!error) return null;
  return (isApiError(error) && failures[error.code]) || 'We couldn’t save this. Try again.';
}

export const approvalTexts = {
  title: 'Approvals',
  approve: 'Approve',
  decline: 'Decline',
  withdraw: 'Withdraw',
  dismiss: 'Got it',
  declineHint: 'The person who asked reads it.',
  actOn: ({ act, wanted, of }: { act: string; wanted: string; of: string }) => `${act}: ${wanted}, ${of}`,
  askedBy: (name: string) => `Requested by ${name}`,
  about: (customer: string) => `for ${customer}`,
  reason: (reason: string) => `Reason: ${reason}`,
  noOrder: 'no order',
  incident: 'Incident',
  above: 'Your limit doesn’t cover this amount.',
  done: (wanted: string) => `Approved. ${wanted} is done.`,
  notDone: (why: string) => `Not done: the request is closed. ${why}`,
  used: ({ name, given, limit }: { name: string; given: number; limit: number }) =>
    `${name} has given this customer ${formatMoney(given)} of ${formatMoney(limit)} in 30 days.`,
  claim: 'Claim',
  cart: 'Cart',
  waits: (cents: number) =>
    `${formatMoney(cents)} is above what’s left of your limit, so it’s waiting for approval. We’ll show the decision here.`,
  close: 'Close',
} as const;

/** The limits on the page of a member of staff. */
export const limitTexts = {
  refund: 'Refunds and credits up to',
  refundHint:
    'In dollars, per customer in 30 days. Empty: no limit. Anything above waits for a second person.',
  discount: 'Comps up to',
  discountHint: 'Percent of a booking’s price. Empty: no limit.',
  badAmount: 'Enter an amount in dollars, such as 200, or leave this empty.',
  badPercent: 'Enter a whole percent from 0 to 100, or leave this empty.',
} as const;
