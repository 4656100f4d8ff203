import type { ClaimKind } from '@sendahead/shared-contracts/claims/schema';
import type { ClaimState, StaffAct } from '@sendahead/shared-contracts/claims/states';
import { isApiError } from '@sendahead/shared-contracts/client/api-error';
import type { ClaimCaution } from '@sendahead/shared-contracts/console/claim-calls';

export const claimStateNames: Readonly<Record<ClaimState, string>> = {
  draft: 'Draft',
  submitted: 'Sent',
  need_info: 'Waits for the customer',
  in_review: 'In review',
  approved: 'Approved',
  approved_in_part: 'Approved in part',
  rejected: 'Rejected',
  paid: 'Paid',
  withdrawn: 'Withdrawn',
};

export const claimKindNames: Readonly<Record<ClaimKind, string>> = {
  late: 'Late',
  damaged: 'Damaged',
  lost: 'Lost',
};

export const claimActNames: Readonly<Record<StaffAct, string>> = {
  ask: 'Ask for more',
  review: 'Take into review',
  approve: 'Approve',
  approve_in_part: 'Approve in part',
  reject: 'Reject',
  pay: 'Pay',
};

export const claimTexts = {
  title: 'Claims',
  detail: 'Late, damaged and lost bags, the latest first.',
  empty: 'Nothing waits. Claims stand here as soon as a customer sends one.',
  which: 'Which',
  open: 'Waiting for us',
  all: 'All',
  confirm: {
    above_coverage: (approved: string, coverage: string) =>
      `I approve ${approved}, which is above the coverage of ${coverage}.`,
    order_cancelled: () => 'I know that this order was cancelled.',
    order_refunded: () => 'I know that money of this order was refunded.',
  } satisfies Record<ClaimCaution, (approved: string, coverage: string) => string>,
  confirmNeeded: 'Please confirm this, or choose another amount.',
  message: 'Message to the customer',
  messageHint: 'Mailed to them, and shown with the claim.',
  messageNeeded: 'Write to the customer what you need, or why.',
  claimed: (claimed: string) => `Asked for: ${claimed}.`,
  amount: 'Amount in dollars',
  amountHint: (claimed: string) => `Below ${claimed}, which is asked for.`,
  amountNeeded: (claimed: string) => `Enter an amount below ${claimed}.`,
  does: {
    ask: 'The customer is asked by mail, and can add to the claim and send it again.',
    review: 'The customer is told that somebody looks into it.',
    approve: 'All that is asked for is approved. It is paid by another press.',
    approve_in_part: 'A part is approved. It is paid by another press.',
    reject: 'The claim ends here. The customer is told why.',
    pay: 'The amount goes into the customer’s shipping credit at once, and cannot be taken back here.',
  } satisfies Record<StaffAct, string>,
  about: (order: string) => `Claim about ${order}`,
  claim: 'Claim',
  loading: 'Loading the claim',
  theClaim: 'The claim',
  state: 'State',
  what: 'What',
  customer: 'Customer',
  order: 'Order',
  claimedAmount: 'Asked for',
  coverage: 'Coverage',
  approved: 'Approved',
  carrierSays: 'What the carrier says',
  bag: 'Bag',
  number: 'Number',
  status: 'Status',
  promised: 'Promised',
  arrived: 'Arrived',
  late: 'Late',
  days: (days: number) => `${days} days`,
  declaredValue: 'Declared value',
  steps: 'What happened so far',
  staff: 'Staff',
  brand: 'Brand',
  since: 'Since',
  whatOf: ({ kind, bags }: { kind: ClaimKind; bags: number }) =>
    `${claimKindNames[kind]}, ${bags === 1 ? '1 bag' : `${bags} bags`}`,
  notYet: 'not yet',
  notLate: 'no',
  said: 'message',
} as const;

/** Why an act on a claim came to nothing; null where it did not. */
export function claimFailure(error: unknown): string | null {
  if (!error) return null;
  const code = isApiError(error) ? error.code : '';
  if (code === 'claim_moved')
    return 'The claim has moved on, asks for something else, or is your own. Close this: it is read anew then.';
  if (code === 'claim_needs_confirmation')
    return 'The order or its coverage changed meanwhile. Close this to see the change.';
  if (code === 'claim_incomplete') return 'Something is missing that this step needs.';
  return 'This did not work just now. Try again.';
}
