import type { ErrorTable } from '../call/error-table.ts';
import { orderingPaused } from '../payments/ordering-paused.ts';

/** Every code with which a call of orders may refuse, in addition to the common ones: status and meaning. */
export const orderRefusals: ErrorTable = {
  action_not_allowed: { status: 409, means: 'The order’s state, or the asker’s role, does not allow it.' },
  attempt_in_progress: {
    status: 409,
    means: 'A checkout attempt for this cart or order is in progress; ask again.',
  },
  authorization_needed: {
    status: 403,
    means: 'Staff lower a price without a reason that was noted for this cart.',
  },
  cart_not_found: { status: 404, means: 'No cart of a change that this caller may order.' },
  change_in_progress: { status: 409, means: 'Another change of the order is in progress.' },
  club_address_fixed: { status: 422, means: 'A club’s address is its own and cannot be changed.' },
  club_not_of_order: { status: 404, means: 'The order neither goes to this club nor comes from it.' },
  customs_list_missing: {
    status: 409,
    means:
      'What is in the bags was not saved yet, so that no form can be filled in; packing list and labels need every bag.',
  },
  form_incomplete: { status: 422, means: 'The shipment lacks what an order needs; the fields are named.' },
  international_info_required: {
    status: 422,
    means: 'The trip crosses a border and the traveler’s days were not saved with it; what lacks is named.',
  },
  leg_not_found: { status: 404, means: 'The order has no such leg: it is no round trip.' },
  line_not_offered: {
    status: 422,
    means: 'A line is not sent between these countries; the travelers’ lines are named.',
  },
  no_service: { status: 422, means: 'No carrier takes this trip.' },
  nothing_to_change: { status: 422, means: 'All is already as asked.' },
  coupon_used_up: { status: 409, means: 'The coupon of the order has been used up since.' },
  nothing_to_undo: {
    status: 409,
    means: 'Nothing was done, its time is over, or something of it has left the house.',
  },
  pay_link_not_found: {
    status: 404,
    means: 'No such link to pay, or one that a later email has replaced.',
  },
  pay_link_closed: {
    status: 409,
    means: 'The link was paid or withdrawn, is too old, or its order has changed.',
  },
  change_not_possible: {
    status: 409,
    means: 'The change that a link pays has another price or no day by now.',
  },
  ...orderingPaused,
  request_closed: { status: 409, means: 'What was owed is paid or waived already.' },
  nothing_to_price: { status: 422, means: 'No bag has a size yet.' },
  order_not_found: { status: 404, means: 'No such order, or another person’s.' },
  order_not_international: { status: 409, means: 'No packing list: the trip crosses no border.' },
  order_changed: { status: 409, means: 'Another change of the order came first.' },
  quote_not_found: { status: 404, means: 'The quote is not one of this cart.' },
  club_billing_not_allowed: {
    status: 403,
    means:
      'The club to which the order was billed is not billed for this change: its account is closed, or the caller may not bill it.',
  },
  payment_refused: { status: 422, means: 'The provider refused the payment.' },
  payment_required: { status: 422, means: 'There is a difference to be paid and no means for it.' },
  storage_full: {
    status: 507,
    means: 'No file can be kept right now: there is no room, or the store does not answer.',
  },
  photo_not_read: { status: 422, means: 'The file is no JPEG or PNG that can be drawn.' },
  pickup_time_over: {
    status: 422,
    means: 'The pickup time of the day is over at its origin, or the day has no pickup.',
  },
  signature_invalid: {
    status: 401,
    means: 'The notice is not signed by the carrier, or too old.',
  },
  traveler_not_found: { status: 404, means: 'No order of the signed-in user names this traveler.' },
  track_link_not_found: { status: 404, means: 'No such link, or one that was revoked or is over.' },
  recalc: { status: 409, means: 'The price is no longer the one that was shown.' },
};
