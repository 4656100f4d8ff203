import type { CalendarDate } from '@sendahead/shared-contracts/primitives/calendar-date';
import type { ServiceOption } from '@sendahead/shared-contracts/services/schema';

type Offer = Pick<ServiceOption, 'arrival_date' | 'price_cents' | 'carrier_service_level_id'>;

/**
 * CO-123: services in the order in which staff would choose them for bags that were booked to arrive on a day:
 * the cheapest of those that arrive by then; after them, the earliest.
 */
export const byPreference = <T extends Offer>(offers: readonly T[], booked: CalendarDate): T[] =>
  offers.toSorted((a, b) => {
    const late = Number(a.arrival_date > booked) - Number(b.arrival_date > booked);
    const price = a.price_cents - b.price_cents;
    const arrival = a.arrival_date.localeCompare(b.arrival_date);
    const id = a.carrier_service_level_id - b.carrier_service_level_id;
    return late || (a.arrival_date > booked ? arrival || price : price || arrival) || id;
  });
