import type { LegName } from '@sendahead/shared-contracts/orders/leg-name';
import { sql } from 'kysely';
import type { DatabaseTransaction } from '../../../../platform/database/database.ts';
import { newId } from '../../../../platform/security/secrets.ts';
import type { Order } from '../store.ts';
import type { ActName, UndoRecord } from './undoable.ts';

/** An act on an order, and its actor. */
export type Act = {
  act: ActName;
  leg?: LegName | undefined;
  actorId: string;
  amountCents: number;
  comment?: string | undefined;
  /** What it changed in the booking, a sentence each, because later acts replace the bags that showed it. */
  changes?: readonly string[];
  /** Of a change of the whole order, the legs whose bags it made again; absent where it made all. */
  remade?: readonly LegName[] | undefined;
  /** The difference that staff waived. */
  waivedCents?: number | undefined;
  transactionId?: string | null | undefined;
  at: string;
};

/**
 * Records an act on an order; admins see who did it for whom. With `undo` the act can be undone for a while,
 * and replaces the previous one.
 */
export async function recordAct(
  trx: DatabaseTransaction,
  order: Pick<Order, 'id' | 'generation'>,
  {
    act,
    leg,
    actorId,
    amountCents,
    comment = '',
    changes = [],
    remade,
    waivedCents,
    transactionId = null,
    at,
  }: Act,
  undo?: UndoRecord | undefined,
): Promise<void> {
  const id = newId('act');
  await trx
    .insertInto('order_acts')
    .values({
      id,
      order_id: order.id,
      generation: order.generation,
      act,
      leg: leg ?? null,
      actor_id: actorId,
      amount_cents: amountCents,
      comment,
      state: 'done',
      transaction_id: transactionId,
      detail: sql`${JSON.stringify({ changes, remade, waivedCents, undo })}::jsonb`,
      at,
    })
    .execute();
  await trx
    .updateTable('orders')
    .set({ undo_act_id: undo ? id : null })
    .where('id', '=', order.id)
    .execute();
}
