import { exampleShipment } from '@sendahead/shared-contracts/ship-form/example';
import { sql } from 'kysely';
import type { ShipmentRecord } from '../../modules/bookings/public/draft.ts';
import {
  afterItArrived,
  body,
  type Change,
  header,
  path,
  whileItIsAmended,
  whileItIsOrdered,
} from './changed-request.ts';

const noOrder = 'ord_5hJx9RbW2cLd7QeZ';

/** What an attempt may be refused with, by card as by club. */
const checkout = {
  idempotency_key_missing: header({ 'idempotency-key': '' }),
  cart_not_found: header({ 'x-cart-token': 'A'.repeat(43) }),
  quote_not_found: body({ quote_id: 'quo_nobodys' }),
  order_not_found: body({ price_api_order_id: noOrder }),
  attempt_in_progress: whileItIsOrdered,
  form_incomplete: body({ o_address: '' }),
  international_info_required: body({
    d_country: 'CA',
    d_zip: 'M5V 3L9',
    d_state: 'ON',
    d_city: 'Toronto',
    d_address: '1 Front St W',
  }),
};

/** The same of a trip of two, whose bill can be divided. */
const ofTwo =
  (change: Change): Change =>
  async (good, shop) => {
    const one = { ...exampleShipment.traveler['1'], t_last_name: 'Lane' };
    const traveler = {
      '1': { ...one, t_first_name: 'Casey', t_email: 'customer@demo.test' },
      '2': { ...one, t_first_name: 'Robin', t_email: 'robin@lane.test' },
    };
    const trip = { additional_travelers: '1', traveler };
    return change(await body(trip)(good, shop), shop);
  };

/** Bookings as they were found: a test may take the bags out of one. */
const booked = new Map<string, ShipmentRecord>();

/** A change of an order that waits for its bags; `asked` makes the body of what is to change. */
const changed =
  (asked: (change: object) => object) =>
  (change: object): Change =>
  async (good, shop) => {
    const { db } = shop.context;
    const { id, shipment } = await db
      .updateTable('orders')
      .set({ state: 'placed' })
      .where('user_id', '=', 'usr_demo_customer')
      .returning(['id', 'shipment'])
      .executeTakeFirstOrThrow();
    const whole = booked.get(id) ?? shipment;
    booked.set(id, whole);
    await db
      .updateTable('orders')
      .set({ shipment: sql`${JSON.stringify(whole)}::jsonb` })
      .where('id', '=', id)
      .execute();
    return { ...good, path: { orderId: id }, body: asked(change) };
  };
const nearer = {
  destination: { zip: '60601', city: 'Chicago', state: 'IL', address: '151 E Wacker Dr' },
};
/** A booking that has lost its bags. */
const without =
  (change: Change): Change =>
  async (good, shop) => {
    const values = await change(good, shop);
    await shop.context.db
      .updateTable('orders')
      .set({ shipment: sql`jsonb_set(shipment, '{booking,form,traveler}', '{}')` })
      .where('id', '=', String(values.path.orderId))
      .execute();
    return values;
  };
const unserved = { destination: { zip: '09012', city: 'APO', state: 'AE', address: 'Unit 1' } };
const changes = (with_: ReturnType<typeof changed>) => ({
  order_not_found: path({ orderId: noOrder }),
  nothing_to_change: with_({ pickup_date: '2026-11-24' }),
  form_incomplete: with_({ destination: { zip: '60601' } }),
  pickup_time_over: with_({ pickup_date: '2026-11-26' }),
  no_service: with_(unserved),
  action_not_allowed: afterItArrived,
});
const priced = changed((change) => change);
const done = changed((change) => ({ change, difference_cents: 0 }));

