import type { MissingStep } from '../state/missing.ts';

/** PY-07: the missing steps, as an answer to "why can I not place the order?". */
export const missingTexts: Readonly<Record<MissingStep, string>> = {
  addresses: 'Complete your “Ship from” and “Ship to” addresses',
  addresses_checked: 'Wait while we check the addresses',
  addresses_differ: 'Choose different places to ship from and to',
  travelers: 'Complete your travelers and their items',
  travelers_differ: 'Give each traveler a different name, email or phone',
  arrival_date: 'Please select an arrival date for all of your bags.',
  price: 'Get a price',
  price_updated: 'Wait while we update the price',
  services_limited: 'Choose another service: this one isn’t available right now',
  // VL-44
  info_arrival_missing: 'Arrival Date is Required.',
  info_departure_missing: 'Departure Date is Required.',
  info_departure_early: 'Choose a departure date on or after the arrival date',
  info_departure_before_bags: 'Choose dates so that your bags arrive before you leave',
  info_terms_missing: 'Confirm the international information',
  card: 'Enter your card details',
  billing: 'Enter the billing zip code and country',
  extras: 'Complete the details about who’s booking',
  way: 'Finish setting up your payment method',
};

/** The heading of the list. */
export const missingLeads = { all: 'Before you can place the order:', next: 'Next:' } as const;
