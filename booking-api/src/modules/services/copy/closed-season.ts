import { type CalendarDate, spokenDate } from '@sendahead/shared-contracts/primitives/calendar-date';
import type { ClosedSeason } from '../../calendar/public/closed-season.ts';

/** Why a service is not sold to a place that is closed for a season, and the last day on which bags can arrive. */
export function closedSeasonText(
  place: string,
  { lastOpen, opens }: ClosedSeason,
  pickupDate: CalendarDate,
): string {
  const closed = `${place} is closed ${opens === null ? 'for all days that we know' : `until ${spokenDate(opens)}`}.`;
  return lastOpen !== null && lastOpen > pickupDate
    ? `${closed} Bags can arrive until ${spokenDate(lastOpen)}.`
    : closed;
}
