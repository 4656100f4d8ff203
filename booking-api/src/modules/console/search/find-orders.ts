import type { FoundOrder } from '@sendahead/shared-contracts/console/search-calls';
import { type RawBuilder, sql } from 'kysely';
import type { Queries } from '../../../platform/database/database.ts';
import { contains, type Term } from '../../staff/public/people-search.ts';
import { customerOfOrder } from '../orders/customer-of-order.ts';
import { wholeNumberOf } from './spoken-number.ts';

/** The number of hits that can be examined completely; when there are more, the newest days are searched. */
const looksAt = 5000;
/**
 * The newest orders that are checked one by one before using the index: a frequent word occurs among them.
 */
const newestFirst = 5000;
/** The newest orders among which a frequent word is searched. */
const newest = 50_000;

/** Written one by one, because the index does not support `like all`. */
export const containsAllTerms = (terms: readonly Term[]): RawBuilder<boolean> =>
  sql`(${sql.join(
    terms.map((term) => contains(sql`order_search.search`, term)),
    sql` and `,
  )})`;

/** Whether a search matches few enough orders to examine all. */
export async function matchesFewOrders(trx: Queries, predicate: RawBuilder<boolean>): Promise<boolean> {
  const { rows } = await sql<{ hits: number }>`select count(*)::int as hits from (
    select from order_search where ${predicate} limit ${looksAt + 1}) found`.execute(trx);
  return (rows[0]?.hits ?? 0) <= looksAt;
}

type Row = FoundOrder & { hits: number };

/**
 * The newest orders that contain all words in their number, names, emails, phones, streets, zips, cards and
 * tracking numbers. The hits are gathered before sorting, because scanning by day takes long when all hits
 * are old. A word with too many hits is searched by day, up to `newest`.
 */
export async function findOrders(trx: Queries, terms: readonly Term[], limit: number): Promise<FoundOrder[]> {
  const predicate = containsAllTerms(terms);
  const first = await walkDays(trx, predicate, newestFirst, limit);
  if (first.length === limit) return first;
  const gathered = await show(
    trx,
    sql`select order_id, placed_at, count(*) over ()::int as hits from (
      select order_id, placed_at from order_search where ${predicate} limit ${looksAt + 1}) found`,
    limit,
  );
  if ((gathered[0]?.hits ?? 0) <= looksAt) return gathered;
  const walked = await walkDays(trx, predicate, newest, limit);
  return walked.length === limit ? walked : gathered;
}

const walkDays = (
  trx: Queries,
  predicate: RawBuilder<boolean>,
  among: number,
  limit: number,
): Promise<FoundOrder[]> =>
  show(
    trx,
    sql`select order_id, placed_at, 0 as hits from (
      select order_id, placed_at, search from order_search order by placed_at desc, order_id desc limit ${among}) order_search
      where ${predicate} order by placed_at desc, order_id desc limit ${limit}`,
    limit,
  );

/** An order by its whole number in any notation, by its id, or by the id of a refund. */
export async function findOrderByNumber(trx: Queries, number: string): Promise<FoundOrder | undefined> {
  const [found] = await show(
    trx,
    sql`select id as order_id, placed_at, 1 as hits from orders
      where id = ${number} or display_id = ${wholeNumberOf(number) ?? number.toUpperCase()}
        or id = (select order_id from refunds where refunds.id = ${number})`,
    1,
  );
  return found;
}

async function show(trx: Queries, hits: RawBuilder<unknown>, limit: number): Promise<Row[]> {
  const { rows } = await sql<Row>`
    with hits as materialized (${hits})
    select hits.hits, orders.id as order_id, orders.display_id, brands.slug as brand, orders.state,
      ${customerOfOrder} as customer,
      orders.shipment #>> '{legs,0,pickup_date}' as pickup_date
    from (select * from hits order by placed_at desc, order_id desc limit ${limit}) hits
      join orders on orders.id = hits.order_id
      join brands on brands.id = orders.brand_id
      join users on users.id = orders.user_id
    where orders.status <> 'void'
    order by hits.placed_at desc, hits.order_id desc`.execute(trx);
  return rows;
}
