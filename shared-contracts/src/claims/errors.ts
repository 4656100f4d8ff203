import type { ErrorTable } from '../call/error-table.ts';

/** Every code with which a call of claims may refuse, in addition to the common ones: status and meaning. */
export const claimRefusals: ErrorTable = {
  claim_not_found: { status: 404, means: 'No such claim that the caller may see.' },
  photo_link_not_found: {
    status: 404,
    means: 'The photo link is unknown or expired, or its claim is decided.',
  },
  order_not_found: { status: 404, means: 'No such order that the caller may see.' },
  own_order: { status: 409, means: 'Staff cannot open a claim for their own order in the console.' },
  claim_window_closed: {
    status: 409,
    means: 'The bag is not in the order or cannot be claimed for yet.',
  },
  claim_exists: { status: 409, means: 'A bag is in another active claim.' },
  claim_moved: { status: 409, means: 'The claim’s state does not allow it.' },
  claim_needs_confirmation: {
    status: 409,
    means:
      'The approved amount exceeds the coverage, or the order was canceled or refunded, and staff have not confirmed it.',
  },
  claim_incomplete: {
    status: 422,
    means: 'Required fields are missing; they are listed.',
  },
  too_many_files: { status: 409, means: 'The claim has the maximum number of files.' },
  storage_full: {
    status: 507,
    means: 'The file store is full or unavailable.',
  },
  proof_not_read: { status: 422, means: 'The file is not a readable JPEG, PNG or PDF.' },
};
