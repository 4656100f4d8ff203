import type { ErrorTable } from '../call/error-table.ts';

/** Every code with which a call of admin may refuse, in addition to the common ones: status and meaning. */
export const adminRefusals: ErrorTable = {
  cart_already_ordered: { status: 409, means: 'The cart is already ordered.' },
  cart_being_ordered: { status: 409, means: 'The cart is being ordered.' },
  cart_not_found: { status: 404, means: 'No such cart with this token at this brand.' },
  cart_taken_over: { status: 409, means: 'The cart was taken over and remains its customer’s.' },
  club_not_found: { status: 404, means: 'No such facility.' },
  email_taken: { status: 409, means: 'An account with this email exists.' },
  limit_above_own: { status: 403, means: 'The role gives money, and the caller has limits.' },
  takeover_cart_not_found: {
    status: 404,
    means: 'The takeover id is used, expired, another user’s or invalid.',
  },
  user_not_found: { status: 404, means: 'No user whom the caller may help.' },
};
