import { type ClubStop, stopsListed } from '@sendahead/shared-contracts/console/club-calls';
import type { LegName } from '@sendahead/shared-contracts/orders/leg-name';
import { type CalendarDate, weekdayOf } from '@sendahead/shared-contracts/primitives/calendar-date';
import { sql } from 'kysely';
import type { Queries } from '../../../platform/database/database.ts';
import { clubAt } from '../../orders/public/club-notes.ts';
import { endStatesInSql, type Order } from '../../orders/public/store.ts';

/** Days on which a club is closed; of `weekdays` 1 is Monday. */
export type ClosedDays = { weekdays: ReadonlySet<number>; dates: ReadonlySet<string> };

type Row = Pick<Order, 'id' | 'display_id' | 'shipment'> & Pick<ClubStop, 'customer' | 'total_cents'>;

/** A stop with its leg. */
type LegStop = ClubStop & { leg: LegName };

/** The first stops on closed days, and whether there are more. */
export async function listClosedStops(
  db: Queries,
  clubId: number,
  closed: ClosedDays,
  today: CalendarDate,
): Promise<{ stops: ClubStop[]; more: boolean }> {
  const stops = (await stopsOnClosedDays(db, clubId, closed)).filter(({ date }) => date >= today);
  return {
    stops: stops.slice(0, stopsListed).map(({ leg: _, ...stop }) => stop),
    more: stops.length > stopsListed,
  };
}

/** Every pending pickup and delivery of bags at a club on a closed day, soonest first. */
export async function stopsOnClosedDays(db: Queries, clubId: number, closed: ClosedDays): Promise<LegStop[]> {
  const { rows } = await sql<Row>`
    select orders.id, orders.display_id, orders.shipment, orders.total_cents,
      trim(concat_ws(' ', users.first_name, users.last_name)) as customer
    from order_search join orders on orders.id = order_search.order_id join users on users.id = orders.user_id
    where order_search.club_ids @> array[${clubId}]::integer[] and orders.status = 'placed'
      and orders.state not in ${endStatesInSql}`.execute(db);
  return rows
    .flatMap((order) => stopsOf(order, String(clubId)))
    .filter(({ date }) => isClosed(closed, date))
    .sort((a, b) => a.date.localeCompare(b.date) || a.display_id.localeCompare(b.display_id));
}

/** A bag that its owner drops off at the carrier is not picked up at the club. */
function stopsOf({ shipment, ...order }: Row, clubId: string): LegStop[] {
  const bags = shipment.travelers.reduce((sum, { items }) => sum + items.length, 0);
  return shipment.legs.flatMap((leg) => {
    const days = [
      ...(leg.drop_off ? [] : [{ end: 'from', stop: 'pickup', date: leg.pickup_date } as const]),
      { end: 'to', stop: 'delivery', date: leg.arrival_date } as const,
    ];
    return days
      .filter(({ end }) => clubAt(shipment, leg, end)?.club_id === clubId)
      .map(({ stop, date }) => ({
        leg: leg.leg,
        order_id: order.id,
        display_id: order.display_id,
        customer: order.customer,
        stop,
        date,
        bags,
        total_cents: order.total_cents,
      }));
  });
}

const isClosed = ({ weekdays, dates }: ClosedDays, date: CalendarDate): boolean =>
  dates.has(date) || weekdays.has(weekdayOf(date) || 7);
