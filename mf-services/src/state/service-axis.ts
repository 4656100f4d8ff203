import type { LegName } from '@sendahead/shared-contracts/orders/leg-name';
import { addDays, type CalendarDate, isWeekend } from '@sendahead/shared-contracts/primitives/calendar-date';
import { dueOn } from './service-limits.ts';
import type { ItineraryState, LegServices } from './state.ts';

/** A day on which nothing moves says why, by carriers' rules. */
export interface AxisDay {
  readonly date: CalendarDate;
  readonly why: string | null;
}

/** The number of days that fit side by side on a phone; a later deadline is shown only in words. */
const maxDays = 21;

/** SV-08: the days that the services of a leg share, from the pickup or drop-off to the last arrival or the deadline. */
export function axisOf(
  state: ItineraryState,
  leg: LegName,
  { date: from, items }: Pick<LegServices, 'date' | 'items'>,
): { days: readonly AxisDay[]; deadline: CalendarDate | null } {
  const deadline = dueOn(state, leg);
  const holidays = state[leg].days.value?.holidays ?? {};
  const arrivals = items.map(({ arrival_date }) => arrival_date);
  const [last = from] = arrivals.toSorted().toReversed();
  const far = addDays(from, maxDays - 1);
  const end = deadline !== null && deadline > last && deadline <= far ? deadline : last;
  const days: AxisDay[] = [];
  for (let date = from; date <= end; date = addDays(date, 1)) {
    const holiday = holidays[date];
    days.push({ date, why: isWeekend(date) ? 'Weekend' : holiday?.drop_off ? holiday.name : null });
  }
  return { days, deadline };
}
