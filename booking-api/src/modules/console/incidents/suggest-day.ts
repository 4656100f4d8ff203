import { addDays, type CalendarDate, isWeekend } from '@sendahead/shared-contracts/primitives/calendar-date';
import type { Queries } from '../../../platform/database/database.ts';
import { loadCalendar } from '../../calendar/public/store.ts';
import { type ClosedDays, isWorkingDay } from '../../calendar/public/working-days.ts';
import { closedDaysOf, findFacility } from '../../clubs/public/store.ts';
import type { IncidentRow } from '../../incidents/public/store.ts';
import type { AffectedOfCustomer } from '../public/affected-orders.ts';

/** How many weekdays after an incident are compared. */
const comparedDays = 20;

type Incident = Pick<IncidentRow, 'last_day' | 'ends_on'>;

/**
 * The first weekday after an incident, and after today, on which the most affected pickups are possible: their
 * club is open and their carrier works.
 */
export async function suggestDay(
  db: Queries,
  { last_day, ends_on }: Incident,
  orders: readonly AffectedOfCustomer[],
  today: CalendarDate,
): Promise<CalendarDate> {
  const over = last_day ?? ends_on;
  const days = weekdaysAfter(over > today ? over : today);
  const pickups = orders.flatMap((order) => order.pickups);
  const closed = await closedDays(db, pickups);
  const calendars = new Map<string, Awaited<ReturnType<typeof loadCalendar>>>();
  for (const { country, carrier } of pickups) {
    const key = `${country} ${carrier}`;
    if (!calendars.has(key)) calendars.set(key, await loadCalendar(db, country, carrier));
  }
  const possible = (day: CalendarDate): number =>
    pickups.filter(({ club, country, carrier }) =>
      isWorkingDay(
        day,
        'pickup',
        calendars.get(`${country} ${carrier}`) ?? new Map(),
        (club !== null && closed.get(club)) || null,
      ),
    ).length;
  return days.reduce((best, day) => (possible(day) > possible(best) ? day : best));
}

/** The first is the earliest; never empty. */
function weekdaysAfter(over: CalendarDate): [CalendarDate, ...CalendarDate[]] {
  const next = (from: CalendarDate): CalendarDate => {
    const day = addDays(from, 1);
    return isWeekend(day) ? next(day) : day;
  };
  const days: [CalendarDate, ...CalendarDate[]] = [next(over)];
  for (let day = days[0]; days.length < comparedDays; days.push(day)) day = next(day);
  return days;
}

async function closedDays(
  db: Queries,
  pickups: readonly { club: number | null }[],
): Promise<ReadonlyMap<number, ClosedDays>> {
  const clubs = new Set(pickups.flatMap(({ club }) => club ?? []));
  const closed = new Map<number, ClosedDays>();
  for (const id of clubs) {
    const facility = await findFacility(db, id);
    if (facility) closed.set(id, closedDaysOf(facility));
  }
  return closed;
}
