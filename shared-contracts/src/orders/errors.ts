import type { ErrorTable } from '../call/error-table.ts';
import { orderingPaused } from '../payments/ordering-paused.ts';

/** Every code with which a call of orders may refuse, in addition to the common ones: status and meaning. */
export const orderRefusals: ErrorTable = {
  action_not_allowed: { status: 409, means: 'The order’s state or the caller’s role does not allow it.' },
  attempt_in_progress: {
    status: 409,
    means: 'A checkout attempt for this cart or order is in progress; retry.',
  },
  authorization_needed: {
    status: 403,
    means: 'Lowering a price requires a recorded reason for this cart.',
  },
  cart_not_found: { status: 404, means: 'No amending cart that the caller may order.' },
  change_in_progress: { status: 409, means: 'Another change of the order is in progress.' },
  club_address_fixed: { status: 422, means: 'A club’s address cannot be changed here.' },
  club_not_of_order: { status: 404, means: 'The order does not involve this club.' },
  customs_list_missing: {
    status: 409,
    means: 'The customs list is incomplete; packing list and labels need every bag.',
  },
  form_incomplete: { status: 422, means: 'The shipment is incomplete; the fields are listed.' },
  international_info_required: {
    status: 422,
    means: 'An international trip requires the traveler’s days; missing ones are listed.',
  },
  key_reused: { status: 422, means: 'The key was used for something else already.' },
  leg_not_found: { status: 404, means: 'The order has no such leg.' },
  line_not_offered: {
    status: 422,
    means: 'A product line is not shipped between these countries; the travelers’ lines are listed.',
  },
  no_service: { status: 422, means: 'No carrier covers this trip.' },
  no_text_consent: { status: 409, means: 'Nobody agreed to texts about a payment of this order.' },
  nothing_to_change: { status: 422, means: 'Nothing to change.' },
  coupon_used_up: { status: 409, means: 'The coupon of the order is used up.' },
  nothing_to_undo: {
    status: 409,
    means: 'Nothing to undo: its time has passed, or a refund or void has been sent.',
  },
  pay_link_not_found: {
    status: 404,
    means: 'No such pay link, or a later email replaced it.',
  },
  pay_link_closed: {
    status: 409,
    means: 'The link is paid, withdrawn or expired, or its order changed.',
  },
  change_not_possible: {
    status: 409,
    means: 'The price or day of the link’s change is no longer valid.',
  },
  ...orderingPaused,
  request_closed: { status: 409, means: 'The amount is already paid or waived.' },
  nothing_to_price: { status: 422, means: 'No bag has a size yet.' },
  order_not_found: { status: 404, means: 'No such order that the caller may see.' },
  order_not_international: { status: 409, means: 'Domestic trips have no packing list.' },
  order_changed: { status: 409, means: 'Another change of the order came first.' },
  quote_not_found: { status: 404, means: 'The quote belongs to another cart.' },
  payment_method_not_found: { status: 404, means: 'No saved card of the order’s customer.' },
  club_billing_not_allowed: {
    status: 403,
    means:
      'The club to which the order was billed is not billed for this change: its account is closed, or the caller may not bill it.',
  },
  payment_refused: { status: 422, means: 'The provider refused the payment.' },
  payment_required: { status: 422, means: 'The difference requires a payment method.' },
  storage_full: {
    status: 507,
    means: 'The file store is full or unavailable.',
  },
  photo_not_read: { status: 422, means: 'The file is not a readable JPEG or PNG.' },
  pickup_time_over: {
    status: 422,
    means: 'The day’s pickup time has passed at the origin, or the day has no pickup.',
  },
  signature_invalid: {
    status: 401,
    means: 'The carrier’s signature is missing, invalid or expired.',
  },
  traveler_not_found: { status: 404, means: 'No order of the signed-in user names this traveler.' },
  track_link_not_found: { status: 404, means: 'No such link, or it was revoked or expired.' },
  recalc: { status: 409, means: 'The price has changed.' },
};
