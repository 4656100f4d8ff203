import type { CalendarDate } from '@sendahead/shared-contracts/primitives/calendar-date';
import { type Clock, localTime } from '../../../platform/clock.ts';
import { defaultTimeZone } from '../../calendar/public/cut-off.ts';

/** The day that orders are told by, and late by. */
export const orderToday = (clock: Clock): CalendarDate => localTime(clock.now(), defaultTimeZone).date;
