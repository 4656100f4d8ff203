import type { Holidays } from '@sendahead/shared-contracts/calendar/schema';
import { addDays, type CalendarDate, isWeekend } from '@sendahead/shared-contracts/primitives/calendar-date';
import type { LegDay } from '@sendahead/shared-ui/leg-timeline';

/** The days of a leg one by one; on weekends and carrier holidays nothing moves. */
export function legDays(leg: {
  readonly date: CalendarDate;
  readonly arrival: CalendarDate;
  readonly dropOff: boolean;
  readonly holidays: Holidays;
  readonly handOver: string;
  readonly delivery: string;
}): LegDay[] {
  const days: LegDay[] = [{ kind: leg.dropOff ? 'drop-off' : 'pickup', date: leg.date, what: leg.handOver }];
  for (let day = addDays(leg.date, 1); day < leg.arrival; day = addDays(day, 1)) {
    const holiday = leg.holidays[day];
    if (isWeekend(day)) days.push({ kind: 'idle', date: day, why: 'Weekend' });
    else if (holiday?.pickup) days.push({ kind: 'idle', date: day, why: holiday.name });
    else days.push({ kind: 'transit', date: day });
  }
  return [...days, { kind: 'delivery', date: leg.arrival, what: leg.delivery }];
}
