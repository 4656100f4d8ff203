import { homeTimeZone } from '@sendahead/shared-contracts/calendar/local-now';
import type { TooLateItem, WorkItem, WorkKind } from '@sendahead/shared-contracts/console/work-calls';
import { type RawBuilder, sql } from 'kysely';
import type { Queries } from '../../../platform/database/database.ts';
import { closedStop } from '../../alerts/public/closed-club.ts';
import { movedLegs } from '../../incidents/public/moving.ts';

/** The maximum number of listed items of one kind. */
const longest = 100;

type Item = WorkItem | TooLateItem;
type Row<T extends Item = WorkItem> = Omit<T, 'owner'> & {
  owner_id: string | null;
  owner_name: string | null;
};

/** Bags of orders that are not canceled, one row per leg and day. */
const legs = <T extends Item = WorkItem>(
  kind: T['kind'],
  day: RawBuilder<string>,
  which: RawBuilder<boolean>,
): RawBuilder<Row<T>> => sql<Row<T>>`
  select ${kind}::text as kind, parcels.order_id || ':' || parcels.leg || ':' || ${day} as subject,
    parcels.leg as what, count(*)::int as bags, parcels.order_id, orders.display_id, brands.slug as brand,
    min(parcels.carriage->>'carrier') as carrier,
    min(concat_ws(' to ', parcels.carriage->'from'->>'city', parcels.carriage->'to'->>'city')) as way,
    ${day} as day, max(parcels.detail) as reason, min(${neededBy}) as needed_by
  from order_parcels as parcels
  join orders on orders.id = parcels.order_id and orders.generation = parcels.generation
  join brands on brands.id = orders.brand_id
  where orders.status = 'placed' and parcels.status not in ('delivered', 'cancelled', 'returned')
    and parcels.label not in ('voided', 'dropped', 'void_wanted') and ${which}
  group by parcels.order_id, parcels.leg, orders.display_id, brands.slug, ${day}`;

const shipDay = sql<string>`to_char(parcels.ship_date, 'YYYY-MM-DD')`;
/** Both in the format that `readTripPlan` reads. */
const neededBy = sql<string>`(orders.shipment #>> array['booking', 'form', 'trip_plan',
  case parcels.leg when 'return' then 'return_arrive_by' else 'arrive_by' end])`;
const arrivalDay = sql<string>`(parcels.carriage->>'arrivalDate')`;

const sources = (today: string): Readonly<Record<WorkKind, RawBuilder<Row>>> => ({
  alert: sql<Row>`
    select 'alert' as kind, operator_alerts.id::text as subject, operator_alerts.kind as what, 0 as bags,
      orders.id as order_id, coalesce(orders.display_id, carts.display_id) as display_id, brands.slug as brand,
      operator_alerts.detail ->> 'carrier' as carrier, case when orders.id is null then carts.id end as cart_id,
      case when operator_alerts.kind = 'bag_missing' then concat_ws(', ', operator_alerts.detail ->> 'bag',
        operator_alerts.detail ->> 'tracking') when orders.id is null and carts.id is null then operator_alerts.subject else '' end as way,
      coalesce(operator_alerts.detail ->> 'due',
        to_char(raised_at at time zone ${sql.lit(homeTimeZone)}, 'YYYY-MM-DD')) as day, null as reason,
      nullif(trim(concat_ws(' ', users.first_name, users.last_name)), '') as customer,
      (operator_alerts.detail ->> 'cents')::integer as amount_cents, ${closedStop} as closed
    from operator_alerts
    left join checkout_attempts as attempts
      on attempts.id = coalesce(operator_alerts.detail ->> 'attempt', operator_alerts.subject)
    left join carts on carts.id = coalesce(attempts.cart_id, (select booked.id from carts as booked
      where operator_alerts.kind = 'order_link_unpaid' and booked.display_id = operator_alerts.subject limit 1))
    left join orders on orders.id = coalesce(operator_alerts.detail ->> 'order', (select placed.id from orders as placed
      where placed.cart_id = carts.id limit 1), operator_alerts.subject)
    left join users on users.id = coalesce(orders.user_id, carts.user_id)
    left join brands on brands.id = coalesce(orders.brand_id, carts.brand_id)
    where resolved_at is null`,
  labels_missing: legs(
    'labels_missing',
    shipDay,
    sql`parcels.label = 'wanted' and parcels.ship_date <= ${today}::date + 2`,
  ),
  late: legs(
    'late',
    arrivalDay,
    // Its day is past, or the carrier names a later one.
    sql`parcels.status not in ('waiting', 'label_ready')
      and (${arrivalDay} < ${today} or parcels.expected_on > ${arrivalDay}::date)`,
  ),
  pickup_due: legs(
    'pickup_due',
    shipDay,
    sql`parcels.ship_date = ${today}::date and parcels.status in ('waiting', 'label_ready')
      and not coalesce((parcels.carriage->>'dropOff')::boolean, false)`,
  ),
});

const tooLate = legs<TooLateItem>(
  'too_late',
  arrivalDay,
  sql`(parcels.order_id, parcels.leg) in (${movedLegs}) and ${arrivalDay} > ${neededBy}`,
);

/** The open items of one kind, oldest first, with their owners. */
export const listWork = (db: Queries, kind: WorkKind, today: string) => listOpen(db, sources(today)[kind]);

/** Legs that incidents moved so that they arrive after they are needed. */
export const listTooLate = (db: Queries) => listOpen(db, tooLate);

async function listOpen<T extends Item>(
  db: Queries,
  source: RawBuilder<Row<T>>,
): Promise<{ items: (Omit<Row<T>, 'owner_id' | 'owner_name'> & Pick<Item, 'owner'>)[]; more: boolean }> {
  const { rows } = await sql<Row<T>>`
    select open.*, work_items.owner_id,
      coalesce(nullif(trim(users.first_name || ' ' || users.last_name), ''), users.email) as owner_name
    from (${source}) as open
    left join work_items on work_items.kind = open.kind and work_items.subject = open.subject
    left join users on users.id = work_items.owner_id
    where work_items.done_at is null
    order by open.day, open.subject limit ${longest + 1}`.execute(db);
  return {
    items: rows.slice(0, longest).map(({ owner_id, owner_name, ...item }) => ({
      ...item,
      owner: owner_id === null ? null : { id: owner_id, name: owner_name ?? '' },
    })),
    more: rows.length > longest,
  };
}
