import type { ErrorTable } from '../call/error-table.ts';

/** Every code with which a call of the console may refuse, in addition to the common ones: status and meaning. */
export const consoleRefusals: ErrorTable = {
  action_not_allowed: {
    status: 409,
    means: 'The order’s personal data was erased; there is nobody to email.',
  },
  already_joined: { status: 409, means: 'The account is in use or blocked.' },
  brand_exists: { status: 409, means: 'The slug is taken by a brand or a microsite.' },
  changed_since: { status: 409, means: 'It was changed again since.' },
  club_like_it: {
    status: 409,
    means: 'A club of this name exists in this town, and the caller has not confirmed another one.',
  },
  credit_not_left: {
    status: 409,
    means: 'The credit was already withdrawn, or the balance is smaller.',
  },
  code_taken: { status: 409, means: 'A coupon with this code exists.' },
  role_not_yours: {
    status: 403,
    means: 'The account has, or would have, a role that the caller may not grant.',
  },
  approval_closed: { status: 409, means: 'The approval request is decided or withdrawn.' },
  approval_not_yours: {
    status: 403,
    means: 'The caller is the requester or beneficiary, or lacks the permission or limit.',
  },
  limit_above_own: {
    status: 403,
    means: 'The account would have a higher limit than the caller.',
  },
  group_deadline_over: { status: 409, means: 'The last booking day has passed.' },
  group_event_closed: { status: 409, means: 'The group event is closed or erased.' },
  group_person_booked: { status: 409, means: 'The person booked and cannot be removed.' },
  group_person_not_booked: { status: 409, means: 'The person has no order.' },
  billing_email_missing: { status: 409, means: 'The club has no email address for statements.' },
  month_not_over: { status: 409, means: 'The month is not over.' },
  no_such_thing: { status: 404, means: 'Not found, or not visible to the caller.' },
  sheet_in_use: { status: 409, means: 'The rate sheet is, or was, in force.' },
  version_exists: { status: 409, means: 'A rate sheet with this version is published.' },
  work_of_another: { status: 409, means: 'A colleague has this item.' },
  change_in_progress: { status: 409, means: 'Another change of the order is in progress.' },
  key_reused: { status: 422, means: 'The key was used for another request.' },
  label_not_renewable: {
    status: 409,
    means: 'The bag has no label to void: it is picked up, canceled, or being labeled.',
  },
  leg_not_found: { status: 404, means: 'The order has no such leg.' },
  no_labels: { status: 409, means: 'No bag of the order has a label and awaits pickup.' },
  no_service: { status: 422, means: 'No service of this rate sheet covers the trip.' },
  not_replayable: { status: 409, means: 'The order lacks the data needed to recalculate its price.' },
  nothing_overdue: { status: 409, means: 'The club has no overdue balance.' },
  payment_reversed: { status: 409, means: 'The payment is already reversed.' },
  nothing_to_price: { status: 422, means: 'No bag of the order has a size.' },
  order_not_found: { status: 404, means: 'No such order that the caller may see.' },
  refund_too_large: { status: 422, means: 'More than the refundable amount of the order.' },
  report_range: { status: 422, means: 'The last day is before the first, or the range exceeds a year.' },
  search_too_wide: { status: 422, means: 'Too many matches; narrow the search.' },
  selection_moved: {
    status: 409,
    means: 'The filter now matches a different number of orders.',
  },
  sheet_not_found: { status: 404, means: 'No rate sheet of this version.' },
  too_many_views: { status: 409, means: 'The maximum number of views is saved.' },
  view_not_found: { status: 404, means: 'No such view of the caller.' },
};
