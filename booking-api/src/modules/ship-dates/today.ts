import { homeTimeZone } from '@sendahead/shared-contracts/calendar/local-now';
import type { CalendarDate } from '@sendahead/shared-contracts/primitives/calendar-date';
import { type Clock, localTime } from '../../platform/clock.ts';

/** The day that it is in a time zone; in the product's own where none is named. */
export const today = (clock: Clock, zone = homeTimeZone): CalendarDate => localTime(clock.now(), zone).date;
