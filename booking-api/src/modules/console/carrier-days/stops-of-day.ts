import type { StopsOfDay } from '@sendahead/shared-contracts/console/carrier-day-calls';
import { sql } from 'kysely';
import type { Queries } from '../../../platform/database/database.ts';
import type { HolidayCalendar } from '../../calendar/public/holiday-store.ts';
import { calendarCountry } from '../../calendar/public/store.ts';
import { endStatesInSql } from '../../orders/public/store.ts';

type Row = {
  id: string;
  carrier: string;
  drop_off: boolean;
  from: string;
  to: string;
  ships: boolean;
  arrives: boolean;
};

/** CO-106: what a holiday of a calendar would meet: stops of placed orders on that day in its country. */
export async function stopsOfDay(
  db: Queries,
  { carrier, country }: HolidayCalendar,
  date: string,
): Promise<StopsOfDay> {
  const { rows } = await sql<Row>`
    select orders.id, leg ->> 'carrier' as carrier, coalesce((leg ->> 'dropOff')::boolean, false) as drop_off,
      leg #>> '{from,country}' as from, leg #>> '{to,country}' as to,
      leg ->> 'shipDate' = ${date} as ships, leg ->> 'arrivalDate' = ${date} as arrives
    from orders cross join lateral jsonb_array_elements(orders.shipment #> '{booking,legs}') leg
    where orders.status = 'placed' and orders.state not in ${endStatesInSql}
      and ${date} in (leg ->> 'shipDate', leg ->> 'arrivalDate')`.execute(db);
  const isHere = (end: string): boolean => calendarCountry(end) === country;
  const own = rows.filter((row) => carrier === null || row.carrier === carrier);
  const ships = own.filter((row) => row.ships && isHere(row.from));
  const arrives = own.filter((row) => row.arrives && isHere(row.to));
  return {
    orders: new Set([...ships, ...arrives].map(({ id }) => id)).size,
    pickups: ships.filter((row) => !row.drop_off).length,
    drop_offs: ships.filter((row) => row.drop_off).length,
    deliveries: arrives.length,
  };
}
