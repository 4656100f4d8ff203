import * as calls from '@sendahead/shared-contracts/calendar/calls';
import { addDays, type CalendarDate } from '@sendahead/shared-contracts/primitives/calendar-date';
import type { FastifyInstance } from 'fastify';
import { localTime } from '../../platform/clock.ts';
import type { AppContext } from '../../platform/context.ts';
import { registerCall } from '../../platform/register-call.ts';
import { closedDaysOf, requireFacility } from '../clubs/store.ts';
import { findPlace } from '../geo/store.ts';
import { type CutOff, defaultTimeZone, earliestDay } from './cut-off.ts';
import { horizonDays, refuseFarDate } from './horizon.ts';
import { loadCalendar, loadCutOff, usualCarrier } from './store.ts';
import { arrivalDay, nextWorkingDay, unavailableDaysFrom } from './working-days.ts';

/** Closed days, holidays, and the next day that works. */
export function calendarRoutes(app: FastifyInstance, context: AppContext): void {
  const { db, clock } = context;
  const earliest = (timeZone: string | null, cutOff: CutOff, dropOff: boolean) =>
    earliestDay(clock.now(), timeZone, cutOff, dropOff);

  const today = () => localTime(clock.now(), defaultTimeZone).date;

  registerCall(app, context, calls.closeDays, async ({ params }) => {
    const closed = closedDaysOf(await requireFacility(db, params.facility));
    return { closed_weekdays: [...closed.weekdays], closed_dates: [...closed.dates] };
  });

  registerCall(app, context, calls.shipDate, async ({ params }) => {
    const facility = await requireFacility(db, params.facility);
    const [calendar, cutOff] = await Promise.all([
      loadCalendar(db, facility.country, usualCarrier),
      loadCutOff(db, facility.country, facility.zip),
    ]);
    const from = earliest(facility.time_zone, cutOff, false);
    return { date: nextWorkingDay(from, 'pickup', calendar, closedDaysOf(facility)) };
  });

  registerCall(app, context, calls.nextPickupDay, async ({ body }) => {
    refuseFarDate(body.ship_date, today(), 'ship_date');
    const facility = body.facility_id === undefined ? null : await requireFacility(db, body.facility_id);
    const zip = facility?.zip ?? body.zip_code ?? '';
    const country = facility?.country ?? body.country_code;
    const dropOff = body.dropoff ?? false;
    const [calendar, cutOff, place] = await Promise.all([
      loadCalendar(db, country, usualCarrier),
      loadCutOff(db, country, zip),
      facility || !zip ? null : findPlace(db, country, zip),
    ]);
    const first = earliest(facility?.time_zone ?? place?.timeZone ?? null, cutOff, dropOff);
    const from = latest(first, body.ship_date);
    return {
      date: nextWorkingDay(
        from,
        dropOff ? 'drop_off' : 'pickup',
        calendar,
        facility ? closedDaysOf(facility) : null,
      ),
    };
  });

  registerCall(app, context, calls.nextAvailableDay, async ({ body }) => {
    refuseFarDate(body.ship_date, today(), 'ship_date');
    const facility =
      /^\d{1,9}$/.test(body.destination) && body.destination.length < 5
        ? await requireFacility(db, Number(body.destination))
        : null;
    const calendar = await loadCalendar(db, facility?.country ?? 'US', usualCarrier);
    const days = Math.min(body.transit_days, 30);
    return { date: arrivalDay(body.ship_date, days, calendar, facility ? closedDaysOf(facility) : null) };
  });

  registerCall(app, context, calls.unavailableDays, async ({ query }) => {
    const inbound = query.direction === 'inbound';
    const country = inbound ? (query.destination_country_code ?? query.country_code) : query.country_code;
    const calendar = await loadCalendar(db, country, query.carrier_name ?? usualCarrier);
    const movement = inbound ? 'delivery' : query.dropoff ? 'drop_off' : 'pickup';
    return unavailableDaysFrom(today(), horizonDays, movement, calendar);
  });

  registerCall(app, context, calls.holidays, async ({ query }) => {
    const calendar = await loadCalendar(db, query.country_code, usualCarrier);
    const ahead = [...calendar].filter(
      ([date]) => date >= addDays(today(), -31) && date <= addDays(today(), horizonDays),
    );
    return Object.fromEntries(ahead);
  });
}

const latest = (a: CalendarDate, b: CalendarDate): CalendarDate => (a > b ? a : b);
