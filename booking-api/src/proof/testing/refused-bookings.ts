import {
  afterItArrived,
  afterItWasOrdered,
  besideAnother,
  body,
  type Change,
  header,
  ofAnOrder,
  path,
  query,
  whileItIsOrdered,
} from './changed-request.ts';
import { withinMongolia } from './refused-lookups.ts';

const nobody = '999999';
const noOrder = 'ord_5hJx9RbW2cLd7QeZ';
const otherToken = 'A'.repeat(43);
const ofAnotherCart = header({ 'x-cart-token': otherToken });
const withAnotherToken = query({ cart_token: otherToken });
const anothersOrder = { order_not_found: path({ orderId: noOrder }) };

const ofALeg = { ...anothersOrder, leg_not_found: (good: Parameters<Change>[0]) => good };

/** The same for carts, accounts, staff, prices, payments and orders. */
export const refusedBookings: Record<string, Record<string, Change>> = {
  'accounts.change-password': { password_wrong: body({ current_password: 'another one 123' }) },
  'accounts.begin-passkey': { password_wrong: body({ current_password: 'another one 123' }) },
  'accounts.begin-authenticator': { password_wrong: body({ current_password: 'another one 123' }) },
  'accounts.keep-authenticator': { sign_in_step_over: (good) => good },
  'accounts.prove-second-factor': { sign_in_step_over: (good) => good },
  'accounts.renew-recovery-codes': {
    password_wrong: body({ current_password: 'another one 123' }),
    second_factor_missing: (good) => good,
  },
  'accounts.remove-authenticator': {
    password_wrong: body({ current_password: 'another one 123' }),
    second_factor_missing: (good) => good,
  },
  'accounts.change-email': { password_wrong: body({ current_password: 'another one 123' }) },
  'accounts.choose-default-origin': { address_not_found: path({ id: 'adr_nobodys' }) },
  'accounts.forget-address': { address_not_found: path({ id: 'adr_nobodys' }) },
  'accounts.give-phone-and-terms': { phone_not_valid: query({ phone: '12' }) },
  'accounts.sign-in-by-code': { code_not_valid: (good) => good },
  'accounts.verify-email': { link_not_valid: (good) => good },
  'accounts.add-passkey': { passkey_not_valid: (good) => good },
  'accounts.confirm-email-change': { link_not_valid: (good) => good },
  'accounts.delete': { password_wrong: (good) => good },
  'accounts.remove-passkey': { passkey_not_found: (good) => good },
  'accounts.sign-in-with-passkey': { passkey_not_valid: (good) => good },
  'accounts.sign-out-device': { device_not_found: (good) => good },
  'accounts.reset-password': { link_not_valid: (good) => good },
  'admin.add-club-user': {
    club_not_found: body({ club_id: nobody, email: 'somebody.new@example.test' }),
    email_taken: body({ email: 'customer@demo.test' }),
  },
  'admin.authorize': { cart_not_found: withAnotherToken },
  'admin.cart-user': { cart_not_found: withAnotherToken },
  'admin.open-takeover': {
    takeover_cart_not_found: body({ cart: 'crt_nobodys' }),
    cart_already_ordered: afterItWasOrdered,
  },
  'admin.release-cart': {
    cart_not_found: withAnotherToken,
    cart_being_ordered: whileItIsOrdered,
  },
  'admin.set-cart-user': { cart_not_found: ofAnotherCart, user_not_found: body({ user_id: 'usr_nobody' }) },
  'admin.read-takeover': { takeover_cart_not_found: path({ takeoverId: 'tko_nobodys' }) },
  'admin.take-over-cart': {
    takeover_cart_not_found: body({ takeover_id: 'tko_nobodys' }),
    cart_already_ordered: afterItWasOrdered,
    cart_being_ordered: whileItIsOrdered,
  },
  'admin.user-lookup': { user_not_found: query({ user_id: 'usr_nobody' }) },
  'carts.read-session': { cart_not_found: withAnotherToken },
  'carts.replace': {
    cart_not_found: besideAnother(withAnotherToken),
    cart_already_ordered: besideAnother(afterItWasOrdered),
    cart_being_ordered: besideAnother(whileItIsOrdered),
  },
  'carts.read-hold': { cart_not_found: withAnotherToken },
  'carts.take-back': { cart_not_found: (good) => good },
  'carts.save-quote': {
    cart_not_found: withAnotherToken,
    cart_already_ordered: afterItWasOrdered,
    booking_not_priced: (good) => good,
  },
  'carts.open-saved-quote': { saved_quote_not_found: (good) => good },
  'carts.save-session': { cart_not_found: withAnotherToken, cart_already_ordered: afterItWasOrdered },
  'orders.receipt': anothersOrder,
  'orders.read': anothersOrder,
  'orders.tracking': anothersOrder,
  'orders.labels': { ...anothersOrder, action_not_allowed: afterItArrived },
  'orders.calendar': { ...anothersOrder, action_not_allowed: afterItArrived },
  'orders.packing-list': { ...anothersOrder, order_not_international: ofAnOrder },
  'orders.cancel': { ...anothersOrder, action_not_allowed: afterItArrived },
  'orders.cancel-leg': ofALeg,
  'orders.leg-change-price': ofALeg,
  'orders.change-leg': ofALeg,
  'orders.carrier-webhook': { signature_invalid: (good) => good },
  'orders.undo': { ...anothersOrder, nothing_to_undo: afterItArrived },
  'orders.change-options': anothersOrder,
  'orders.refund-plan': anothersOrder,
  'orders.change-cart': { ...anothersOrder, action_not_allowed: afterItArrived },
  'orders.ship-again': { ...anothersOrder, action_not_allowed: afterItArrived },
  'orders.ship-again-cart': { ...anothersOrder, action_not_allowed: afterItArrived },
  'payments.order-status': { order_not_found: query({ order_id: noOrder }) },
  'payments.challenge-method': { payment_method_not_found: path({ id: 'pm_nobodys' }) },
  'payments.remove-method': { payment_method_not_found: path({ id: 'pm_nobodys' }) },
  'payments.user-payment-info': { user_not_found: path({ user_id: 'usr_nobody' }) },
  'payments.decide-club-request': { request_not_found: body({ user_id: 'usr_demo_pro' }) },
  'payments.club-account': { club_not_found: path({ club_id: nobody }) },
  'payments.request-club-billing': { club_not_found: path({ club_id: nobody }) },
  'payments.read-split': { split_not_found: path({ cart_id: 'crt_nobodys' }) },
  'payments.pay-shares': { split_not_found: path({ cart_id: 'crt_nobodys' }) },
  'payments.stop-split': { split_not_found: path({ cart_id: 'crt_nobodys' }) },
  'payments.read-share': { share_not_found: query({ token: 'nobodys' }) },
  'payments.agree-share': { share_not_found: body({ token: 'nobodys' }) },
  'payments.decline-share': { share_not_found: body({ token: 'nobodys' }) },
  'payments.webhook': { signature_invalid: (good) => good },
  'pricing.adjust-rate': { cart_not_found: path({ cart_id: 'crt_nobodys' }) },
  'pricing.ship-price': {
    no_service: body({ d_country: 'US', d_zip: '09012', d_state: 'AE', d_city: 'APO' }),
    nothing_to_price: body({ traveler: {} }),
    line_not_offered: withinMongolia,
    cart_not_found: ofAnotherCart,
    order_not_found: body({ price_api_order_id: noOrder }),
  },
};
