import { homeTimeZone } from '@sendahead/shared-contracts/calendar/local-now';
import type { CalendarDate } from '@sendahead/shared-contracts/primitives/calendar-date';
import { type Clock, localTime } from '../../platform/clock.ts';

/** The current day in a time zone; by default in the product's own. */
export const today = (clock: Clock, zone = homeTimeZone): CalendarDate => localTime(clock.now(), zone).date;
