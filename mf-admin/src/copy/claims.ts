import type { ClaimKind } from '@sendahead/shared-contracts/claims/schema';
import { type ClaimState, claimStates, type StaffAct } from '@sendahead/shared-contracts/claims/states';
import { isApiError } from '@sendahead/shared-contracts/client/api-error';
import type { ClaimCaution } from '@sendahead/shared-contracts/console/claim-calls';
import { claimKindNames } from './claim-names.ts';
import { asWords } from './order.ts';

export const claimActNames: Readonly<Record<StaffAct, string>> = {
  ask: 'Ask for details',
  review: 'Start review',
  approve: 'Approve',
  approve_in_part: 'Partly approve',
  reject: 'Reject',
  pay: 'Pay',
};

/** What a step did, after the name of who took it. */
const stepWords: Readonly<Record<ClaimState, string>> = {
  draft: 'began the claim',
  submitted: 'sent the claim',
  need_info: 'asked for details',
  in_review: 'started the review',
  approved: 'approved the claim',
  approved_in_part: 'approved part of the claim',
  rejected: 'rejected the claim',
  paid: 'paid the claim',
  withdrawn: 'withdrew the claim',
};

export const claimTexts = {
  title: 'Claims',
  detail: 'Late, damaged and lost bags, newest first.',
  empty: 'No open claims. New claims appear here.',
  which: 'Show',
  open: 'Waiting for us',
  all: 'All',
  confirm: {
    above_coverage: (approved: string, coverage: string) =>
      `I approve ${approved}, which is above the coverage of ${coverage}.`,
    order_cancelled: () => 'I know this order was canceled.',
    order_refunded: () => 'I know part of this order was refunded.',
  } satisfies Record<ClaimCaution, (approved: string, coverage: string) => string>,
  confirmNeeded: 'Please confirm this, or choose another amount.',
  message: 'Message to the customer',
  messageHint: 'We email it to the customer and show it with the claim.',
  messageNeeded: 'Tell the customer what you need, or why.',
  claimed: (claimed: string) => `Claimed: ${claimed}.`,
  amount: 'Amount in dollars',
  amountHint: (claimed: string) => `Less than the ${claimed} claimed.`,
  amountNeeded: (claimed: string) => `Enter an amount below ${claimed}.`,
  does: {
    ask: 'We email the customer, who can add to the claim and send it again.',
    review: 'We email the customer that the claim is in review.',
    approve: 'You approve the full amount. You pay it as a separate step.',
    approve_in_part: 'You approve part of the amount. You pay it as a separate step.',
    reject: 'This closes the claim. We email the customer the reason.',
  } satisfies Record<Exclude<StaffAct, 'pay'>, string>,
  about: (order: string) => `Claim about ${order}`,
  openedBy: (name: string) => `Opened by ${name} for the caller`,
  claim: 'Claim',
  loading: 'Loading the claim',
  theClaim: 'The claim',
  state: 'State',
  what: 'Claim',
  customer: 'Customer',
  order: 'Order',
  claimedAmount: 'Claimed',
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
  steps: 'History',
  staff: 'Staff',
  brand: 'Brand',
  since: 'Since',
  whatOf: ({ kind, bags }: { kind: ClaimKind; bags: number }) =>
    `${claimKindNames[kind]}, ${bags === 1 ? '1 bag' : `${bags} bags`}`,
  notYet: 'not yet',
  notLate: 'no',
  /** What somebody did: "Alex Admin approved the claim." */
  stepOf: ({ by, state, message }: { by: string; state: string | null; message: string }): string => {
    const claimState = claimStates.find((each) => each === state);
    const did = claimState ? stepWords[claimState] : state === null ? 'wrote' : asWords(state);
    return message ? `${by} ${did}: “${message}”` : `${by} ${did}.`;
  },
  bagOf: ({ item, traveler, leg }: { item: string; traveler: string; leg: string }): string =>
    `${item}, ${traveler}, ${leg === 'return' ? 'return' : 'outbound'}`,
} as const;

/** Why an act on a claim failed; null if it did not. */
export function claimFailure(error: unknown): string | null {
  if (!error) return null;
  const code = isApiError(error) ? error.code : '';
  if (code === 'claim_moved')
    return 'Someone updated this claim, or it’s your own. Close this window to see the change.';
  if (code === 'claim_needs_confirmation')
    return 'The order or its coverage changed in the meantime. Close this window to see the change.';
  if (code === 'claim_incomplete') return 'This step needs more details.';
  return 'That didn’t work. Try again.';
}
