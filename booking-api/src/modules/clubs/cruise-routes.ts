import { cruises } from '@sendahead/shared-contracts/clubs/cruise-calls';
import { addDays, type CalendarDate, weekdayOf } from '@sendahead/shared-contracts/primitives/calendar-date';
import type { FastifyInstance } from 'fastify';
import { localTime } from '../../platform/clock.ts';
import type { AppContext } from '../../platform/context.ts';
import { registerCall } from '../../platform/http/register-call.ts';

/** Half a year of weeks. */
const sailingsAhead = 26;

/** MD-09: cruise ships with their ports and next sailings. */
export function cruiseRoutes(app: FastifyInstance, context: AppContext): void {
  const { db, clock } = context;
  registerCall(app, context, cruises, async () => {
    const rows = await db
      .selectFrom('cruise_ships')
      .innerJoin('facilities', 'facilities.id', 'cruise_ships.port_id')
      .select([
        'cruise_ships.id',
        'line',
        'ship',
        'nights',
        'weekday',
        'port_id',
        'facilities.name as port_name',
        'city',
        'state',
        'time_zone',
      ])
      .orderBy('line')
      .orderBy('ship')
      .execute();
    const ships = rows.map(
      ({ id, line, ship, nights, weekday, time_zone, port_id, port_name, city, state }) => ({
        id,
        line,
        ship,
        nights,
        port: { id: port_id, name: port_name, city, state },
        sails_on: nextSailings(weekday, localTime(clock.now(), time_zone).date),
      }),
    );
    return { ships };
  });
}

/** The days after today on which a ship with this weekly departure day sails. */
export function nextSailings(weekday: number, today: CalendarDate): CalendarDate[] {
  const wait = (weekday - weekdayOf(today) + 7) % 7 || 7;
  return Array.from({ length: sailingsAhead }, (_, week) => addDays(today, wait + week * 7));
}
