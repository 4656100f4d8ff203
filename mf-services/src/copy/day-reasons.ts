import type { DayReason, Holidays } from '@sendahead/shared-contracts/calendar/schema';
import type { CalendarDate } from '@sendahead/shared-contracts/primitives/calendar-date';
import type { ServiceLimit } from '../state/service-limits.ts';
import { serviceLimitText } from './service-limit.ts';

/** VL-01 to VL-05 in words; a holiday is named. */
export function dayReasonText(
  reason: DayReason | ServiceLimit,
  date: CalendarDate,
  holidays: Holidays,
): string {
  if (typeof reason !== 'string') return serviceLimitText(reason);
  switch (reason) {
    case 'weekend':
      return 'Weekend';
    case 'holiday':
      return holidays[date]?.name ?? 'Carrier holiday';
    case 'origin_club_closed':
      return 'Origin Club Closed';
    case 'destination_club_closed':
      return 'Destination Club Closed';
    case 'carrier_closed':
      return 'No carrier service';
    case 'past':
    case 'too_early':
      return 'Too early';
    case 'too_far':
      return 'Too far ahead';
    default:
      return reason satisfies never;
  }
}

/** The reason in one or two short words, as they fit on the tile of a day. */
export const dayReasonWord = (reason: DayReason | ServiceLimit): string =>
  typeof reason === 'string' ? words[reason] : 'Too late';

const words: Readonly<Record<DayReason, string>> = {
  weekend: 'Weekend',
  holiday: 'Holiday',
  origin_club_closed: 'Closed',
  destination_club_closed: 'Closed',
  carrier_closed: 'Closed',
  past: 'Too early',
  too_early: 'Too early',
  too_far: 'Too far ahead',
};
