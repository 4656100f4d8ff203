import { homeTimeZone, localNow } from '@sendahead/shared-contracts/calendar/local-now';
import type { CalendarDate } from '@sendahead/shared-contracts/primitives/calendar-date';
import { useOrders } from './use-orders.ts';

/** Today in our calendar. */
export const useToday = (): CalendarDate => localNow(useOrders().host.now(), homeTimeZone).date;
