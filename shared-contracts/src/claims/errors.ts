import type { ErrorTable } from '../call/error-table.ts';

/** Every code with which a call of claims may refuse, in addition to the common ones: status and meaning. */
export const claimRefusals: ErrorTable = {
  claim_not_found: { status: 404, means: 'No such claim, or another person’s.' },
  photo_link_not_found: {
    status: 404,
    means: 'The link for photos is unknown, too old, or its claim is decided.',
  },
  order_not_found: { status: 404, means: 'No such order, or another person’s.' },
  own_order: { status: 409, means: 'Staff open no claim about their own order in the console.' },
  claim_window_closed: {
    status: 409,
    means: 'A bag cannot be claimed for today in this way, or is not part of the order.',
  },
  claim_exists: { status: 409, means: 'One of the bags is in another active claim.' },
  claim_moved: { status: 409, means: 'The claim’s state does not allow it.' },
  claim_needs_confirmation: {
    status: 409,
    means:
      'What is approved is above the coverage of the bags, or the order was cancelled or refunded, and staff have not confirmed that.',
  },
  claim_incomplete: {
    status: 422,
    means: 'Something is missing that this step needs; the fields are named.',
  },
  too_many_files: { status: 409, means: 'The claim holds as many files as it may.' },
  storage_full: {
    status: 507,
    means: 'No file can be kept right now: there is no room, or the store does not answer.',
  },
  proof_not_read: { status: 422, means: 'The file is no JPEG, PNG or PDF that can be read.' },
};