/** The same for attempts and for changes of an order. */
export const refusedAttempts: Record<string, Record<string, Change>> = {
  'payments.process-payment': {
    ...checkout,
    payment_method_not_found: body({ payment_method_type: 'PreviousCard', payment_method_id: 'pm_nobodys' }),
  },
  'payments.club-billing': checkout,
  'payments.ask-shares': {
    ...Object.fromEntries(Object.entries(checkout).map(([code, change]) => [code, ofTwo(change)])),
    not_divisible: body({ payment_method_type: 'paypal' }),
  },
  'orders.change-price': {
    ...changes(priced),
    nothing_to_price: without(priced({ pickup_date: '2026-12-01' })),
  },
  'orders.change': {
    ...changes(done),
    recalc: done(nearer),
    change_in_progress: whileItIsAmended(done({ pickup_date: '2026-12-01' })),
    nothing_to_price: without(done({ pickup_date: '2026-12-01' })),
  },
};

/** A round trip whose legs have days is needed first. */
const movedElsewhere = {
  ...Object.fromEntries(
    [
      'action_not_allowed',
      'change_in_progress',
      'nothing_to_change',
      'pickup_time_over',
      'no_service',
      'line_not_offered',
    ].map((code) => [code, 'workflows/amend/legs/move/move-leg.test.ts']),
  ),
  club_address_fixed: 'workflows/amend/legs/move/move-address-refused.test.ts',
  form_incomplete: 'workflows/amend/legs/move/move-address-refused.test.ts',
};

