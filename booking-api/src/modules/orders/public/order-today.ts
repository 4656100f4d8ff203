import { homeTimeZone } from '@sendahead/shared-contracts/calendar/local-now';
import type { CalendarDate } from '@sendahead/shared-contracts/primitives/calendar-date';
import { type Clock, localTime } from '../../../platform/clock.ts';

/** The current day for displaying orders and finding late ones. */
export const orderToday = (clock: Clock): CalendarDate => localTime(clock.now(), homeTimeZone).date;
