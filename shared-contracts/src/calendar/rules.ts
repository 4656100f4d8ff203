import type { ShipEnd } from '../geo/ship-end.ts';
import { addDays, type CalendarDate, isWeekend, weekdayOf } from '../primitives/calendar-date.ts';
import type { DayReason, Holidays } from './schema.ts';

/** The inputs for whether bags can be handed over on a day. */
export interface HandOverRules {
  readonly earliest: CalendarDate;
  readonly latest: CalendarDate;
  readonly dropOff: boolean;
  /** VL-02: holidays that stop pickups where the bags are collected, and deliveries where they arrive. */
  readonly holidays: Holidays;
  readonly unavailable: readonly CalendarDate[];
  /** The club that hands them over, and its end of the outbound leg. */
  readonly club: {
    readonly end: ShipEnd;
    readonly closedWeekdays: readonly number[];
    readonly closedDates: readonly CalendarDate[];
  } | null;
}

/**
 * VL-01 to VL-05: why bags cannot be handed over on a day, null when they can. A club's closed days do not
 * affect drop-offs at a carrier's store (TL-12).
 */
export function dayReason(date: CalendarDate, rules: HandOverRules): DayReason | null {
  if (date < rules.earliest) return 'past';
  if (date > rules.latest) return 'too_far';
  if (isWeekend(date)) return 'weekend';
  const holiday = rules.holidays[date];
  // A drop-off has its own list of unavailable days: a holiday's `drop_off` concerns the place of arrival.
  if (holiday && (rules.dropOff ? rules.unavailable.includes(date) : holiday.pickup)) return 'holiday';
  const { club } = rules;
  if (club && !rules.dropOff) {
    const closed = club.closedWeekdays.includes(weekdayOf(date)) || club.closedDates.includes(date);
    if (closed) return club.end === 'origin' ? 'origin_club_closed' : 'destination_club_closed';
  }
  return rules.unavailable.includes(date) ? 'carrier_closed' : null;
}

/**
 * TL-11, OPEN-47: this day or the next one on which bags can be dropped off or picked up; null when no such
 * day exists.
 */
export function nextHandOverDay(date: CalendarDate, rules: HandOverRules): CalendarDate | null {
  for (let day = date < rules.earliest ? rules.earliest : date; day <= rules.latest; day = addDays(day, 1)) {
    if (dayReason(day, rules) === null) return day;
  }
  return null;
}

/** A day between handover and delivery; `why` gives the reason when nothing moves, null on a transit day. */
export interface DayOnTheWay {
  readonly date: CalendarDate;
  readonly why: string | null;
}

/**
 * SV-08: the days between handover and delivery as the carrier counts them. Weekends and holidays that stop
 * deliveries do not count (one that only stops pickups does), and days after the transit days are spent
 * waiting for the destination to open. The moving days and the delivery day together are `transitDays`.
 */
export function daysOnTheWay(leg: {
  readonly from: CalendarDate;
  readonly to: CalendarDate;
  readonly transitDays: number;
  readonly holidays: Holidays;
}): DayOnTheWay[] {
  const days: DayOnTheWay[] = [];
  let toMove = leg.transitDays - 1;
  for (let date = addDays(leg.from, 1); date < leg.to; date = addDays(date, 1)) {
    const holiday = leg.holidays[date];
    if (isWeekend(date)) days.push({ date, why: 'Weekend' });
    else if (holiday?.drop_off) days.push({ date, why: holiday.name });
    else if (toMove <= 0) days.push({ date, why: 'Destination closed' });
    else {
      toMove -= 1;
      days.push({ date, why: null });
    }
  }
  return days;
}
