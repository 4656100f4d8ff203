import { type Examples, type Given, given } from '../call/example.ts';
import { exampleShipment } from '../ship-form/example.ts';

/** The caller's own cart, created by the previous call. */
export const newCart: Given = given('carts.create', '$response.body#/id', 'crt_8f2Kq1vYpM3nT6wA');
export const newCartToken: Given = given(
  'carts.create',
  '$response.body#/cart_token',
  'Zm9yZXZlciBhbmQgYSBkYXk',
);

const opened = { params: { cartId: newCart }, query: { cart_token: newCartToken } };

const session = {
  origin_city: 'New York',
  origin_state: 'NY',
  destination_city: 'San Francisco',
  destination_state: 'CA',
  travelers: ['Casey Customer:casey@example.test'],
  ship_state: exampleShipment,
};

export const examples: Examples = {
  'carts.create': { body: { cart: { brand_id: 1 } } },
  'carts.save-session': { ...opened, body: { session } },
  // Nobody has taken the cart over.
  'carts.send-late-entries': {
    ...opened,
    body: { session, hold_turn: 0 },
    refusal: 'cart_changed_hands',
  },
  'carts.read-session': opened,
  'carts.read-hold': opened,
  'carts.news': opened,
  'carts.take-back': { ...opened, body: {}, refusal: 'cart_not_found' },
  // A new cart has nothing to price.
  'carts.save-quote': {
    ...opened,
    body: { email: 'casey@example.test' },
    refusal: 'booking_not_priced',
  },
  // The token is only in the mail.
  'carts.open-group-link': {
    body: { token: 'mZ3yTqk0Q9VxHc7cLrXo2mJq0d1o4uY7bWgN5sK8pAI' },
    refusal: 'group_link_not_found',
  },
  'carts.open-saved-quote': {
    body: { token: 'bm90IGluIHRoaXMgZG9jdW1lbnQgb25seSBpbiBtYWls' },
    refusal: 'saved_quote_not_found',
  },
  'carts.replace': {
    ...opened,
    body: {
      earlier_cart_id: given('carts.list', '$response.body#/carts/0/id', 'crt_2bHc7LqXe9RtYk4M'),
      keep: 'this',
    },
  },
};
