import { endStates } from '@sendahead/shared-contracts/orders/states';
import { addDays, type CalendarDate } from '@sendahead/shared-contracts/primitives/calendar-date';
import { sql } from 'kysely';
import type { Queries } from '../../platform/database/database.ts';
import { refuse } from '../../platform/http/refusal.ts';
import type { Order } from './public/store.ts';

type Cursor = { placedAt: string; id: string };

const encodeCursor = ({ placed_at, id }: Order): string =>
  Buffer.from(`${placed_at} ${id}`).toString('base64url');

/** Throws Refusal `malformed` for a key that we did not issue. */
function decodeCursor(text: string): Cursor {
  const match = /^(\d{4}-\d\d-\d\dT[\d:.]+Z) (ord_[0-9a-z]{1,40})$/.exec(
    Buffer.from(text, 'base64url').toString('utf8'),
  );
  const [, placedAt, id] = match ?? [];
  if (!placedAt || !id || Number.isNaN(Date.parse(placedAt)))
    throw refuse('malformed', [{ path: 'query.before', code: 'malformed' }]);
  return { placedAt, id };
}

/** The owner of the orders, and their filter. */
export type HistoryFilter = { userId: string; search?: string | undefined; year?: number | undefined };

/** How many upcoming orders are listed above the others. */
const maxComing = 20;
/** An order without updates for this long after its last day counts as over, whatever its state. */
const silentDays = 30;

const pickupOf = sql<string>`(shipment #>> '{legs,0,pickup_date}')`;
const arrivalOf = sql<string>`(shipment #>> '{legs,-1,arrival_date}')`;

/** The searched fields of an order: its number, its places and its travelers. */
const wordsOf = sql<string>`lower(display_id || ' ' || coalesce((
  select string_agg(word #>> '{}', ' ') from (
    select jsonb_path_query(shipment, '$.legs[*].*.name')
    union all select jsonb_path_query(shipment, '$.legs[*].*.lines[*]')
    union all select jsonb_path_query(shipment, '$.travelers[*].name')
  ) words (word)), ''))`;

/** A user's orders; a void order was never placed. */
const ordersOf = (db: Queries, { userId, search = '', year }: HistoryFilter) => {
  let query = db
    .selectFrom('orders')
    .where('user_id', '=', userId)
    // Written in full, to match the index.
    .where('status', '<>', sql.lit('void'));
  for (const word of search
    .toLowerCase()
    .split(/[\s,]+/)
    .filter(Boolean))
    query = query.where(sql<boolean>`strpos(${wordsOf}, ${word}) > 0`);
  return year === undefined ? query : query.where(sql<boolean>`left(${pickupOf}, 4) = ${String(year)}`);
};

/** A page of a user's orders, newest first. */
export async function pageOfOrders(
  db: Queries,
  filter: HistoryFilter,
  { before, limit }: { before: string | undefined; limit: number },
): Promise<{ orders: Order[]; next: string | null }> {
  const cursor = before ? decodeCursor(before) : undefined;
  let query = ordersOf(db, filter)
    .selectAll()
    .orderBy('placed_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit + 1);
  if (cursor)
    query = query.where(sql<boolean>`(placed_at, id) < (${cursor.placedAt}::timestamptz, ${cursor.id})`);
  const rows = await query.execute();
  const orders = rows.slice(0, limit);
  const last = orders.at(-1);
  return { orders, next: rows.length > limit && last ? encodeCursor(last) : null };
}

/** Orders that have not arrived yet, soonest pickup first. */
export const comingOrders = (db: Queries, filter: HistoryFilter, today: CalendarDate): Promise<Order[]> =>
  ordersOf(db, filter)
    .selectAll()
    .where('state', 'not in', endStates)
    .where(sql<boolean>`${arrivalOf} >= ${addDays(today, -silentDays)}`)
    .orderBy(pickupOf)
    .orderBy('id')
    .limit(maxComing)
    .execute();

/** The years with shipments, latest first. */
export async function yearsOfOrders(db: Queries, userId: string): Promise<number[]> {
  const rows = await ordersOf(db, { userId })
    .select(sql<string>`left(${pickupOf}, 4)`.as('year'))
    .distinct()
    .orderBy('year', 'desc')
    .execute();
  return rows.map(({ year }) => Number(year));
}
