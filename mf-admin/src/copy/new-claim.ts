import type { ClaimKind } from '@sendahead/shared-contracts/claims/schema';
import { isApiError } from '@sendahead/shared-contracts/client/api-error';
import { showDay } from '../console/show-day.ts';

const bases: Readonly<Record<string, string>> = {
  ship: 'the ship date',
  delivery: 'delivery',
  last_scan: 'the last scan',
};

export const newClaimTexts = {
  newClaim: 'New claim',
  openClaim: 'Open claim',
  back: 'All claims',
  number: 'Order number or name',
  numberHint: 'For example SA-7ZBC-8GD8, Caldwell, or an email.',
  numberMissing: 'Enter an order number or a name.',
  numberUnknown: (typed: string) => `We found no order ${typed}. Check it with the caller.`,
  choose: 'Choose the order of the caller:',
  foundOrder: (number: string, customer: string) => `${number}, ${customer}`,
  pickup: (day: string) => `Pickup ${day}`,
  more: 'There are more. Type more of the name, or the number.',
  find: 'Find order',
  loading: 'Loading the order',
  order: 'Order',
  customer: 'Customer',
  another: 'Choose another order',
  own: 'This is your own order. Report the problem on its page, like any customer.',
  noneOpen:
    'No bag of this order can be claimed today. Damaged bags are claimed after they arrive, lost ones once the carrier loses track.',
  /** CO-33: the next step for a caller who misses a bag. */
  traceFirst: 'Is a bag missing? Report it on the order, so that the carrier traces it.',
  toOrder: 'Open the order',
  whyEarly: 'Why before the carrier declares it lost?',
  whyEarlyHint: 'Saved in the history of the order.',
  whyEarlyMissing: 'Enter why the claim can’t wait.',
  kind: 'What happened?',
  kindMissing: 'Choose what happened.',
  bags: 'Which bags?',
  bagsMissing: 'Choose at least one bag.',
  bag: (item: string, traveler: string, leg: string, coverage: string) =>
    `${item}, ${traveler}, ${leg}, covered for ${coverage}`,
  unscanned: (count: number) =>
    `The carrier hasn’t scanned ${count === 1 ? 'one of these bags' : `${count} of these bags`}. Check with the caller that it was picked up.`,
  claimed: 'Already in a claim, or in the customer’s draft:',
  until: (day: string, base: string) => `Until ${showDay(day)}, counted from ${bases[base] ?? 'the event'}.`,
  days: (kind: string, from: string, until: string) =>
    `${kind}: from ${showDay(from)} until ${showDay(until)}.`,
  what: {
    late: 'What did it cost the customer?',
    damaged: 'What is damaged, and how?',
    lost: 'What was in it?',
  } satisfies Record<ClaimKind, string>,
  whatMissing: 'Write what happened.',
  value: 'Amount claimed, in dollars',
  coverage: (covered: string) => `The chosen bags are covered for ${covered}.`,
  above: (covered: string) => `This is above the coverage of ${covered}. You can still open the claim.`,
  valueMissing: 'Enter an amount, such as 120 or 120.50.',
  valueTooHigh: 'Enter at most $50,000.00.',
  after: 'We email the customer that we have the claim. For photos, choose “Ask for details” on the claim.',
  open: 'Open claim',
  opening: 'Opening…',
} as const;

/** Why a claim was not opened; null if nothing failed. */
export function newClaimFailure(error: unknown): string | null {
  if (!error) return null;
  const code = isApiError(error) ? error.code : '';
  if (code === 'claim_exists') return 'One of these bags already has a claim. Look for it under Claims.';
  if (code === 'claim_window_closed') return 'One of these bags can no longer be claimed for this reason.';
  if (code === 'own_order') return newClaimTexts.own;
  return 'The claim was not opened. Try again.';
}
