/**
 * Nothing is lost, so no message is shown: the person can fill in the field, or the server checks it with
 * the order.
 */
const nothing = /^/;

/** The message that a person sees when a call fails; the first match counts. Every call of a journey is listed here. */
const messages: readonly (readonly [call: RegExp, message: RegExp])[] = [
  [/^GET .*\/carts\/:id\/session/, /We can’t load your saved booking right now/],
  [/^POST .*\/carts(\/:id\/session)?$/, /We can’t save your booking right now/],
  [/pickup_fee/, /We couldn’t load the pickup options right now/],
  // If a newer request has replaced the failed one in the meantime, its results are announced.
  [/combined_services_options/, /We couldn’t load the services right now|services found/],
  [/ship_price/, /We can’t reach our service|Our service isn’t available|Something went wrong/],
  [/club_billing/, /The transaction could not be processed|We can’t reach our service/],
  [/payment_methods\/:id\/nonce/, /There was an issue processing your payment method/],
  [/billing_request/, /We couldn’t send your request/],
  [/\/saved_quotes$/, /We can’t reach our service|Our service isn’t available/],
  [/saved_quotes\/open/, /We couldn’t open your saved booking/],
  [/payment_info/, /We couldn’t load the clubs you can bill/],
  [/bill_splits/, /We can’t load the latest right now|can’t reach our service/],
  [/bill_share/, /We can’t reach our service/],
  [/pay_link/, /We can’t reach our service/],
  [/client_token/, /We couldn’t load the card fields/],
  [/ship_points\/validate/, /We can’t check these addresses right now/],
  [/zip_info/, /We couldn’t look up that zip/],
  [/check_club_info/, /We couldn’t load this place/],
  [/price_calendar/, /We couldn’t check which days arrive on time|It’s the lowest price/],
  [/question_sets|club_preferences_answers/, /We couldn’t load the questions for this order/],
  [/sign_in_codes|password\/forgotten|mobile_verification|ask_phone_and_tnc/, /We can’t reach our service/],
  [/\/people/, /We could not search right now/],
  [/carts\/:id\/user/, /We couldn’t check who this cart is for/],
  [/set_cart_user/, /We couldn’t assign the booking to this user/],
  [/carts\/:id\/authorizations/, /We couldn’t record the reason, so nothing was charged or given/],
  [/\/orders(\/:id)?$/, /We couldn’t load this page/],
  [/\/change\/options$/, /We couldn’t load your booking/],
  [/\/change(\/price)?$|\/cancel$/, /That may not have gone through/],
  [
    /\/(receipt|preparation|track_links|texts|claims|club_notes|preferences)$/,
    /We couldn’t load .* right now/,
  ],
  [/\/cruises/, /We couldn’t load the cruises right now/],
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
  if (!found)
    throw new Error(`say in call-messages.ts which message a person reads when this call fails: ${call}`);
  return found[1];
}
