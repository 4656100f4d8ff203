import type { ErrorTable } from '../call/error-table.ts';

/** Every code with which a call of preferences may refuse, in addition to the common ones: status and meaning. */
export const preferenceRefusals: ErrorTable = {
  answers_incomplete: {
    status: 422,
    means: 'Required answers are missing, or a question, club or traveler does not belong to the trip.',
  },
  cart_already_ordered: {
    status: 409,
    means: 'The order already has its days, or its bags no longer await pickup.',
  },
  cart_not_found: { status: 404, means: 'No such cart with this token at this brand.' },
  club_not_found: { status: 404, means: 'No such facility.' },
  dates_out_of_order: { status: 422, means: 'The departure is before the arrival.' },
  order_not_found: { status: 404, means: 'No such order that the caller may see.' },
};
