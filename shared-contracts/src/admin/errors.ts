import type { ErrorTable } from '../call/error-table.ts';

/** Every code with which a call of admin may refuse, in addition to the common ones: status and meaning. */
export const adminRefusals: ErrorTable = {
  cart_already_ordered: { status: 409, means: 'The cart is an order already.' },
  cart_being_ordered: { status: 409, means: 'The cart is being ordered at this moment.' },
  cart_not_found: { status: 404, means: 'No such cart, or not with this token or at this brand.' },
  cart_taken_over: { status: 409, means: 'The cart was taken over from its customer, and stays theirs.' },
  club_not_found: { status: 404, means: 'No such facility.' },
  email_taken: { status: 409, means: 'An account with this mail exists.' },
  takeover_cart_not_found: {
    status: 404,
    means: 'The id opens no cart: used, too old, another’s, or never given out.',
  },
  user_not_found: { status: 404, means: 'No user whom this caller may help.' },
};
