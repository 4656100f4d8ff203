import { type Examples, given } from '../call/example.ts';
import { newCart, newCartToken } from '../carts/examples.ts';
import { exampleShipment } from '../ship-form/example.ts';

/** Pays for exactly the priced cart, with its token and its quote. */
const priced = {
  headers: {
    'x-cart-token': given('pricing.ship-price', '$request.header.x-cart-token', 'Zm9yZXZlciBhbmQgYSBkYXk'),
    'idempotency-key': '0b6f2c1e-7d41-4f0a-9b7a-3f6f1f5c2a10',
  },
  body: {
    ...exampleShipment,
    cart_id: given('pricing.ship-price', '$request.body#/cart_id', 'crt_8f2Kq1vYpM3nT6wA'),
    quote_id: given('pricing.ship-price', '$response.body#/quote_id', 'quo_3sNf6UgV8kPa1XyC'),
  },
};

const opened = { params: { cartId: newCart }, query: { cart_token: newCartToken } };

export const examples: Examples = {
  'payments.process-payment': {
    ...priced,
    body: {
      ...priced.body,
      payment_method_type: 'NewCard',
      payment_method_nonce: 'fake-valid-nonce',
      store_card_information: 'false',
      'billing-zip-code': '10001',
      'billing-country': 'US',
    },
  },
  'orders.send-booking-link': {
    ...priced,
    body: { ...priced.body, payment_method_type: 'NewCard', store_card_information: 'false' },
    // The cart of the examples books a new order.
    refusal: 'order_not_found',
  },
  'payments.ask-shares': {
    ...priced,
    body: {
      ...priced.body,
      payment_method_type: 'NewCard',
      payment_method_nonce: 'fake-valid-nonce',
      store_card_information: 'false',
    },
    refusal: 'not_divisible',
  },
  'payments.read-split': { params: { cart_id: 'crt_8f2Kq1vYpM3nT6wA' }, refusal: 'split_not_found' },
  'payments.pay-shares': {
    params: { cart_id: 'crt_8f2Kq1vYpM3nT6wA' },
    body: { what: 'rest' },
    refusal: 'split_not_found',
  },
  'payments.stop-split': {
    params: { cart_id: 'crt_8f2Kq1vYpM3nT6wA' },
    body: {},
    refusal: 'split_not_found',
  },
  'payments.read-share': { query: { token: 'c2hhcmUgb2YgYSBiaWxs' }, refusal: 'share_not_found' },
  'payments.open-share': { body: { token: 'c2hhcmUgb2YgYSBiaWxs' }, refusal: 'share_not_found' },
  'payments.agree-share': {
    body: { token: 'c2hhcmUgb2YgYSBiaWxs', payment_method_nonce: 'fake-valid-nonce' },
    refusal: 'share_not_found',
  },
  'payments.decline-share': { body: { token: 'c2hhcmUgb2YgYSBiaWxs' }, refusal: 'share_not_found' },
  'payments.send-order-link': {
    ...priced,
    body: {
      ...priced.body,
      payment_method_type: 'NewCard',
      store_card_information: 'false',
      pay_link_email: 'morgan@club.example',
    },
    // No one holds the examples' cart on another's behalf.
    refusal: 'link_not_possible',
  },
  'payments.send-order-link-again': {
    params: { cart_id: 'crt_8f2Kq1vYpM3nT6wA' },
    body: { email: 'morgan@club.example' },
    refusal: 'split_not_found',
  },
  'payments.copy-order-link': {
    params: { cart_id: 'crt_8f2Kq1vYpM3nT6wA' },
    body: {},
    refusal: 'split_not_found',
  },
  'payments.read-waiting-link': { ...opened, refusal: 'pay_link_not_found' },
  'payments.open-waiting-link': { ...opened, body: {}, refusal: 'pay_link_not_found' },
  'payments.withdraw-waiting-link': { ...opened, body: {}, refusal: 'pay_link_not_found' },
  'payments.open-order-link': { body: { token: 'order-bGluayB0byBwYXk' }, refusal: 'pay_link_not_found' },
  'payments.pay-order-link': {
    body: { token: 'order-bGluayB0byBwYXk', payment_method_nonce: 'fake-valid-nonce' },
    refusal: 'pay_link_not_found',
  },
  'payments.order-status': {
    query: { order_id: given('orders.list', '$response.body#/orders/0/order_id', 'ord_5hJx9RbW2cLd7QeZ') },
  },
  'payments.club-billing': {
    ...priced,
    body: { ...priced.body, payment_method_type: 'clubBilling', sales_club_billing: '1' },
  },
  'payments.carrier-ready-time': {
    query: {
      x_order_tracking_id: given('carts.create', '$response.body#/order_id', 'ord_5hJx9RbW2cLd7QeZ'),
      date_time: '2026-11-24',
    },
  },
  'payments.webhook': {
    body: { bt_signature: 'public_key|0d1f', bt_payload: 'PG5vdGlmaWNhdGlvbi8+' },
    refusal: 'signature_invalid',
  },
  'payments.decide-club-request': {
    params: { club_id: '1' },
    body: {
      user_id: given('payments.list-club-requests', '$response.body#/requests/0/user_id', 'usr_demo_pro'),
      granted: true,
    },
  },
  'payments.club-account': { params: { club_id: '1' } },
  'payments.request-club-billing': { params: { club_id: '1' } },
  'payments.payment-info': { query: {} },
  'payments.challenge-method': {
    params: { id: 'pm_5hJx9RbW2cLd7QeZ' },
    refusal: 'payment_method_not_found',
  },
  'payments.save-card': {
    body: { payment_method_nonce: 'fake-valid-nonce', 'billing-zip-code': '10001' },
  },
  'payments.remove-method': { params: { id: 'pm_5hJx9RbW2cLd7QeZ' }, refusal: 'payment_method_not_found' },
  'payments.user-payment-info': {
    params: { user_id: given('accounts.session', '$response.body#/user/id', 'usr_demo_customer') },
  },
};
