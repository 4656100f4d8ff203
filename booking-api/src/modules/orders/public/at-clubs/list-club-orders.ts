import type { ClubOrderSpan } from '@sendahead/shared-contracts/console/club-order-calls';
import type { LegName } from '@sendahead/shared-contracts/orders/leg-name';
import type { OrderState, ParcelStatus } from '@sendahead/shared-contracts/orders/states';
import { addDays, type CalendarDate } from '@sendahead/shared-contracts/primitives/calendar-date';
import { type RawBuilder, sql } from 'kysely';
import type { Queries } from '../../../../platform/database/database.ts';
import type { LabelState, OrderTables } from '../tables.ts';
import { isOfClub } from './club-order.ts';

/** Bags without updates for this long after their day count as over, whatever their state. */
const silentDays = 30;

export type ClubBag = {
  leg: LegName;
  status: ParcelStatus;
  label: LabelState;
  traveler: string;
  carrier: string;
  tracking_number: string | null;
};

export type ClubOrderRow = {
  order_id: string;
  display_id: string;
  state: OrderState;
  placed_at: string;
  /** The leg of the stop; null in the list of every order. */
  leg: LegName | null;
  day: CalendarDate | null;
  stops: Pick<OrderTables['club_stops'], 'stop' | 'leg' | 'day'>[];
  /** Bags of the stop’s leg, or of all legs without a stop. */
  bags: ClubBag[];
};

const columns = (leg: RawBuilder<unknown>) => sql`
  orders.id as order_id, orders.display_id, orders.state, orders.placed_at,
  (select coalesce(json_agg(json_build_object('leg', bag.leg, 'status', bag.status, 'label', bag.label,
      'traveler', bag.traveler, 'carrier', bag.carriage ->> 'carrier', 'tracking_number', bag.tracking_number)
      order by bag.leg, bag.position), '[]')
    from order_parcels bag where bag.order_id = orders.id and bag.generation = orders.generation ${leg}) as bags`;

/** The pickups and deliveries of carriers at a club, by day, after the last one of the previous page. */
export async function pageOfStops(
  db: Queries,
  { clubId, span, today }: { clubId: number; span: Exclude<ClubOrderSpan, 'all'>; today: CalendarDate },
  page: { after: { day: string; orderId: string; leg: string } | null; limit: number },
): Promise<ClubOrderRow[]> {
  const { after } = page;
  const arriving = span === 'arriving';
  const days = {
    today: sql`stop.day = ${today}`,
    later: sql`stop.day > ${today}`,
    // Overdue bags are still expected.
    arriving: sql`stop.day >= ${addDays(today, -silentDays)} and (stop.day >= ${today} or exists (
      select from order_parcels bag where bag.order_id = stop.order_id and bag.generation = orders.generation
        and bag.leg = stop.leg and bag.status not in ('delivered', 'returned', 'cancelled')))`,
  };
  const { rows } = await sql<ClubOrderRow>`
    select ${columns(sql`and bag.leg = stop.leg`)}, stop.leg, stop.day,
      json_build_array(json_build_object('stop', stop.stop, 'leg', stop.leg, 'day', stop.day)) as stops
    from club_stops stop join orders on orders.id = stop.order_id
    where stop.club_id = ${clubId} and stop.stop = ${arriving ? 'arrival' : 'pickup'} and ${days[span]}
      and orders.status = 'placed' and orders.state <> 'cancelled'
      ${after ? sql`and (stop.day, stop.order_id, stop.leg) > (${after.day}::date, ${after.orderId}, ${after.leg})` : sql``}
    order by stop.day, stop.order_id, stop.leg limit ${page.limit}`.execute(db);
  return rows;
}

/**
 * Every order of a club, newest first, after the last one of the previous page. `patterns` belong to a
 * search.
 */
export async function pageOfClubOrders(
  db: Queries,
  { clubId, patterns }: { clubId: number; patterns: readonly string[] },
  page: { after: { at: string; id: string } | null; limit: number },
): Promise<ClubOrderRow[]> {
  const { after } = page;
  const found = patterns.map((pattern) => sql`and club_orders.search like ${pattern}`);
  const { rows } = await sql<ClubOrderRow>`
    select ${columns(sql``)}, null as leg, null as day,
      (select coalesce(json_agg(json_build_object('stop', stop.stop, 'leg', stop.leg, 'day', stop.day)
          order by stop.day, stop.stop), '[]')
        from club_stops stop where stop.order_id = orders.id and stop.club_id = ${clubId}) as stops
    from club_orders join orders on orders.id = club_orders.order_id
    where club_orders.club_id = ${clubId} and orders.status <> 'void' and ${isOfClub(clubId)}
      ${sql.join(found, sql` `)}
      ${after ? sql`and (club_orders.placed_at, club_orders.order_id) < (${after.at}::timestamptz, ${after.id})` : sql``}
    order by club_orders.placed_at desc, club_orders.order_id desc limit ${page.limit}`.execute(db);
  return rows;
}