/** Refusals that take more than one request and have separate tests: the file that names the code. */
export const testedElsewhere: Record<string, Record<string, string>> = {
  'orders.customs-form': {
    action_not_allowed: 'modules/orders/document-routes/customs-routes.test.ts',
  },
  'accounts.begin-passkey': { passkeys_full: 'modules/accounts/passkeys/passkeys.test.ts' },
  'accounts.begin-authenticator': {
    second_factor_not_offered: 'modules/accounts/second-factor/enrolment.test.ts',
    sign_in_step_over: 'modules/accounts/second-factor/enrolment.test.ts',
  },
  'accounts.keep-authenticator': {
    second_factor_wrong: 'modules/accounts/second-factor/enrolment.test.ts',
  },
  'accounts.prove-second-factor': {
    second_factor_wrong: 'modules/accounts/second-factor/second-step.test.ts',
  },
  'accounts.remove-authenticator': {
    second_factor_required: 'modules/accounts/second-factor/enrolment.test.ts',
  },
  'accounts.delete': {
    orders_under_way: 'workflows/account/own-account.test.ts',
    staff_account: 'workflows/account/own-account.test.ts',
  },
  'carts.save-session': {
    bill_divided: 'workflows/checkout/split-bill/split-bill.test.ts',
    cart_taken_over: 'workflows/resume/takeover/release-cart.test.ts',
  },
  ...Object.fromEntries(
    ['user', 'change-user', 'end-user-sessions', 'send-password-link', 'remove-second-factor'].map((name) => [
      `console.${name}`,
      {
        no_such_thing: 'modules/console/users/users.test.ts',
        role_not_yours: 'modules/console/users/users.test.ts',
        changed_since: 'modules/console/brands/brands.test.ts',
      },
    ]),
  ),
  'console.make-coupon': { code_taken: 'modules/console/money/money.test.ts' },
  ...Object.fromEntries(
    ['stop-coupon', 'gift-card', 'stop-gift-card', 'give-credit'].map((name) => [
      `console.${name}`,
      { no_such_thing: 'modules/console/money/money.test.ts' },
    ]),
  ),
  'console.club': { no_such_thing: 'modules/console/clubs/clubs.test.ts' },
  'console.orders-of-closing': { no_such_thing: 'modules/console/clubs/closing.test.ts' },
  'console.change-club': {
    no_such_thing: 'modules/console/clubs/clubs.test.ts',
    changed_since: 'modules/console/clubs/clubs.test.ts',
  },
  'console.question-set': { no_such_thing: 'modules/console/clubs/question-set.test.ts' },
  'console.change-question-set': {
    no_such_thing: 'modules/console/clubs/question-set.test.ts',
    changed_since: 'modules/console/clubs/question-set.test.ts',
  },
  'console.microsite': { no_such_thing: 'modules/console/microsites/microsites.test.ts' },
  'console.change-microsite': {
    no_such_thing: 'modules/console/microsites/microsites.test.ts',
    changed_since: 'modules/console/microsites/microsites.test.ts',
  },
  'console.make-microsite': { no_such_thing: 'modules/console/microsites/microsites.test.ts' },
  'console.brand': { no_such_thing: 'modules/console/brands/brands.test.ts' },
  'console.change-brand': {
    no_such_thing: 'modules/console/brands/brands.test.ts',
    changed_since: 'modules/console/brands/brands.test.ts',
  },
  'console.brand-text': { no_such_thing: 'modules/console/brand-texts/brand-texts.test.ts' },
  'console.change-brand-text': {
    no_such_thing: 'modules/console/brand-texts/brand-texts.test.ts',
    changed_since: 'modules/console/brand-texts/brand-texts.test.ts',
  },
  'console.make-brand': {
    no_such_thing: 'modules/console/brands/brands.test.ts',
    brand_exists: 'modules/console/brands/brands.test.ts',
  },
  'claims.open': {
    claim_window_closed: 'modules/claims/claims.test.ts',
    claim_exists: 'modules/claims/claims.test.ts',
  },
  'claims.save': { claim_moved: 'modules/claims/claims.test.ts' },
  'claims.act': {
    claim_moved: 'modules/claims/claims.test.ts',
    claim_incomplete: 'modules/claims/claims.test.ts',
  },
  'claims.add-file': {
    claim_moved: 'modules/claims/claims.test.ts',
    too_many_files: 'modules/claims/claims.test.ts',
    proof_not_read: 'modules/claims/claims.test.ts',
    storage_full: 'platform/http/storage-full.test.ts',
  },
  'claims.drop-file': { claim_moved: 'modules/claims/claims.test.ts' },
  'claims.decide': {
    claim_moved: 'modules/claims/claims.test.ts',
    claim_incomplete: 'modules/claims/claims.test.ts',
    claim_needs_confirmation: 'modules/claims/claims.test.ts',
  },
  'orders.revoke-track-link': { action_not_allowed: 'modules/tracking/track-links.test.ts' },
  'orders.make-track-link': { action_not_allowed: 'modules/tracking/track-links.test.ts' },
  'orders.confirm-received': {
    action_not_allowed: 'modules/tracking/track-links.test.ts',
    photo_not_read: 'modules/tracking/track-links.test.ts',
    storage_full: 'platform/http/storage-full.test.ts',
  },
  'console.search': { search_too_wide: 'modules/console/search/search.test.ts' },
  'console.orders': { search_too_wide: 'modules/console/search/search.test.ts' },
  'console.export-orders': {
    search_too_wide: 'modules/console/search/search.test.ts',
    selection_moved: 'modules/console/orders/orders.test.ts',
  },
  'console.resend-confirmations': {
    search_too_wide: 'modules/console/search/search.test.ts',
    selection_moved: 'workflows/amend/console-orders/console-orders.test.ts',
    order_not_found: 'workflows/amend/console-orders/console-orders.test.ts',
  },
  'console.save-view': { too_many_views: 'modules/console/orders/orders.test.ts' },
  'console.delete-view': { view_not_found: 'modules/console/orders/orders.test.ts' },
  'console.order': { order_not_found: 'workflows/amend/console-orders/console-orders.test.ts' },
  'console.order-life': { order_not_found: 'workflows/amend/console-orders/console-orders.test.ts' },
  'console.replay-price': {
    order_not_found: 'workflows/amend/console-orders/console-orders.test.ts',
    ...Object.fromEntries(
      ['sheet_not_found', 'not_replayable', 'no_service', 'nothing_to_price'].map((code) => [
        code,
        'workflows/amend/console-orders/recalculated-price.test.ts',
      ]),
    ),
  },
  'console.refund-order': Object.fromEntries(
    ['order_not_found', 'refund_too_large', 'key_reused'].map((code) => [
      code,
      'workflows/amend/console-orders/console-orders.test.ts',
    ]),
  ),
  'console.resend-confirmation': { order_not_found: 'workflows/amend/console-orders/console-orders.test.ts' },
  'console.renew-label': {
    order_not_found: 'workflows/amend/console-orders/console-orders.test.ts',
    label_not_renewable: 'workflows/amend/console-orders/console-orders.test.ts',
  },
  'console.note-order': { order_not_found: 'workflows/amend/console-orders/console-orders.test.ts' },
  'console.take-work': { work_of_another: 'modules/console/work/work.test.ts' },
  'console.finish-work': { no_such_thing: 'modules/console/work/work.test.ts' },
  'console.rate-sheet': { no_such_thing: 'modules/console/rate-sheets/rate-sheets.test.ts' },
  'console.make-rate-draft': { no_such_thing: 'modules/console/rate-sheets/rate-sheets.test.ts' },
  'console.rate-draft': { no_such_thing: 'modules/console/rate-sheets/rate-sheets.test.ts' },
  'console.change-rate-draft': {
    no_such_thing: 'modules/console/rate-sheets/rate-sheets.test.ts',
    changed_since: 'modules/console/rate-sheets/rate-sheets.test.ts',
  },
  'console.drop-rate-draft': { no_such_thing: 'modules/console/rate-sheets/rate-sheets.test.ts' },
  'console.compare-rate-draft': { no_such_thing: 'modules/console/rate-sheets/rate-sheets.test.ts' },
  'console.publish-rate-draft': {
    no_such_thing: 'modules/console/rate-sheets/rate-sheets.test.ts',
    changed_since: 'modules/console/rate-sheets/rate-sheets.test.ts',
    version_exists: 'modules/console/rate-sheets/rate-sheets.test.ts',
  },
  'console.withdraw-rate-sheet': {
    no_such_thing: 'modules/console/rate-sheets/rate-sheets.test.ts',
    sheet_in_use: 'modules/console/rate-sheets/rate-sheets.test.ts',
  },
  'console.changes': { no_such_thing: 'modules/console/brands/brands.test.ts' },
  'console.undo-change': {
    no_such_thing: 'modules/console/brands/brands.test.ts',
    changed_since: 'modules/console/brands/brands.test.ts',
  },
  'admin.set-cart-user': { cart_taken_over: 'workflows/resume/takeover/release-cart.test.ts' },
  'carts.take-back': { cart_being_ordered: 'workflows/resume/takeover/takeover-against-submit.test.ts' },
  'payments.remove-method': { payment_method_in_use: 'workflows/checkout/split-bill/split-bill.test.ts' },
  'carts.open-saved-quote': { cart_already_ordered: 'workflows/resume/saved-quote/saved-quote.test.ts' },
  'payments.process-payment': {
    bill_divided: 'workflows/checkout/split-bill/split-bill.test.ts',
    idempotency_key_reused: 'workflows/checkout/place-order/answers/repeated-attempts.test.ts',
    club_billing_not_allowed: 'workflows/checkout/place-order/tenders/club-billing.test.ts',
    terms_not_accepted: 'workflows/checkout/place-order/checks/named-refusals.test.ts',
    authorization_needed: 'workflows/checkout/place-order/tenders/authorizations.test.ts',
    holiday_terms_required: 'workflows/checkout/place-order/checks/holiday-terms.test.ts',
    order_changed: 'workflows/amend/change-order/change-cart.test.ts',
    booking_ordered_already: 'workflows/checkout/place-order/checks/second-order.test.ts',
  },
  'payments.club-billing': {
    bill_divided: 'workflows/checkout/split-bill/split-bill.test.ts',
    idempotency_key_reused: 'workflows/checkout/place-order/answers/repeated-attempts.test.ts',
    club_billing_not_allowed: 'workflows/checkout/place-order/tenders/club-billing.test.ts',
    terms_not_accepted: 'workflows/checkout/place-order/checks/named-refusals.test.ts',
    authorization_needed: 'workflows/checkout/place-order/tenders/authorizations.test.ts',
    holiday_terms_required: 'workflows/checkout/place-order/checks/holiday-terms.test.ts',
    order_changed: 'workflows/amend/change-order/change-cart.test.ts',
    booking_ordered_already: 'workflows/checkout/place-order/checks/second-order.test.ts',
  },
  'payments.ask-shares': {
    payment_method_not_found: 'workflows/checkout/split-bill/split-bill.test.ts',
    bill_divided: 'workflows/checkout/split-bill/split-bill.test.ts',
    idempotency_key_reused: 'workflows/checkout/split-bill/split-bill.test.ts',
    terms_not_accepted: 'workflows/checkout/place-order/checks/named-refusals.test.ts',
    holiday_terms_required: 'workflows/checkout/place-order/checks/holiday-terms.test.ts',
    booking_ordered_already: 'workflows/checkout/place-order/checks/second-order.test.ts',
  },
  'payments.pay-shares': {
    split_closed: 'workflows/checkout/split-bill/shares-at-once.test.ts',
    split_charging: 'workflows/checkout/split-bill/shares-at-once.test.ts',
    payment_method_not_found: 'workflows/checkout/split-bill/shares-at-once.test.ts',
  },
  'payments.stop-split': {
    split_closed: 'workflows/checkout/split-bill/shares-at-once.test.ts',
    split_charging: 'workflows/checkout/split-bill/shares-at-once.test.ts',
  },
  'payments.agree-share': { split_closed: 'workflows/checkout/split-bill/split-bill.test.ts' },
  'payments.decline-share': { split_closed: 'workflows/checkout/split-bill/shares-at-once.test.ts' },
  'preferences.international-info': {
    cart_already_ordered: 'modules/preferences/answers-after-order.test.ts',
  },
  'orders.cancel-leg': {
    action_not_allowed: 'workflows/amend/legs/cancel/cancel-leg.test.ts',
    change_in_progress: 'workflows/amend/legs/move/move-leg.test.ts',
  },
  'orders.leg-change-price': movedElsewhere,
  'orders.change-leg': {
    ...movedElsewhere,
    recalc: 'workflows/amend/legs/move/move-leg.test.ts',
    international_info_required: 'workflows/amend/legs/move/move-address.test.ts',
    payment_required: 'workflows/amend/legs/move/pay-move.test.ts',
    payment_refused: 'workflows/amend/legs/move/pay-move.test.ts',
  },
  'orders.pay-request': {
    action_not_allowed: 'modules/orders/ordered-on-behalf.test.ts',
    request_closed: 'workflows/amend/pay-request/pay-request.test.ts',
    change_in_progress: 'workflows/amend/pay-request/pay-request.test.ts',
    payment_refused: 'workflows/amend/pay-request/pay-request.test.ts',
  },
  'orders.waive-request': { request_closed: 'workflows/amend/pay-request/pay-request.test.ts' },
  'orders.undo': {
    action_not_allowed: 'modules/orders/ordered-on-behalf.test.ts',
    coupon_used_up: 'workflows/amend/undo-change/undo-change.test.ts',
    change_in_progress: 'workflows/amend/undo-change/undo-change.test.ts',
  },
  'orders.change-options': { action_not_allowed: 'modules/orders/ordered-on-behalf.test.ts' },
  'orders.refund-plan': { action_not_allowed: 'modules/orders/ordered-on-behalf.test.ts' },
  'orders.change-price': {
    club_address_fixed: 'workflows/amend/change-order/change-order.test.ts',
  },
  'orders.change': {
    club_address_fixed: 'workflows/amend/change-order/change-order.test.ts',
    international_info_required: 'workflows/checkout/place-order/checks/international-info.test.ts',
    payment_required: 'workflows/amend/change-order/change-order.test.ts',
    payment_refused: 'workflows/amend/change-order/change-order.test.ts',
  },
};
