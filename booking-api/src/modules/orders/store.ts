import type { LineItem } from '@sendahead/shared-contracts/pricing/schema';
import { type Selectable, sql } from 'kysely';
import type { Queries } from '../../platform/database.ts';
import type { Reference } from '../../platform/reference.ts';
import type { ShipmentRecord } from './draft.ts';
import { insertParcels } from './parcels.ts';
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
  return db
    .selectFrom('orders')
    .selectAll()
    .where('cart_id', '=', cartId)
    .where('status', '<>', 'void')
    .executeTakeFirst();
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

export async function insertOrder(
  trx: Queries,
  order: Omit<Order, 'currency' | 'shipment' | 'state' | 'state_at' | 'generation'> & {
    shipment: ShipmentRecord;
    lines: readonly LineItem[];
  },
  reference?: Reference,
): Promise<void> {
  const { lines, shipment, ...row } = order;
  await Promise.all([
    trx
      .insertInto('orders')
      .values({ ...row, shipment: sql`${JSON.stringify(shipment)}::jsonb`, state_at: row.placed_at })
      .execute(),
    insertLines(trx, row.id, lines),
    shipment.booking && insertParcels(trx, row.id, 1, shipment.booking, reference),
  ]);
}

export async function insertLines(trx: Queries, orderId: string, lines: readonly LineItem[]): Promise<void> {
  if (lines.length === 0) return;
  await trx
    .insertInto('order_lines')
    .values(
      lines.map((line, position) => ({
        order_id: orderId,
        position,
        line: sql<LineItem>`${JSON.stringify(line)}::jsonb`,
        amount_cents: line.amount_cents,
      })),
    )
    .execute();
}
