import type { Role } from '@sendahead/shared-contracts/call/roles';
import type { LegName } from '@sendahead/shared-contracts/orders/leg-name';
import type { CalendarDate } from '@sendahead/shared-contracts/primitives/calendar-date';
import type { Cents } from '@sendahead/shared-contracts/primitives/cents';
import { sql } from 'kysely';
import type { DatabaseTransaction, Queries } from '../../../platform/database/database.ts';
import type { Jobs } from '../../../platform/jobs/jobs.ts';
import { movePickupJob } from './jobs.ts';

/** A leg whose pickup is to move. */
export type MovedPickup = { orderId: string; leg: LegName };

/** The new day of the pickups, and the staff member who requested it. */
export type MoveOrder = { day: CalendarDate; by: { id: string; role: Role } };

/** The result for a pickup: `moved` with its days, or the code of why a person must handle it. */
export type MoveOutcome =
  | { outcome: 'moved'; days: { pickup: CalendarDate; arrival: CalendarDate } | null }
  | { outcome: string; differenceCents?: Cents | undefined };

/**
 * Queues moves of pickups, one job each. Moves left waiting by a stop, or left to a person, are discarded: a
 * pickup that is still affected is among `pickups`, and one that is not must not move.
 */
export async function startMoving(
  trx: DatabaseTransaction,
  jobs: Pick<Jobs, 'enqueue'>,
  incidentId: string,
  { day, by }: MoveOrder,
  pickups: readonly MovedPickup[],
): Promise<void> {
  const moving = { day, state: 'moving' as const, actor_id: by.id, actor_role: by.role };
  await trx
    .insertInto('incident_movings')
    .values({ incident_id: incidentId, ...moving })
    .onConflict((conflict) => conflict.column('incident_id').doUpdateSet(moving))
    .execute();
  await trx
    .deleteFrom('incident_moves')
    .where('incident_id', '=', incidentId)
    .where(sql<boolean>`outcome is distinct from 'moved'`)
    .execute();
  if (pickups.length === 0) return;
  await trx
    .insertInto('incident_moves')
    .values(pickups.map(({ orderId, leg }) => ({ incident_id: incidentId, order_id: orderId, leg })))
    .onConflict((conflict) =>
      conflict.columns(['incident_id', 'order_id', 'leg']).doUpdateSet({ outcome: null, generation: null }),
    )
    .execute();
  for (const pickup of pickups) await jobs.enqueue(trx, movePickupJob, { incidentId, ...pickup });
}

/** Stops the pending moves of pickups. */
export const stopMoving = async (db: Queries, incidentId: string): Promise<void> => {
  await db
    .updateTable('incident_movings')
    .set({ state: 'stopped' })
    .where('incident_id', '=', incidentId)
    .execute();
};

/** What to do with a pending pickup; undefined when it is done, or moving was stopped. */
export async function waitingMove(
  db: Queries,
  { incidentId, orderId, leg }: MovedPickup & { incidentId: string },
): Promise<MoveOrder | undefined> {
  const row = await db
    .selectFrom('incident_moves')
    .innerJoin('incident_movings', 'incident_movings.incident_id', 'incident_moves.incident_id')
    .select(['day', 'actor_id', 'actor_role'])
    .where('incident_moves.incident_id', '=', incidentId)
    .where('order_id', '=', orderId)
    .where('leg', '=', leg)
    .where('outcome', 'is', null)
    .where('state', '=', 'moving')
    .executeTakeFirst();
  return row && { day: row.day, by: { id: row.actor_id, role: row.actor_role } };
}

/** Stores the result for a pickup. */
export const noteMove = async (
  db: Queries,
  { incidentId, orderId, leg }: MovedPickup & { incidentId: string },
  result: MoveOutcome,
): Promise<void> => {
  const days = 'days' in result ? result.days : null;
  await db
    .updateTable('incident_moves')
    .set({
      outcome: result.outcome,
      difference_cents: ('differenceCents' in result ? result.differenceCents : null) ?? null,
      ...(days ? { moved_to: days.pickup, arrives_on: days.arrival } : {}),
    })
    .where('incident_id', '=', incidentId)
    .where('order_id', '=', orderId)
    .where('leg', '=', leg)
    .execute();
};

/** A pickup that an incident moved, with its former day; null where it was not recorded. */
export type PickupMovedAway = MovedPickup & {
  movedFrom: CalendarDate | null;
  movedTo: CalendarDate | null;
  generation: number | null;
};

/** The pickups that an incident moved and that were not moved back; only those of `orderId` if it is given. */
export const pickupsMovedBy = async (
  db: Queries,
  incidentId: string,
  orderId?: string,
): Promise<PickupMovedAway[]> =>
  db
    .selectFrom('incident_moves')
    .select(['order_id as orderId', 'leg', 'moved_from as movedFrom', 'moved_to as movedTo', 'generation'])
    .where('incident_id', '=', incidentId)
    .where('outcome', '=', 'moved')
    .$if(orderId !== undefined, (query) => query.where('order_id', '=', orderId ?? ''))
    .orderBy('order_id')
    .orderBy('leg')
    .execute();

/** Records that a pickup is back on its former day. */
export const noteMovedBack = async (
  db: Queries,
  { incidentId, orderId, leg }: MovedPickup & { incidentId: string },
): Promise<void> => {
  await db
    .updateTable('incident_moves')
    .set({ outcome: 'undone' })
    .where('incident_id', '=', incidentId)
    .where('order_id', '=', orderId)
    .where('leg', '=', leg)
    .where('outcome', '=', 'moved')
    .execute();
};

/** The orders that an incident moved. */
export const ordersMovedBy = async (db: Queries, incidentId: string): Promise<string[]> => {
  const rows = await db
    .selectFrom('incident_moves')
    .select('order_id')
    .distinct()
    .where('incident_id', '=', incidentId)
    .where('outcome', '=', 'moved')
    .execute();
  return rows.map(({ order_id }) => order_id);
};

/** The legs that incidents moved, as a subquery: `order_id` and `leg`. */
export const movedLegs = sql`select order_id, leg from incident_moves where outcome = 'moved'`;

/** The progress of an incident's moves, and the pickups left to a person; null when no move was requested. */
export async function movingOf(db: Queries, incidentId: string) {
  const moving = await db
    .selectFrom('incident_movings')
    .select(['day', 'state'])
    .where('incident_id', '=', incidentId)
    .executeTakeFirst();
  if (!moving) return null;
  const moves = await db
    .selectFrom('incident_moves')
    .select(['order_id', 'leg', 'outcome', 'difference_cents', 'moved_to', 'arrives_on', 'generation'])
    .where('incident_id', '=', incidentId)
    .orderBy('order_id')
    .orderBy('leg')
    .execute();
  const waiting = moves.filter(({ outcome }) => outcome === null).length;
  return {
    day: moving.day,
    state: waiting === 0 ? ('done' as const) : moving.state,
    moved: moves.filter(({ outcome }) => outcome === 'moved').length,
    waiting,
    left: moves.flatMap(({ order_id, leg, outcome, difference_cents }) =>
      outcome === null || outcome === 'moved' || outcome === 'undone'
        ? []
        : { order_id, leg, difference_cents, reason: outcome },
    ),
    results: moves.flatMap(({ order_id, leg, outcome, moved_to, arrives_on, generation }) =>
      outcome === 'moved'
        ? { order_id, leg, pickup_date: moved_to ?? moving.day, arrival_date: arrives_on, generation }
        : [],
    ),
  };
}
