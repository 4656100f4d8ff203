import type { InternationalDays } from './public/store.ts';

/** The days of an international trip, with the field names of the specification. */
export const presentInternationalInfo = ({ arrival, departure }: InternationalDays) => ({
  date_of_arrival: arrival,
  date_of_departure: departure,
});
