import { claimsTestedElsewhere } from './claim-refusals-tested-elsewhere.ts';
import { consoleTestedElsewhere } from './console-refusals-tested-elsewhere.ts';
import { settledTestedElsewhere } from './settled-refusals-tested-elsewhere.ts';

/** Needs a round trip whose legs have days. */
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

const waitingLink = 'workflows/checkout/order-link/waiting-link.test.ts';
const changedWaitingLink = {
  cart_not_found: waitingLink,
  split_closed: waitingLink,
  split_charging: waitingLink,
};

/** Refusals that take more than one request and have separate tests: the file that names the code. */
export const testedElsewhere: Record<string, Record<string, string>> = {
  ...claimsTestedElsewhere,
  ...consoleTestedElsewhere,
  'orders.stop-texts': { action_not_allowed: 'workflows/notify/text/order-texts.test.ts' },
  'orders.packing-list': {
    customs_list_missing: 'modules/orders/document-routes/document-routes.test.ts',
  },
  'orders.labels': { customs_list_missing: 'modules/orders/document-routes/customs-routes.test.ts' },
  'orders.label-codes': { customs_list_missing: 'modules/orders/document-routes/customs-routes.test.ts' },
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
    cart_changed_hands: 'workflows/resume/takeover/late-entries.test.ts',
  },
  'orders.revoke-track-link': { action_not_allowed: 'modules/tracking/track-links.test.ts' },
  'orders.make-track-link': { action_not_allowed: 'modules/tracking/track-links.test.ts' },
  'orders.confirm-received': {
    action_not_allowed: 'modules/tracking/track-links.test.ts',
    photo_not_read: 'modules/tracking/track-links.test.ts',
    storage_full: 'platform/http/storage-full.test.ts',
  },
  'admin.add-club-user': { limit_above_own: 'modules/console/users/invitations.test.ts' },
  'admin.set-cart-user': { cart_taken_over: 'workflows/resume/takeover/release-cart.test.ts' },
  'admin.name-buyer': {
    cart_taken_over: 'workflows/resume/takeover/buyer-of-guest.test.ts',
    cart_being_ordered: 'workflows/resume/takeover/buyer-of-guest.test.ts',
  },
  'carts.take-back': { cart_being_ordered: 'workflows/resume/takeover/takeover-against-submit.test.ts' },
  'payments.remove-method': { payment_method_in_use: 'workflows/checkout/split-bill/split-bill.test.ts' },
  'carts.open-group-link': { group_event_over: 'modules/group-events/group-events.test.ts' },
  'carts.open-saved-quote': { cart_already_ordered: 'workflows/resume/saved-quote/saved-quote.test.ts' },
  'payments.process-payment': {
    customer_needed: 'workflows/resume/takeover/buyer-of-guest.test.ts',
    ordering_paused: 'workflows/checkout/ordering-paused.test.ts',
    bill_divided: 'workflows/checkout/split-bill/split-bill.test.ts',
    idempotency_key_reused: 'workflows/checkout/place-order/answers/repeated-attempts.test.ts',
    club_billing_not_allowed: 'workflows/checkout/place-order/tenders/club-billing.test.ts',
    terms_not_accepted: 'workflows/checkout/checks/named-refusals.test.ts',
    authorization_needed: 'workflows/checkout/place-order/tenders/permissions.test.ts',
    holiday_terms_required: 'workflows/checkout/checks/holiday-terms.test.ts',
    order_changed: 'workflows/amend/change-order/change-cart.test.ts',
    booking_ordered_already: 'workflows/checkout/checks/second-order.test.ts',
    group_booked_already: 'modules/group-events/paid-by-club.test.ts',
  },
  'payments.club-billing': {
    customer_needed: 'workflows/resume/takeover/buyer-of-guest.test.ts',
    ordering_paused: 'workflows/checkout/ordering-paused.test.ts',
    bill_divided: 'workflows/checkout/split-bill/split-bill.test.ts',
    idempotency_key_reused: 'workflows/checkout/place-order/answers/repeated-attempts.test.ts',
    club_billing_not_allowed: 'workflows/checkout/place-order/tenders/club-billing.test.ts',
    terms_not_accepted: 'workflows/checkout/checks/named-refusals.test.ts',
    authorization_needed: 'workflows/checkout/place-order/tenders/permissions.test.ts',
    holiday_terms_required: 'workflows/checkout/checks/holiday-terms.test.ts',
    order_changed: 'workflows/amend/change-order/change-cart.test.ts',
    booking_ordered_already: 'workflows/checkout/checks/second-order.test.ts',
    club_pays_as_prepared: 'modules/group-events/paid-by-club.test.ts',
    group_booked_already: 'modules/group-events/paid-by-club.test.ts',
  },
  'payments.decide-club-request': {
    own_billing_request: 'modules/payments/club-request.test.ts',
    club_without_account: 'modules/payments/club-request.test.ts',
  },
  'payments.ask-shares': {
    customer_needed: 'workflows/resume/takeover/buyer-of-guest.test.ts',
    ordering_paused: 'workflows/checkout/ordering-paused.test.ts',
    payment_method_not_found: 'workflows/checkout/split-bill/split-bill.test.ts',
    bill_divided: 'workflows/checkout/split-bill/split-bill.test.ts',
    idempotency_key_reused: 'workflows/checkout/split-bill/split-bill.test.ts',
    terms_not_accepted: 'workflows/checkout/checks/named-refusals.test.ts',
    holiday_terms_required: 'workflows/checkout/checks/holiday-terms.test.ts',
    booking_ordered_already: 'workflows/checkout/checks/second-order.test.ts',
    group_booked_already: 'modules/group-events/paid-by-club.test.ts',
  },
  'payments.send-order-link': {
    customer_needed: 'workflows/resume/takeover/buyer-of-guest.test.ts',
    ordering_paused: 'workflows/checkout/ordering-paused.test.ts',
    bill_divided: 'workflows/checkout/order-link/order-link.test.ts',
    idempotency_key_reused: 'workflows/checkout/order-link/order-link.test.ts',
    terms_not_accepted: 'workflows/checkout/checks/named-refusals.test.ts',
    authorization_needed: 'workflows/checkout/place-order/tenders/permissions.test.ts',
    holiday_terms_required: 'workflows/checkout/checks/holiday-terms.test.ts',
    booking_ordered_already: 'workflows/checkout/checks/second-order.test.ts',
    group_booked_already: 'modules/group-events/paid-by-club.test.ts',
  },
  'payments.send-order-link-again': {
    split_closed: 'workflows/checkout/order-link/order-link-ends.test.ts',
    split_charging: 'workflows/checkout/order-link/order-link.test.ts',
  },
  'payments.copy-order-link': {
    split_closed: 'workflows/checkout/order-link/order-link-ends.test.ts',
    split_charging: 'workflows/checkout/order-link/order-link.test.ts',
  },
  'payments.read-waiting-link': { cart_not_found: waitingLink },
  'payments.open-waiting-link': changedWaitingLink,
  'payments.withdraw-waiting-link': changedWaitingLink,
  'payments.pay-order-link': {
    pay_link_closed: 'workflows/checkout/order-link/order-link.test.ts',
    attempt_in_progress: 'workflows/checkout/order-link/order-link.test.ts',
    ordering_paused: 'workflows/checkout/ordering-paused.test.ts',
    order_not_possible: 'workflows/checkout/order-link/order-link-ends.test.ts',
  },
  'payments.pay-shares': {
    ordering_paused: 'workflows/checkout/ordering-paused.test.ts',
    split_closed: 'workflows/checkout/split-bill/shares-at-once.test.ts',
    split_charging: 'workflows/checkout/split-bill/shares-at-once.test.ts',
    payment_method_not_found: 'workflows/checkout/split-bill/shares-at-once.test.ts',
  },
  'payments.stop-split': {
    split_closed: 'workflows/checkout/split-bill/shares-at-once.test.ts',
    split_charging: 'workflows/checkout/split-bill/shares-at-once.test.ts',
  },
  'payments.agree-share': {
    split_closed: 'workflows/checkout/split-bill/split-bill.test.ts',
    ordering_paused: 'workflows/checkout/ordering-paused.test.ts',
  },
  'payments.decline-share': { split_closed: 'workflows/checkout/split-bill/shares-at-once.test.ts' },
  'preferences.international-info': {
    cart_already_ordered: 'modules/preferences/answers-after-order.test.ts',
  },
  'orders.cancel-leg': {
    action_not_allowed: 'workflows/checkout/amendment/cancel/cancel-leg.test.ts',
    change_in_progress: 'workflows/amend/legs/move/move-leg.test.ts',
  },
  'orders.leg-change-price': movedElsewhere,
  'orders.change-leg': {
    order_changed: 'workflows/amend/change-order/changed-meanwhile.test.ts',
    ordering_paused: 'workflows/checkout/ordering-paused.test.ts',
    ...movedElsewhere,
    recalc: 'workflows/amend/legs/move/move-leg.test.ts',
    international_info_required: 'workflows/amend/legs/move/move-address.test.ts',
    payment_required: 'workflows/amend/legs/move/pay-move.test.ts',
    payment_refused: 'workflows/amend/legs/move/pay-move.test.ts',
  },
  'orders.pay-request': {
    ordering_paused: 'workflows/checkout/ordering-paused.test.ts',
    action_not_allowed: 'modules/orders/ordered-on-behalf.test.ts',
    request_closed: 'workflows/amend/pay-request/pay-request.test.ts',
    change_in_progress: 'workflows/amend/pay-request/pay-request.test.ts',
    payment_refused: 'workflows/amend/pay-request/pay-request.test.ts',
  },
  'orders.send-change-link': {
    order_changed: 'workflows/amend/change-order/changed-meanwhile.test.ts',
    leg_not_found: 'workflows/amend/legs/move/move-leg.test.ts',
    no_text_consent: 'workflows/notify/text/pay-link-texts.test.ts',
    recalc: 'workflows/amend/pay-link/pay-link.test.ts',
    nothing_to_change: 'workflows/amend/legs/move/move-leg.test.ts',
    club_address_fixed: 'workflows/amend/change-order/change-order.test.ts',
    form_incomplete: 'workflows/amend/legs/move/move-address-refused.test.ts',
    pickup_time_over: 'workflows/amend/legs/move/move-leg.test.ts',
    no_service: 'workflows/amend/legs/move/move-leg.test.ts',
    nothing_to_price: 'workflows/amend/change-options/change-options.test.ts',
    line_not_offered: 'workflows/amend/legs/move/move-leg.test.ts',
    international_info_required: 'workflows/amend/legs/move/move-address.test.ts',
  },
  ...settledTestedElsewhere,
  'orders.send-booking-link': {
    cart_not_found: 'workflows/amend/change-order/staff-change.test.ts',
    order_not_found: 'workflows/amend/change-order/staff-change.test.ts',
    order_changed: 'workflows/amend/change-order/staff-change.test.ts',
    authorization_needed: 'workflows/amend/change-order/staff-change.test.ts',
    quote_not_found: 'workflows/checkout/place-order/place-order.test.ts',
    action_not_allowed: 'workflows/checkout/amendment/cancel/cancel-leg.test.ts',
    attempt_in_progress: 'workflows/checkout/place-order/steps/claim-attempt.test.ts',
    form_incomplete: 'workflows/checkout/checks/named-refusals.test.ts',
    international_info_required: 'workflows/checkout/checks/international-info.test.ts',
  },
  'orders.send-request-link': { request_closed: 'workflows/amend/pay-request/pay-request.test.ts' },
  'orders.send-pay-link-again': {
    pay_link_closed: 'workflows/amend/pay-link/pay-link-ends.test.ts',
    change_not_possible: 'workflows/amend/pay-link/pay-link-ends.test.ts',
  },
  'orders.withdraw-pay-link': { pay_link_closed: 'workflows/amend/pay-link/pay-link-ends.test.ts' },
  'orders.pay-by-link': {
    ordering_paused: 'workflows/checkout/ordering-paused.test.ts',
    pay_link_closed: 'workflows/amend/pay-link/pay-link.test.ts',
    change_in_progress: 'workflows/amend/pay-link/pay-link.test.ts',
    change_not_possible: 'workflows/amend/pay-link/pay-link-ends.test.ts',
  },
  'orders.waive-request': {
    action_not_allowed: 'workflows/amend/pay-request/waive-due.test.ts',
    request_closed: 'workflows/amend/pay-request/pay-request.test.ts',
  },
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
    order_changed: 'workflows/amend/change-order/changed-meanwhile.test.ts',
    ordering_paused: 'workflows/checkout/ordering-paused.test.ts',
    club_address_fixed: 'workflows/amend/change-order/change-order.test.ts',
    international_info_required: 'workflows/checkout/checks/international-info.test.ts',
    payment_required: 'workflows/amend/change-order/change-order.test.ts',
    payment_refused: 'workflows/amend/change-order/change-order.test.ts',
    club_billing_not_allowed: 'workflows/amend/change-order/agreed-price.test.ts',
  },
};
