import type { ClaimKind } from '@sendahead/shared-contracts/claims/schema';
import type { ClaimState } from '@sendahead/shared-contracts/claims/states';

export const claimStateNames: Readonly<Record<ClaimState, string>> = {
  draft: 'Draft',
  submitted: 'Waiting for us',
  need_info: 'Waiting for the customer',
  in_review: 'In review',
  approved: 'Approved',
  approved_in_part: 'Partly approved',
  rejected: 'Rejected',
  paid: 'Paid',
  withdrawn: 'Withdrawn',
};

export const claimKindNames: Readonly<Record<ClaimKind, string>> = {
  late: 'Late',
  damaged: 'Damaged',
  lost: 'Lost',
};
