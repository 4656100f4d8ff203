import * as calls from '@sendahead/shared-contracts/calendar/calls';
import { addDays, type CalendarDate } from '@sendahead/shared-contracts/primitives/calendar-date';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { localTime } from '../../platform/clock.ts';
import type { AppContext } from '../../platform/context.ts';
import { registerCall } from '../../platform/http/register-call.ts';
import { type CutOff, defaultTimeZone, earliestDay } from '../calendar/public/cut-off.ts';
import { holidaysOfWay } from '../calendar/public/holidays-of-way.ts';
import { horizonDays, refuseFarDate } from '../calendar/public/horizon.ts';
import { openDay } from '../calendar/public/open-day.ts';
import { carrierOfLevel, loadCalendar, loadCutOff } from '../calendar/public/store.ts';
import {
  arrivalDay,
  type CarrierCalendar,
  nextWorkingDay,
  unavailableDaysFrom,
} from '../calendar/public/working-days.ts';
import { brandOfHost } from '../catalog/public/brand-of-host.ts';
import { closedDaysOf, type FacilityRow, requireFacility, requireFacilityOf } from '../clubs/public/store.ts';
import { originZone } from '../geo/public/origin-zone.ts';
import { brandAsked, carrierAsked } from './carrier-asked.ts';
import { cutOffRoutes } from './cut-off-routes.ts';
import { type ReadEnd, readEnd } from './read-end.ts';

/** Closed days, holidays, and the next day that works. */
export function shipDateRoutes(app: FastifyInstance, context: AppContext): void {
  const { db, clock } = context;
  cutOffRoutes(app, context);
  const earliest = (timeZone: string, cutOff: CutOff, dropOff: boolean) =>
    earliestDay(clock.now(), timeZone, cutOff, dropOff);

  const calendarOf = async (country: string | undefined, carrier: string): Promise<CarrierCalendar> =>
    country === undefined ? new Map() : loadCalendar(db, country, carrier);

  /** The carrier of the brand that is named, else of the one whose page asks. */
  const carrierOf = async (
    request: FastifyRequest,
    {
      brand,
      ...asked
    }: { brand?: string | undefined; carrier?: string | undefined; micrositeId?: number | undefined },
  ) => carrierAsked(db, { ...asked, brand: brand ?? (await brandAsked(db, brandOfHost(request.hostname))) });

  const today = (zone = defaultTimeZone) => localTime(clock.now(), zone).date;

  registerCall(app, context, calls.closeDays, async ({ params }) => {
    const closed = closedDaysOf(await requireFacility(db, params.facility));
    return { closed_weekdays: [...closed.weekdays], closed_dates: [...closed.dates] };
  });

  registerCall(app, context, calls.shipDate, async ({ params }, { request }) => {
    const facility = await requireFacility(db, params.facility);
    const carrier = await carrierOf(request, {});
    const [calendar, cutOff] = await Promise.all([
      loadCalendar(db, facility.country, carrier),
      loadCutOff(db, facility.country, facility.zip),
    ]);
    const from = earliest(facility.time_zone, cutOff, false);
    return { date: openDay(() => nextWorkingDay(from, 'pickup', calendar, closedDaysOf(facility))) };
  });

  registerCall(app, context, calls.nextPickupDay, async ({ body }, { request }) => {
    refuseFarDate(body.ship_date, today(), 'ship_date');
    const { brand, facility_id: id, micro_site_id: micrositeId } = body;
    const carrier = await carrierOf(request, { brand, micrositeId });
    const facility = id === undefined ? null : await requireFacilityOf(db, id, brand);
    const zip = facility?.zip ?? body.zip_code ?? '';
    const country = facility?.country ?? body.country_code;
    const dropOff = body.dropoff ?? false;
    const [calendar, cutOff, zone] = await Promise.all([
      loadCalendar(db, country, carrier),
      loadCutOff(db, country, zip),
      facility?.time_zone ?? originZone(db, { country, zip, state: undefined }),
    ]);
    const from = latest(earliest(zone, cutOff, dropOff), body.ship_date);
    const closed = facility ? closedDaysOf(facility) : null;
    return { date: openDay(() => nextWorkingDay(from, dropOff ? 'drop_off' : 'pickup', calendar, closed)) };
  });

  registerCall(app, context, calls.nextAvailableDay, async ({ body }) => {
    refuseFarDate(body.ship_date, today(), 'ship_date');
    const [origin, destination, carrier] = await Promise.all([
      readEnd(db, body.origin, body.origin_country_code),
      body.facility_id === undefined
        ? readEnd(db, body.destination, body.destination_country_code)
        : clubEnd(await requireFacility(db, body.facility_id)),
      carrierOfLevel(db, body.carrier_service_level_id),
    ]);
    const [there, here] = await Promise.all([
      calendarOf(destination.country, carrier),
      calendarOf(origin.country, carrier),
    ]);
    const days = Math.min(body.transit_days, 30);
    const closed = destination.facility ? closedDaysOf(destination.facility) : null;
    // OPEN-47: nothing leaves on a day on which the carrier takes in nothing at the origin.
    return {
      date: openDay(() =>
        arrivalDay(nextWorkingDay(body.ship_date, 'drop_off', here, null), days, there, closed),
      ),
    };
  });

  registerCall(app, context, calls.unavailableDays, async ({ query }, { request }) => {
    const inbound = query.direction === 'inbound';
    const country = inbound ? (query.destination_country_code ?? query.country_code) : query.country_code;
    const { brand, micro_site_id: micrositeId, carrier_name } = query;
    const carrier = await carrierOf(request, { brand, micrositeId, carrier: carrier_name });
    const calendar = await loadCalendar(db, country, carrier);
    const movement = inbound ? 'delivery' : query.dropoff ? 'drop_off' : 'pickup';
    const zone = await originZone(db, { country, zip: '', state: undefined });
    return unavailableDaysFrom(today(zone), horizonDays, movement, calendar);
  });

  registerCall(app, context, calls.holidays, async ({ query }, { request }) => {
    const { country_code: origin, destination_country_code: destination = origin } = query;
    const carrier = await carrierOf(request, { brand: query.brand });
    const [here, there] = await Promise.all([
      loadCalendar(db, origin, carrier),
      loadCalendar(db, destination, carrier),
    ]);
    const ahead = [...holidaysOfWay(here, there)].filter(
      ([date]) => date >= addDays(today(), -31) && date <= addDays(today(), horizonDays),
    );
    return Object.fromEntries(ahead);
  });
}

const latest = (a: CalendarDate, b: CalendarDate): CalendarDate => (a > b ? a : b);

const clubEnd = (facility: FacilityRow): ReadEnd => ({ facility, country: facility.country });
