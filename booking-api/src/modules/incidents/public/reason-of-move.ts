import type { LegName } from '@sendahead/shared-contracts/orders/leg-name';
import type { CalendarDate } from '@sendahead/shared-contracts/primitives/calendar-date';
import { sql } from 'kysely';
import type { Queries } from '../../../platform/database/database.ts';
import type { ActedPart } from './acting.ts';
import { reasonOfCarrier } from './carrier-moves.ts';
import { movedBackReason } from './copy/moved-back.ts';
import type { MovedPickup } from './moving.ts';

/**
 * Records the former day of a pickup, and the order generation that begins with its move, before the move:
 * its email needs the generation, and a repetition after a crash no longer finds the day. A pickup that the
 * incident moves twice keeps the day on which it was booked.
 */
export const noteGeneration = async (
  db: Queries,
  { incidentId, orderId, leg }: MovedPickup & { incidentId: string },
  { generation, day }: { generation: number; day: CalendarDate },
): Promise<void> => {
  await db
    .updateTable('incident_moves')
    .set({
      generation,
      moved_from: sql<CalendarDate>`case when moved_to = ${day}::date then coalesce(moved_from, ${day}::date)
        else ${day}::date end`,
    })
    .where('incident_id', '=', incidentId)
    .where('order_id', '=', orderId)
    .where('leg', '=', leg)
    .execute();
};

/**
 * The customers' reason for a leg's move by an incident, or back, or to another carrier; undefined for any other
 * change.
 */
export async function reasonOfMove(
  db: Queries,
  { orderId, leg, generation }: { orderId: string; leg: LegName; generation: number },
): Promise<string | undefined> {
  const row = await db
    .selectFrom('incident_moves')
    .innerJoin('incidents', 'incidents.id', 'incident_moves.incident_id')
    .select('sentence')
    .where('order_id', '=', orderId)
    .where('leg', '=', leg)
    .where('generation', '=', generation)
    .where((row) => row.or([row('outcome', 'is', null), row('outcome', 'in', ['moved', 'undone'])]))
    .executeTakeFirst();
  if (row) return row.sentence;
  const back = await findMessage(db, 'undo_move', { orderId, parts: [leg], generation });
  return back ? movedBackReason : reasonOfCarrier(db, { orderId, leg, generation });
}

/** CO-120: the reason of an undo; undefined where the customer, or staff on the order, undid the change. */
export const reasonOfUndo = async (
  db: Queries,
  { orderId, generation }: { orderId: string; generation: number },
): Promise<string | undefined> => {
  const back = await findMessage(db, 'undo_move', { orderId, parts: ['outbound', 'return'], generation });
  return back && movedBackReason;
};

/** CO-121: the sentence of the incident for which staff canceled an order or a leg. */
export const reasonOfCancel = async (
  db: Queries,
  { orderId, leg, generation }: { orderId: string; leg: LegName; generation: number },
): Promise<string | undefined> =>
  (await findMessage(db, 'refund', { orderId, parts: ['order', leg], generation }))?.sentence;

const findMessage = (
  db: Queries,
  act: ActedPart['act'],
  { orderId, parts, generation }: { orderId: string; parts: ActedPart['part'][]; generation: number },
) =>
  db
    .selectFrom('incident_act_orders')
    .innerJoin('incidents', 'incidents.id', 'incident_act_orders.incident_id')
    .select('sentence')
    .where('order_id', '=', orderId)
    .where('act', '=', act)
    .where('part', 'in', parts)
    .where('message_generation', '=', generation)
    .where((row) => row.or([row('outcome', 'is', null), row('outcome', '=', 'done')]))
    .executeTakeFirst();
