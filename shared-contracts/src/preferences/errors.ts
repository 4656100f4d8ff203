import type { ErrorTable } from '../call/error-table.ts';

/** Every code with which a call of preferences may refuse, in addition to the common ones: status and meaning. */
export const preferenceRefusals: ErrorTable = {
  answers_incomplete: {
    status: 422,
    means:
      'Required answers are missing, or a question is not one of the club’s, or club or traveler not of the trip.',
  },
  cart_already_ordered: {
    status: 409,
    means: 'The cart is an order that has its days, or whose bags do not wait any more.',
  },
  cart_not_found: { status: 404, means: 'No such cart, or not with this token or at this brand.' },
  club_not_found: { status: 404, means: 'No such facility.' },
  dates_out_of_order: { status: 422, means: 'The departure is before the arrival.' },
  order_not_found: { status: 404, means: 'No such order, or somebody else’s.' },
};
