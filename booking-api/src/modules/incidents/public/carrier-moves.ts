import type { CarrierMoveOfLeg } from '@sendahead/shared-contracts/console/incident-act-calls';
import type { LegName } from '@sendahead/shared-contracts/orders/leg-name';
import { sql } from 'kysely';
import type { Queries } from '../../../platform/database/database.ts';
import type { CarrierMove } from '../tables.ts';
import type { ActedPart } from './acting.ts';
import { carriedByReason } from './copy/other-carrier.ts';

/** The outcome for an order whose difference waits for a second person. */
export const awaitsApproval = 'awaits_approval';

/** Moves to other carriers, as the console shows them. */
export const shownMoves = (moves: readonly CarrierMove[]): CarrierMoveOfLeg[] =>
  moves.map(({ leg, from, to }) => ({ leg, from, to }));

/** Whether another leg of the order, moved by the same act, began this generation of the order. */
export const isOwnGeneration = async (
  db: Queries,
  { incidentId, act, orderId, part }: ActedPart,
  generation: number,
): Promise<boolean> =>
  (await db
    .selectFrom('incident_act_orders')
    .select('part')
    .where('incident_id', '=', incidentId)
    .where('act', '=', act)
    .where('order_id', '=', orderId)
    .where('part', '<>', part)
    .where('message_generation', '=', generation)
    .where((row) => row.or([row('outcome', 'is', null), row('outcome', '=', 'done')]))
    .executeTakeFirst()) !== undefined;

/** Records that a second person approved the difference of an order, and that its carrier changed. */
export const noteApprovedCarrier = async (
  db: Queries,
  orderId: string,
  approvedBy: string,
): Promise<void> => {
  await db
    .updateTable('incident_act_orders')
    .set({ outcome: 'done', approved_by: approvedBy })
    .where('act', '=', 'other_carrier')
    .where('order_id', '=', orderId)
    .where('outcome', '=', awaitsApproval)
    .execute();
};

/**
 * CO-123: why staff changed the carrier of an order, with the new carrier and its days; undefined for any other
 * change. A change that waited for approval is known by the carrier of its bags.
 */
export async function reasonOfCarrier(
  db: Queries,
  { orderId, leg, generation }: { orderId: string; leg: LegName; generation: number },
): Promise<string | undefined> {
  const found = await db
    .selectFrom('incident_act_orders as acted')
    .innerJoin('incidents', 'incidents.id', 'acted.incident_id')
    .select(['sentence', 'acted.carriers'])
    .where('acted.order_id', '=', orderId)
    .where('act', '=', 'other_carrier')
    .where('part', 'in', ['order', leg])
    .where('message_generation', '=', generation)
    .where((row) =>
      row.or([
        row('outcome', 'is', null),
        row('outcome', '=', 'done'),
        row.and([
          row('outcome', '=', awaitsApproval),
          sql<boolean>`exists (select from order_parcels bag where bag.order_id = acted.order_id
            and bag.generation = ${generation}
            and bag.carriage ->> 'carrier' = acted.carriers #>> '{0,service,carrier}')`,
        ]),
      ]),
    )
    .executeTakeFirst();
  return found && carriedByReason(found.sentence, found.carriers ?? []);
}
