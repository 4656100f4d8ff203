import { localNow } from '@sendahead/shared-contracts/calendar/local-now';
import type { CalendarDate } from '@sendahead/shared-contracts/primitives/calendar-date';
import { useOrders } from './use-orders.ts';

/** The days of our calendar, wherever the page is read. */
const timeZone = 'America/New_York';

/** The present day of our calendar. */
export const useToday = (): CalendarDate => localNow(useOrders().host.now(), timeZone).date;
