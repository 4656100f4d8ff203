import type { ErrorTable } from '../call/error-table.ts';

/** Every code with which a call of carts may refuse, in addition to the common ones: status and meaning. */
export const cartRefusals: ErrorTable = {
  bill_divided: {
    status: 409,
    means: 'The cart cannot change while its bill is split.',
  },
  cart_already_ordered: { status: 409, means: 'The cart is already ordered.' },
  cart_being_ordered: { status: 409, means: 'The cart is being ordered.' },
  cart_changed_hands: {
    status: 409,
    means: 'The cart changed hands since the page read it.',
  },
  cart_not_found: { status: 404, means: 'No such cart with this token at this brand.' },
  cart_taken_over: { status: 409, means: 'Staff hold the cart; the customer can read or reclaim it.' },
  booking_not_priced: { status: 422, means: 'The saved booking cannot be priced yet.' },
  group_event_over: { status: 410, means: 'The group event is closed, or its booking period is over.' },
  group_link_not_found: { status: 404, means: 'No such group event link at this brand.' },
  saved_quote_not_found: {
    status: 404,
    means: 'No such saved quote at this brand, or it expired.',
  },
};
