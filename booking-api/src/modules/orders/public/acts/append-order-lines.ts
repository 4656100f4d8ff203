import type { LineItem } from '@sendahead/shared-contracts/pricing/schema';
import { addCents, type Cents, cents } from '@sendahead/shared-contracts/primitives/cents';
import { sql } from 'kysely';
import type { DatabaseTransaction } from '../../../../platform/database/database.ts';
import { newId } from '../../../../platform/security/secrets.ts';
import type { ShipmentRecord } from '../../../bookings/public/draft.ts';
import type { Order } from '../store.ts';

/** An action's change of a price, with its steps. */
export const lineOfAction = ({
  leg,
  kind = 'adjustment',
  title,
  amountCents,
  explain,
}: Pick<LineItem, 'leg' | 'title' | 'explain'> & {
  kind?: LineItem['kind'];
  amountCents: Cents;
}): LineItem => ({
  id: `leg-${leg ?? 'whole'}-${newId('lin')}`,
  kind,
  leg,
  traveler_id: null,
  title,
  detail: '',
  amount_cents: amountCents,
  original_price_cents: null,
  explain,
});

/** Appends an action's change of the price, so that the lines still sum to the total. */
export async function appendOrderLines(
  trx: DatabaseTransaction,
  order: Order,
  lines: readonly LineItem[],
): Promise<void> {
  for (const line of lines) {
    const position = sql<number>`(select coalesce(max(position), -1) + 1 from order_lines where order_id = ${order.id})`;
    await trx
      .insertInto('order_lines')
      .values({
        order_id: order.id,
        position,
        line: sql<LineItem>`${JSON.stringify(line)}::jsonb`,
        amount_cents: line.amount_cents,
      })
      .execute();
  }
  const changed = addCents(...lines.map(({ amount_cents }) => amount_cents));
  await trx
    .updateTable('orders')
    .set({ total_cents: Math.max(0, cents(order.total_cents + changed)) })
    .where('id', '=', order.id)
    .execute();
}

export const writeShipment = (trx: DatabaseTransaction, orderId: string, shipment: ShipmentRecord) =>
  trx
    .updateTable('orders')
    .set({ shipment: sql`${JSON.stringify(shipment)}::jsonb` })
    .where('id', '=', orderId)
    .execute();
