import type { CalendarDate } from '@sendahead/shared-contracts/primitives/calendar-date';
import { type Clock, localTime } from '../../../platform/clock.ts';
import { defaultTimeZone } from '../../calendar/public/cut-off.ts';

/** The current day for displaying orders and finding late ones. */
export const orderToday = (clock: Clock): CalendarDate => localTime(clock.now(), defaultTimeZone).date;
