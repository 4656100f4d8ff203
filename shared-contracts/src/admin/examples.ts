import { type Examples, given } from '../call/example.ts';
import { newCart, newCartToken } from '../carts/examples.ts';

export const examples: Examples = {
  'admin.user-lookup': { query: { user_id: 'pro@demo.test' } },
  'admin.find-people': { query: { search: 'jordan' } },
  'admin.cart-user': {
    params: { cartId: given('admin.set-cart-user', '$request.body#/cart_id', 'crt_8f2Kq1vYpM3nT6wA') },
    query: {
      cart_token: given('admin.set-cart-user', '$request.header.x-cart-token', 'Zm9yZXZlciBhbmQgYSBkYXk'),
    },
  },
  'admin.open-cart-for-user': {
    params: { userId: 'usr_demo_customer' },
    body: { brand_id: 1 },
  },
  'admin.set-cart-user': {
    headers: { 'x-cart-token': newCartToken },
    body: { cart_id: newCart, user_id: 'usr_demo_pro' },
  },
  'admin.authorize': {
    params: { cartId: given('admin.set-cart-user', '$request.body#/cart_id', 'crt_8f2Kq1vYpM3nT6wA') },
    query: {
      cart_token: given('admin.set-cart-user', '$request.header.x-cart-token', 'Zm9yZXZlciBhbmQgYSBkYXk'),
    },
    body: { act: 'charge_card', reason: 'The member asked for it on the phone.' },
  },
  'admin.withdraw-concession': {
    params: {
      cartId: given('admin.set-cart-user', '$request.body#/cart_id', 'crt_8f2Kq1vYpM3nT6wA'),
      act: 'comp_discount',
    },
    query: {
      cart_token: given('admin.set-cart-user', '$request.header.x-cart-token', 'Zm9yZXZlciBhbmQgYSBkYXk'),
    },
  },
  'admin.read-lost-cart': { params: { cartId: newCart }, refusal: 'takeover_cart_not_found' },
  'admin.release-cart': {
    params: { cartId: given('admin.set-cart-user', '$request.body#/cart_id', 'crt_8f2Kq1vYpM3nT6wA') },
    query: {
      cart_token: given('admin.set-cart-user', '$request.header.x-cart-token', 'Zm9yZXZlciBhbmQgYSBkYXk'),
    },
    body: {},
  },
  'admin.open-takeover': { body: { cart: newCart, reason: 'The customer called.' } },
  'admin.read-takeover': {
    params: { takeoverId: given('admin.open-takeover', '$response.body#/takeover_id', 'tko_4RkPz8Sd') },
  },
  'admin.take-over-cart': {
    params: { cartId: given('admin.open-takeover', '$response.body#/cart_id', 'crt_8f2Kq1vYpM3nT6wA') },
    body: {
      takeover_id: given('admin.open-takeover', '$response.body#/takeover_id', 'tko_4RkPz8Sd'),
      reason: 'The customer called.',
    },
  },
  'admin.add-club-user': {
    body: { club_id: 1, first_name: 'Jordan', last_name: 'Member', email: 'jordan.member@example.test' },
  },
  'admin.audit-trail': { query: { limit: '20' } },
};
