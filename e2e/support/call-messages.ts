/**
 * Nothing is lost, so no message is shown: the person can fill in the field, or the server checks it with
 * the order.
 */
const nothing = /^/;

/** The message that a person sees when a call fails; the first match counts. Every call of a journey is listed here. */
const messages: readonly (readonly [call: RegExp, message: RegExp])[] = [
  [/^GET .*\/carts\/:id\/session/, /We cannot load your saved booking just now/],
  [/^POST .*\/carts(\/:id\/session)?$/, /We cannot save your booking just now/],
  [/pickup_fee/, /We could not load the pickup choices just now/],
  // A failed question that another has taken the place of meanwhile is not missed: what was found is said.
  [/combined_services_options/, /We could not load the services just now|services found/],
  [/ship_price/, /We could not reach our service|Our service is not available|Something went wrong/],
  [/club_billing/, /The transaction could not be processed|We could not reach our service/],
  [/payment_methods\/:id\/nonce/, /There was an issue processing your payment method/],
  [/billing_request/, /Your request could not be sent/],
  [/\/saved_quotes$/, /We could not reach our service|Our service is not available/],
  [/saved_quotes\/open/, /Your saved booking could not be opened just now/],
  [/payment_info/, /We could not load the clubs that you may bill/],
  [/bill_splits/, /We cannot look how it stands just now|could not reach our service/],
  [/bill_share/, /could not reach our service/],
  [/client_token/, /The card fields could not be loaded/],
  [/ship_points\/validate/, /We could not check these addresses just now/],
  [/zip_info/, /We could not look the zip up/],
  [/check_club_info/, /could not load this place/],
  [
    /price_calendar/,
    /We could not look up which days are in time just now|It is the latest day that makes it/,
  ],
  [/question_sets|club_preferences_answers/, /could not load what your club asks/],
  [
    /sign_in_codes|password\/forgotten|mobile_verification|ask_phone_and_tnc/,
    /We could not reach our service/,
  ],
  [/\/people/, /We could not search just now/],
  [/carts\/:id\/user/, /We could not read for whom this cart is booked/],
  [/set_cart_user/, /could not be put on this user/],
  [/carts\/:id\/authorizations/, /The reason could not be noted/],
  [/\/orders(\/:id)?$/, /This could not be loaded just now/],
  [/\/change\/options$/, /What is booked could not be loaded just now/],
  [/\/change(\/price)?$|\/cancel$/, /This did not get through. Nothing is charged twice/],
  [/\/(receipt|preparation|track_links|claims|club_notes|preferences)$/, /We could not load .* just now/],
  [/\/cruises/, /We could not load the cruises just now/],
];

/** Calls for secondary data: a list or a note that may be missing, days that the server checks with the order. */
const silent: readonly RegExp[] = [
  /state_options/,
  /countries/,
  /auto-complete/,
  /facilities|\/facility/,
  /notes|disaster_notifications|blocked_addresses|zip_to_state/,
  /calendar\/(holidays|unavailable_days|next_pickup_day)/,
  /cut_off/,
  /\/stores/,
  /sign_in_providers|is_terms_accepted_via_fb|get_header_info/,
  /client_log|analytics/,
  /carts\/:id\/hold/,
  // The refund is shown without its destination.
  /refund_plan$/,
  // Without a stream of news the page asks from time to time.
  /(\/|_)news$/,
];

/** The message for a failed call. Throws for a call that is not listed. */
export function messagesOfCalls(call: string): RegExp {
  const found = [...messages, ...silent.map((each) => [each, nothing] as const)].find(([each]) =>
    each.test(call),
  );
  if (!found) throw new Error(`say in call-messages.ts what a person is told when this call fails: ${call}`);
  return found[1];
}
