import { isInHolidayWeeks } from '@sendahead/shared-contracts/calendar/holiday-weeks';
import type { PageState } from './page.ts';

/** MD-17: whether bags of this trip travel in the holiday weeks, so that an order requires their terms. */
export const wantsHolidayTerms = ({ itinerary }: Pick<PageState, 'itinerary'>): boolean =>
  [itinerary?.outbound, itinerary?.return]
    .flatMap((leg) => [leg?.pickupDate, leg?.service?.arrival_date])
    .some((day) => day != null && isInHolidayWeeks(day));
