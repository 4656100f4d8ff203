import type { ErrorTable } from '../call/error-table.ts';

/** Every code with which a call of the console may refuse, in addition to the common ones: status and meaning. */
export const consoleRefusals: ErrorTable = {
  action_not_allowed: {
    status: 409,
    means: 'The people of the order were removed from it: nobody is there to write to or about.',
  },
  already_joined: { status: 409, means: 'The account is in use, or blocked: there is nobody to invite.' },
  brand_exists: { status: 409, means: 'The slug is taken by a brand or a microsite.' },
  changed_since: { status: 409, means: 'It was changed again since; what is there now stays.' },
  club_like_it: {
    status: 409,
    means:
      'A club of this name is in this town already, and the caller has not said that another one is meant.',
  },
  credit_not_left: {
    status: 409,
    means: 'The credit was withdrawn already, or less than that is left of the balance.',
  },
  code_taken: { status: 409, means: 'There is a coupon of this code.' },
  role_not_yours: {
    status: 403,
    means: 'The account has, or would get, a role that the caller may not grant.',
  },
  approval_closed: { status: 409, means: 'The request for approval is decided, or was withdrawn.' },
  approval_not_yours: {
    status: 403,
    means: 'The caller asked for it, gets it, may not do the act, or has a limit below it.',
  },
  limit_above_own: {
    status: 403,
    means: 'The account would give more without approval than the caller may.',
  },
  group_deadline_over: { status: 409, means: 'The last day to answer is over; nobody is emailed.' },
  group_event_closed: { status: 409, means: 'The group event is closed, or its roster was erased.' },
  group_person_booked: { status: 409, means: 'The person booked and stays on the roster.' },
  group_person_not_booked: { status: 409, means: 'The person has no order, so nothing is handed over.' },
  billing_email_missing: { status: 409, means: 'The club has no address for statements.' },
  month_not_over: { status: 409, means: 'The month is not over; its statements are sent afterwards.' },
  no_such_thing: { status: 404, means: 'There is no such thing, or it is not the caller’s to see.' },
  sheet_in_use: { status: 409, means: 'The rate sheet holds already, or did.' },
  version_exists: { status: 409, means: 'A rate sheet of this version is published.' },
  work_of_another: { status: 409, means: 'A colleague sees to it already.' },
  change_in_progress: { status: 409, means: 'Another change of the order is in progress.' },
  key_reused: { status: 422, means: 'The key was used for something else already.' },
  label_not_renewable: {
    status: 409,
    means: 'The bag has no label to be given up: it is collected, cancelled, or one is on its way.',
  },
  leg_not_found: { status: 404, means: 'The order has no such leg: it is no round trip.' },
  no_labels: { status: 409, means: 'No bag of the order has a label and waits to be collected.' },
  no_service: { status: 422, means: 'By this rate sheet no service takes the trip.' },
  not_replayable: { status: 409, means: 'The order does not hold what its price could be worked out from.' },
  nothing_overdue: { status: 409, means: 'The club owes nothing that is past due.' },
  payment_reversed: { status: 409, means: 'The payment was reversed already.' },
  nothing_to_price: { status: 422, means: 'The order holds no bag that has a size.' },
  order_not_found: { status: 404, means: 'No such order, or not the caller’s to see.' },
  refund_too_large: { status: 422, means: 'More than the order brought in and still holds.' },
  report_range: { status: 422, means: 'The last day is before the first, or the days are more than a year.' },
  search_too_wide: { status: 422, means: 'So much fits that it takes too long to look through; narrow it.' },
  selection_moved: {
    status: 409,
    means: 'The filter fits another number of orders than was seen; look again.',
  },
  sheet_not_found: { status: 404, means: 'No rate sheet of this version.' },
  too_many_views: { status: 409, means: 'As many views are saved as may be; take one away first.' },
  view_not_found: { status: 404, means: 'No such view, or a colleague’s.' },
};
