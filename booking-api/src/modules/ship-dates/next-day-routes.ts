import * as calls from '@sendahead/shared-contracts/calendar/calls';
import type { CalendarDate } from '@sendahead/shared-contracts/primitives/calendar-date';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../platform/context.ts';
import { registerCall } from '../../platform/http/register-call.ts';
import { type CutOff, earliestDay } from '../calendar/public/cut-off.ts';
import { refuseFarDate } from '../calendar/public/horizon.ts';
import { requireWorkingDay } from '../calendar/public/require-working-day.ts';
import { carrierOfLevel, loadCalendar, loadCutOff } from '../calendar/public/store.ts';
import { arrivalDay, type CarrierCalendar, nextWorkingDay } from '../calendar/public/working-days.ts';
import { closedDaysOf, type FacilityRow, requireFacility, requireFacilityOf } from '../clubs/public/store.ts';
import { originZone } from '../geo/public/origin-zone.ts';
import { type ReadEnd, readEnd } from './read-end.ts';
import { resolveCarrier } from './resolve-carrier.ts';
import { today } from './today.ts';

/** The next day on which bags are picked up, dropped off or delivered. */
export function nextDayRoutes(app: FastifyInstance, context: AppContext): void {
  collectionRoutes(app, context);
  deliveryRoutes(app, context);
}

function collectionRoutes(app: FastifyInstance, context: AppContext): void {
  const { db, clock } = context;
  const earliest = (timeZone: string, cutOff: CutOff, dropOff: boolean) =>
    earliestDay(clock.now(), timeZone, cutOff, dropOff);

  registerCall(app, context, calls.shipDate, async ({ params }, { request }) => {
    const facility = await requireFacility(db, params.facility);
    const carrier = await resolveCarrier(db, request, {});
    const [calendar, cutOff] = await Promise.all([
      loadCalendar(db, facility.country, carrier),
      loadCutOff(db, facility.country, facility.zip),
    ]);
    const from = earliest(facility.time_zone, cutOff, false);
    return {
      date: requireWorkingDay(() => nextWorkingDay(from, 'pickup', calendar, closedDaysOf(facility))),
    };
  });

  registerCall(app, context, calls.nextPickupDay, async ({ body }, { request }) => {
    refuseFarDate(body.ship_date, today(clock), 'ship_date');
    const { brand, facility_id: id, micro_site_id: micrositeId } = body;
    const carrier = await resolveCarrier(db, request, { brand, micrositeId });
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
    return {
      date: requireWorkingDay(() => nextWorkingDay(from, dropOff ? 'drop_off' : 'pickup', calendar, closed)),
    };
  });
}

function deliveryRoutes(app: FastifyInstance, context: AppContext): void {
  const { db, clock } = context;
  const calendarOf = async (country: string | undefined, carrier: string): Promise<CarrierCalendar> =>
    country === undefined ? new Map() : loadCalendar(db, country, carrier);

  registerCall(app, context, calls.nextAvailableDay, async ({ body }) => {
    refuseFarDate(body.ship_date, today(clock), 'ship_date');
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
    // OPEN-47: no bags leave on a day on which the carrier accepts none at the origin.
    return {
      date: requireWorkingDay(() =>
        arrivalDay(nextWorkingDay(body.ship_date, 'drop_off', here, null), days, there, closed),
      ),
    };
  });
}

const latest = (a: CalendarDate, b: CalendarDate): CalendarDate => (a > b ? a : b);

const clubEnd = (facility: FacilityRow): ReadEnd => ({ facility, country: facility.country });
