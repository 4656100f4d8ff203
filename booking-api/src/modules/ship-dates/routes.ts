import * as calls from '@sendahead/shared-contracts/calendar/calls';
import { addDays } from '@sendahead/shared-contracts/primitives/calendar-date';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../platform/context.ts';
import { registerCall } from '../../platform/http/register-call.ts';
import { horizonDays } from '../calendar/public/horizon.ts';
import { laneHolidays } from '../calendar/public/lane-holidays.ts';
import { loadCalendar } from '../calendar/public/store.ts';
import { unavailableDaysFrom } from '../calendar/public/working-days.ts';
import { closedDaysOf, requireFacility } from '../clubs/public/store.ts';
import { originZone } from '../geo/public/origin-zone.ts';
import { cutOffRoutes } from './cut-off-routes.ts';
import { nextDayRoutes } from './next-day-routes.ts';
import { resolveCarrier } from './resolve-carrier.ts';
import { today } from './today.ts';

/** Closed days, holidays, and the next working day. */
export function shipDateRoutes(app: FastifyInstance, context: AppContext): void {
  const { db, clock } = context;
  nextDayRoutes(app, context);

  registerCall(app, context, calls.closeDays, async ({ params }) => {
    const closed = closedDaysOf(await requireFacility(db, params.facility));
    return { closed_weekdays: [...closed.weekdays], closed_dates: [...closed.dates] };
  });

  registerCall(app, context, calls.unavailableDays, async ({ query }, { request }) => {
    const inbound = query.direction === 'inbound';
    const country = inbound ? (query.destination_country_code ?? query.country_code) : query.country_code;
    const { brand, micro_site_id: micrositeId, carrier_name } = query;
    const carrier = await resolveCarrier(db, request, { brand, micrositeId, carrier: carrier_name });
    const calendar = await loadCalendar(db, country, carrier);
    const movement = inbound ? 'delivery' : query.dropoff ? 'drop_off' : 'pickup';
    const zone = await originZone(db, { country, zip: '', state: undefined });
    return unavailableDaysFrom(today(clock, zone), horizonDays, movement, calendar);
  });

  registerCall(app, context, calls.holidays, async ({ query }, { request }) => {
    const { country_code: origin, destination_country_code: destination = origin } = query;
    const carrier = await resolveCarrier(db, request, { brand: query.brand });
    const [here, there] = await Promise.all([
      loadCalendar(db, origin, carrier),
      loadCalendar(db, destination, carrier),
    ]);
    const ahead = [...laneHolidays(here, there)].filter(
      ([date]) => date >= addDays(today(clock), -31) && date <= addDays(today(clock), horizonDays),
    );
    return Object.fromEntries(ahead);
  });

  cutOffRoutes(app, context);
}
