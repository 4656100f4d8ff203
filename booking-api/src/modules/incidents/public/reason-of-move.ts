import type { LegName } from '@sendahead/shared-contracts/orders/leg-name';
import type { Queries } from '../../../platform/database/database.ts';
import type { MovedPickup } from './moving.ts';

/**
 * Records the order generation that begins with the move of a pickup, before the move, because its email
 * needs it.
 */
export const noteGeneration = async (
  db: Queries,
  { incidentId, orderId, leg }: MovedPickup & { incidentId: string },
  generation: number,
): Promise<void> => {
  await db
    .updateTable('incident_moves')
    .set({ generation })
    .where('incident_id', '=', incidentId)
    .where('order_id', '=', orderId)
    .where('leg', '=', leg)
    .execute();
};

/** The customers' sentence of the incident that caused a leg's change; undefined for any other change. */
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
    .where((row) => row.or([row('outcome', 'is', null), row('outcome', '=', 'moved')]))
    .executeTakeFirst();
  return row?.sentence;
}
