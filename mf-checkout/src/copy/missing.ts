import type { Missing } from '../state/missing.ts';

/** PY-07: what is to be done, as an answer to "why can I not place the order?". */
export const missingTexts: Readonly<Record<Missing, string>> = {
  addresses: 'Complete the addresses you ship from and to',
  addresses_checked: 'Wait until the addresses are checked',
  addresses_differ: 'Choose two different places to ship from and to',
  travelers: 'Complete the travelers and their items',
  travelers_differ: 'Make every traveler a different person',
  arrival_date: 'Please select an arrival date for all of your bags.',
  price: 'Get a price for the trip',
  price_updated: 'Wait until the price is updated',
  services_limited: 'Choose another service: this one is limited just now',
  // VL-44
  info_arrival_missing: 'Arrival Date is Required.',
  info_departure_missing: 'Departure Date is Required.',
  info_departure_early: 'Choose a departure date that is not before the arrival date',
  info_terms_missing: 'Confirm the international information',
  card: 'Enter your card details',
  billing: 'Enter the billing zip code and country',
  extras: 'Complete what the payment asks about who books',
  way: 'Complete the way to pay that you chose',
};

/** The heading of the list. */
export const missingLeads = { all: 'Before you can place the order:', next: 'Next:' } as const;
