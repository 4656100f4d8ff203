import type { ListedClaim } from '@sendahead/shared-contracts/console/claim-calls';
import { formatMoney } from '@sendahead/shared-ui';
import { claimStateNames } from './claim-names.ts';
import { claimTexts } from './claims.ts';

/** CO-133: claims on the page Today. */
export const waitingClaimTexts = {
  title: 'Claims',
  hint: 'These claims wait for a review, a decision or a payment.',
  open: 'All claims',
  /** "Lost, 1 bag, $5,000.00, Casey Customer" */
  sentence: ({ kind, bags, value_cents, customer }: ListedClaim): string =>
    `${claimTexts.whatOf({ kind, bags })}, ${formatMoney(value_cents)}, ${customer}`,
  state: ({ state }: Pick<ListedClaim, 'state'>): string =>
    state === 'submitted' ? 'New' : claimStateNames[state],
  of: (order: string): string => `Claim for ${order}`,
} as const;
