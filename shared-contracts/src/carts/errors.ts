import type { ErrorTable } from '../call/error-table.ts';

/** Every code with which a call of carts may refuse, in addition to the common ones: status and meaning. */
export const cartRefusals: ErrorTable = {
  bill_divided: {
    status: 409,
    means: 'Several people are asked to pay the cart; until that ends it is not changed.',
  },
  cart_already_ordered: { status: 409, means: 'The cart is an order already.' },
  cart_being_ordered: { status: 409, means: 'The cart is being ordered at this moment.' },
  cart_not_found: { status: 404, means: 'No such cart, or not with this token or at this brand.' },
  cart_taken_over: { status: 409, means: 'Staff hold the cart; its customer may read or reclaim it.' },
  booking_not_priced: { status: 422, means: 'What is saved of the booking comes to no price yet.' },
  group_event_over: { status: 410, means: 'The group event is closed, or its families can no longer book.' },
  group_link_not_found: { status: 404, means: 'No link of a group event with this token at this brand.' },
  saved_quote_not_found: {
    status: 404,
    means: 'No saved price with this token at this brand, or it is too old.',
  },
};
