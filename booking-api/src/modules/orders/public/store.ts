import { endStates } from '@sendahead/shared-contracts/orders/states';
import type { LineItem } from '@sendahead/shared-contracts/pricing/schema';
import { type Selectable, sql } from 'kysely';
import type { Queries } from '../../../platform/database/database.ts';
import { noteOrder } from '../../../platform/tracing/current-work.ts';
import type { ShipmentRecord } from '../../bookings/public/draft.ts';
import { insertParcels } from './parcels.ts';
import type { OrderTables } from './tables.ts';

export type Order = Selectable<OrderTables['orders']>;

export async function findOrder(db: Queries, id: string): Promise<Order | undefined> {
  noteOrder(id);
  return db.selectFrom('orders').selectAll().where('id', '=', id).executeTakeFirst();
}

/** The brand of a user's latest order; undefined before the first one. */
export const latestBrandOf = async (db: Queries, userId: string): Promise<number | undefined> =>
  (
    await db
      .selectFrom('orders')
      .select('brand_id')
      .where('user_id', '=', userId)
      .orderBy('placed_at', 'desc')
      .executeTakeFirst()
  )?.brand_id;

/**
 * A brand's order, or any brand's for null, by the number that its customer reads; a void order is not found.
 */
export async function findOrderByNumber(
  db: Queries,
  number: string,
  brandId: number | null,
): Promise<Order | undefined> {
  return db
    .selectFrom('orders')
    .selectAll()
    .where('display_id', '=', number)
    .$if(brandId !== null, (query) => query.where('brand_id', '=', brandId))
    .where('status', '<>', 'void')
    .executeTakeFirst();
}

/** Locks an order until the transaction ends. */
export async function lockOrder(trx: Queries, id: string): Promise<Order | undefined> {
  noteOrder(id);
  return trx.selectFrom('orders').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

/** The order of a cart. */
export async function findOrderOfCart(db: Queries, cartId: string): Promise<Order | undefined> {
  return (
    db
      .selectFrom('orders')
      .selectAll()
      .where('cart_id', '=', cartId)
      // Written in full, to match the index.
      .where('status', '<>', sql.lit('void'))
      .executeTakeFirst()
  );
}

export async function readLines(db: Queries, orderId: string): Promise<LineItem[]> {
  const rows = await db
    .selectFrom('order_lines')
    .select('line')
    .where('order_id', '=', orderId)
    .orderBy('position')
    .execute();
  return rows.map((row) => row.line);
}

export type NewOrder = Omit<
  Order,
  'currency' | 'shipment' | 'state' | 'state_at' | 'generation' | 'undo_act_id' | 'people_removed_at'
> & {
  shipment: ShipmentRecord;
  lines: readonly LineItem[];
};

/** Writes an order with its lines and its bags. */
export async function insertOrder(trx: Queries, { lines, ...row }: NewOrder): Promise<void> {
  await trx
    .insertInto('orders')
    .values({ ...row, state_at: row.placed_at })
    .execute();
  await insertLines(trx, row.id, lines);
  const { booking } = row.shipment;
  if (booking) await insertParcels(trx, row.id, 1, booking);
}

export async function insertLines(trx: Queries, orderId: string, lines: readonly LineItem[]): Promise<void> {
  if (lines.length === 0) return;
  await trx
    .insertInto('order_lines')
    .values(
      lines.map((line, position) => ({ order_id: orderId, position, line, amount_cents: line.amount_cents })),
    )
    .execute();
}

/** The end states as a list in SQL. Written out instead of as parameters, to match the index of orders in progress. */
export const endStatesInSql = sql.raw(`(${endStates.map((state) => `'${state}'`).join(', ')})`);
