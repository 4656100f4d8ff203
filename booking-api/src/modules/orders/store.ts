import type { LineItem } from '@sendahead/shared-contracts/pricing/schema';
import { type CompiledQuery, type Insertable, type Selectable, sql } from 'kysely';
import type { Queries } from '../../platform/database.ts';
import type { Reference } from '../../platform/reference.ts';
import { inJson, worded, wordedRows, words } from '../../platform/worded.ts';
import type { ShipmentRecord } from './draft.ts';
import { parcelInsertion } from './parcels.ts';
import type { OrderTables } from './tables.ts';

export type Order = Selectable<OrderTables['orders']>;

export async function findOrder(db: Queries, id: string): Promise<Order | undefined> {
  return db.selectFrom('orders').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Locks an order until the transaction ends. */
export async function lockOrder(trx: Queries, id: string): Promise<Order | undefined> {
  return trx.selectFrom('orders').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

/** The order that a cart became. */
export async function findOrderOfCart(db: Queries, cartId: string): Promise<Order | undefined> {
  return (
    db
      .selectFrom('orders')
      .selectAll()
      .where('cart_id', '=', cartId)
      // Written out, as the index says it.
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

export type NewOrder = Omit<Order, 'currency' | 'shipment' | 'state' | 'state_at' | 'generation'> & {
  shipment: ShipmentRecord;
  lines: readonly LineItem[];
};

/** What writes an order with its lines and its bags: statements that may be sent as one. */
export async function orderInsertions(
  trx: Queries,
  { lines, shipment, ...row }: NewOrder,
  reference?: Reference,
): Promise<CompiledQuery<unknown>[]> {
  const { booking } = shipment;
  const parcels =
    booking && (await parcelInsertion(trx, { orderId: row.id, generation: 1, booking }, reference));
  return [
    orderInsertion({ ...row, shipment: inJson(shipment), state_at: row.placed_at }),
    ...(lines.length > 0 ? [lineInsertion(lineRows(row.id, lines))] : []),
    ...(parcels ? [parcels] : []),
  ];
}

export async function insertLines(trx: Queries, orderId: string, lines: readonly LineItem[]): Promise<void> {
  if (lines.length > 0) await trx.executeQuery(lineInsertion(lineRows(orderId, lines)));
}

const orderInsertion = worded((row: Insertable<OrderTables['orders']>) =>
  words.insertInto('orders').values(row),
);

const lineInsertion = wordedRows((rows: readonly Insertable<OrderTables['order_lines']>[]) =>
  words.insertInto('order_lines').values(rows),
);

const lineRows = (orderId: string, lines: readonly LineItem[]) =>
  lines.map((line, position) => ({
    order_id: orderId,
    position,
    line: inJson(line),
    amount_cents: line.amount_cents,
  }));
