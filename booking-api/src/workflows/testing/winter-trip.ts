import { roundTripForm } from '../../testing/shipment-forms.ts';

const { golf: _, ...withoutGolf } = roundTripForm.traveler?.['1'] ?? {};

/** A small box that ships in the first days of January and returns when shipping is cheaper. */
export const winterTrip = {
  ...roundTripForm,
  traveler: {
    '1': {
      ...withoutGolf,
      box: {
        product_count: '1',
        '0': {
          size: 'box-small',
          product_insurance: '100000',
          traveler_package_type: 'carton',
          misc_info: 'Books',
        },
      },
    },
  },
  pickup_date: '2027-01-06',
  arrival_date: '',
  return_pickup_date: '2027-01-20',
} as const;

/**
 * When the trip is booked, and a day on which its return costs this much more: 3.50, less the round-trip
 * discount.
 */
export const winterInstant = '2026-12-28T15:00:00Z';
export const dearDay = '2027-01-14';
export const dearer = 333;
