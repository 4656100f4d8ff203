import { dayReason, type HandOverRules } from '@sendahead/shared-contracts/calendar/rules';
import type { DayReason } from '@sendahead/shared-contracts/calendar/schema';
import { addDays, type CalendarDate } from '@sendahead/shared-contracts/primitives/calendar-date';
import { horizonDays } from '../../calendar/public/horizon.ts';
import { laneHolidays } from '../../calendar/public/lane-holidays.ts';
import { isCarrierDay } from '../../calendar/public/working-days.ts';
import type { PlannedLeg } from './leg.ts';

/** The same leg on another day: promotions and surcharges of that day are recalculated. */
export const onDay = (leg: PlannedLeg, date: CalendarDate): PlannedLeg => ({
  ...leg,
  choice: { ...leg.choice, pickupDate: date },
  delivery: { ...leg.delivery, shipDate: date },
  chargeBases: new Map(),
});

/**
 * Each day from `from` to `until`, inclusive, with the reason why no bags can be handed over on it; null when
 * they can.
 */
export function handOverDays(
  leg: PlannedLeg,
  { from, until }: { from: CalendarDate; until: CalendarDate },
): { date: CalendarDate; reason: DayReason | null }[] {
  const days: CalendarDate[] = [];
  for (let date = from; date <= until; date = addDays(date, 1)) days.push(date);
  const rules = rulesOf(leg, days);
  return days.map((date) => ({ date, reason: dayReason(date, rules) }));
}

/** The page's own rules, applied to the server's data. */
function rulesOf(leg: PlannedLeg, days: readonly CalendarDate[]): HandOverRules {
  const { originCalendar, originClosed: closed, dropOff } = leg;
  const movement = dropOff ? 'drop_off' : 'pickup';
  return {
    earliest: leg.earliest,
    latest: addDays(leg.pickupSite.today, horizonDays),
    dropOff,
    holidays: Object.fromEntries(laneHolidays(originCalendar, leg.destinationCalendar)),
    unavailable: days.filter((date) => !isCarrierDay(date, movement, originCalendar)),
    club: closed
      ? {
          end: leg.name === 'outbound' ? 'origin' : 'destination',
          closedWeekdays: closed.weekdays,
          closedDates: closed.dates as readonly CalendarDate[],
        }
      : null,
  };
}
