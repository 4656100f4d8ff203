import { afterItWasOrdered, body, type Change, header, path, query } from './changed-request.ts';

/** A club that the test has shut every day of the week. */
export const shutClub = 7;
const shut = shutClub;
const nobody = '999999';
const ofAnotherCart = header({ 'x-cart-token': 'A'.repeat(43) });
const answersOf = (change: Record<string, unknown>) => body({ club_preferences_answer: change });

/** TR-17: a country without a seller of home services. */
export const withinMongolia = body({
  o_country: 'MN',
  o_zip: '14200',
  o_city: 'Ulaanbaatar',
  o_state: 'UB',
  d_country: 'MN',
  d_zip: '61000',
  d_city: 'Erdenet',
  d_state: 'OR',
});

/** The change of a valid request that makes a lookup or a question refuse it with a code that it lists. */
export const refusedLookups: Record<string, Record<string, Change>> = {
  'brands.header': { brand_not_found: query({ brand_header: 'nobody' }) },
  'brands.microsite': { microsite_not_found: path({ id: nobody }) },
  'calendar.close-days': { club_not_found: path({ facility: nobody }) },
  'calendar.ship-date': {
    club_not_found: path({ facility: nobody }),
    no_working_day: path({ facility: String(shut) }),
  },
  'calendar.next-available-day': {
    club_not_found: body({ facility_id: nobody }),
    no_working_day: body({ destination: String(shut) }),
  },
  'calendar.next-pickup-day': {
    club_not_found: body({ facility_id: nobody }),
    brand_not_found: body({ brand: 'nobody' }),
    microsite_not_found: body({ micro_site_id: nobody }),
    no_working_day: body({ facility_id: shut }),
  },
  'calendar.unavailable-days': {
    brand_not_found: query({ brand: 'nobody' }),
    microsite_not_found: query({ micro_site_id: nobody }),
    carrier_not_found: query({ carrier_name: 'STORK' }),
  },
  'calendar.holidays': { brand_not_found: query({ brand: 'nobody' }) },
  'calendar.cut-off-times': {
    club_not_found: body({ club_id: nobody }),
    no_working_day: body({ club_id: shut }),
  },
  'clubs.check-club-info': { club_not_found: body({ club_id: nobody }) },
  'clubs.check-club-note': { club_not_found: body({ club_id: nobody }) },
  'clubs.club-user-note': { club_not_found: path({ club_id: nobody }) },
  'clubs.consumer-note': { club_not_found: path({ club_id: nobody }) },
  'clubs.facility': { club_not_found: path({ id: nobody }) },
  'clubs.json': { club_not_found: path({ id: nobody }) },
  'clubs.set-pickup-fee': { club_not_found: path({ id: nobody }) },
  'clubs.clear-pickup-fee': { club_not_found: path({ id: nobody }) },
  'geo.auto-complete': {
    brand_not_found: query({ brand: 'nobody' }),
    user_not_found: query({ user_id: 'nobody' }),
  },
  'geo.autocomplete-club': { brand_not_found: query({ brand: 'nobody' }) },
  'geo.disaster-notifications': { brand_not_found: query({ brand_id: nobody }) },
  'geo.countries': { brand_not_found: query({ brand: 'nobody' }) },
  'payments.carrier-ready-time': { cart_not_found: query({ x_order_tracking_id: 'ord_1' }) },
  'services.pickup-fee': {
    brand_not_found: query({ brand_id: nobody }),
    club_not_found: query({ facility_id: nobody }),
    microsite_not_found: query({ micro_site_id: nobody }),
    user_not_found: query({ user_id: 'nobody' }),
  },
  'geo.eircode-details': { place_not_found: body({ suggestion_id: 'zip-IE-ZZZ' }) },
  'geo.place-details': { place_not_found: path({ id: 'zip-US-00000' }) },
  'stores.near': { zip_not_found: query({ zip: '00000' }) },
  'geo.blocked-address': {
    address_not_blocked: query({
      blocked_address: {
        address: '1 Open Road',
        address_2: '',
        zip: '10001',
        city: 'New York',
        state: 'NY',
        country_code: 'US',
      },
    }),
  },
  'preferences.question-sets': { club_not_found: path({ club_id: nobody }) },
  'preferences.of-order': { order_not_found: path({ orderId: 'ord_5hJx9RbW2cLd7QeZ' }) },
  'preferences.of-cart': { cart_not_found: ofAnotherCart },
  'preferences.golf-answers': {
    cart_not_found: ofAnotherCart,
    club_not_found: answersOf({ club_id: nobody }),
    cart_already_ordered: afterItWasOrdered,
    answers_incomplete: answersOf({ answers: [] }),
  },
  'preferences.camps-answers': {
    cart_not_found: ofAnotherCart,
    cart_already_ordered: afterItWasOrdered,
    club_not_found: answersOf({ club_id: nobody }),
    answers_incomplete: answersOf({
      answers: [{ question: 'Nobody asked', answer: 'no', type: 'logical', traveler_id: '1' }],
    }),
  },
  'preferences.international-info': {
    cart_not_found: ofAnotherCart,
    dates_out_of_order: body({ international_info: { date_of_departure: '2026-11-30' } }),
  },
  'preferences.read-international-info': { cart_not_found: ofAnotherCart },
  'services.combined-services-options': {
    no_service: body({ d_country: 'US', d_zip: '09012', d_state: 'AE', d_city: 'APO' }),
    line_not_offered: withinMongolia,
  },
  'services.price-calendar': { line_not_offered: withinMongolia },
};
