import type { Role } from '@sendahead/shared-contracts/call/roles';
import type { IncidentAct, OrderPart } from '@sendahead/shared-contracts/console/incident-act-calls';
import type { Cents } from '@sendahead/shared-contracts/primitives/cents';
import { sql } from 'kysely';
import type { DatabaseTransaction, Queries } from '../../../platform/database/database.ts';
import type { Jobs } from '../../../platform/jobs/jobs.ts';
import type { CarrierMove } from '../tables.ts';
import { shownMoves } from './carrier-moves.ts';
import { actOnOrderJob } from './jobs.ts';

export type { CarrierMove } from '../tables.ts';

/** One act on the orders of an incident. */
export type ActOfIncident = { incidentId: string; act: IncidentAct };

/** The part of an order that an act changes. */
export type ActedPart = ActOfIncident & { orderId: string; part: OrderPart };

/** A part of an order as its plan showed it. */
export type WantedPart = {
  orderId: string;
  part: OrderPart;
  generation: number;
  cents: Cents | null;
  carriers?: readonly CarrierMove[] | undefined;
};

/** The press that starts an act, and the colleague who approved it. */
export type ActPress = {
  key: string;
  reason: string;
  by: { id: string; role: Role };
  approvedBy?: string | undefined;
  at: string;
};

/** A pending part of an order, with its press. */
export type WaitingPart = {
  by: { id: string; role: Role };
  approvedBy: string | null;
  generation: number;
  cents: Cents | null;
  /** Empty for other acts. */
  carriers: readonly CarrierMove[];
  reason: string;
  key: string;
  /** Set once it was tried. */
  messageGeneration: number | null;
};

/**
 * Starts an act on orders, one job each, in a transaction that locks the incident. A press that was stored
 * before, or that arrives while orders are waiting, starts nothing. Orders left waiting by a stop, or left to
 * a person, are discarded unless they are among `wanted`. Returns how many orders are waiting.
 */
export async function startActing(
  trx: DatabaseTransaction,
  jobs: Pick<Jobs, 'enqueue'>,
  { incidentId, act }: ActOfIncident,
  { key, reason, by, approvedBy, at }: ActPress,
  wanted: readonly WantedPart[],
): Promise<number> {
  const begun = await findBegun(trx, { incidentId, act });
  if (begun && (begun.press_key === key || (begun.state === 'going' && begun.waiting > 0)))
    return begun.waiting;
  const press = { state: 'going' as const, comment: reason, press_key: key };
  await trx
    .insertInto('incident_acts')
    .values({ incident_id: incidentId, act, ...press })
    .onConflict((conflict) => conflict.columns(['incident_id', 'act']).doUpdateSet(press))
    .execute();
  await trx
    .deleteFrom('incident_act_orders')
    .where('incident_id', '=', incidentId)
    .where('act', '=', act)
    .where(sql<boolean>`outcome is distinct from 'done'`)
    .execute();
  if (wanted.length === 0) return 0;
  const common = { actor_id: by.id, actor_role: by.role, approved_by: approvedBy ?? null, asked_at: at };
  for (const { orderId, part, generation, cents, carriers } of wanted) {
    const row = {
      ...common,
      generation,
      cents,
      carriers: carriers ? JSON.stringify(carriers) : null,
      outcome: null,
      message_generation: null,
    };
    await trx
      .insertInto('incident_act_orders')
      .values({ incident_id: incidentId, act, order_id: orderId, part, ...row })
      .onConflict((conflict) => conflict.columns(['incident_id', 'act', 'order_id', 'part']).doUpdateSet(row))
      .execute();
    await jobs.enqueue(trx, actOnOrderJob, { incidentId, act, orderId, part });
  }
  return wanted.length;
}

/** The act that a press began, with the number of orders that wait; undefined before the first press. */
export const findBegun = (db: Queries, { incidentId, act }: ActOfIncident) =>
  db
    .selectFrom('incident_acts')
    .select(['press_key', 'state'])
    .select((row) =>
      row
        .selectFrom('incident_act_orders as part')
        .select(sql<number>`count(*)::int`.as('waiting'))
        .whereRef('part.incident_id', '=', 'incident_acts.incident_id')
        .whereRef('part.act', '=', 'incident_acts.act')
        .where('outcome', 'is', null)
        .$asScalar()
        .$notNull()
        .as('waiting'),
    )
    .where('incident_id', '=', incidentId)
    .where('act', '=', act)
    .executeTakeFirst();

/** Stops the pending orders of an act. */
export const stopActing = async (db: Queries, { incidentId, act }: ActOfIncident): Promise<void> => {
  await db
    .updateTable('incident_acts')
    .set({ state: 'stopped' })
    .where('incident_id', '=', incidentId)
    .where('act', '=', act)
    .execute();
};

/** What to do with a pending part of an order; undefined when it is done, or the act was stopped. */
export async function waitingPart(
  db: Queries,
  one: ActedPart,
  lock = false,
): Promise<WaitingPart | undefined> {
  const row = await db
    .selectFrom('incident_act_orders as part')
    .innerJoin('incident_acts as begun', (join) =>
      join.onRef('begun.incident_id', '=', 'part.incident_id').onRef('begun.act', '=', 'part.act'),
    )
    .select(['actor_id', 'actor_role', 'approved_by', 'generation', 'cents', 'comment', 'press_key'])
    .select(['message_generation', 'carriers'])
    .where('part.incident_id', '=', one.incidentId)
    .where('part.act', '=', one.act)
    .where('order_id', '=', one.orderId)
    .where('part', '=', one.part)
    .where('outcome', 'is', null)
    .where('state', '=', 'going')
    .$if(lock, (query) => query.forUpdate('part'))
    .executeTakeFirst();
  return (
    row && {
      by: { id: row.actor_id, role: row.actor_role },
      approvedBy: row.approved_by,
      generation: row.generation,
      cents: row.cents,
      carriers: row.carriers ?? [],
      reason: row.comment,
      key: row.press_key,
      messageGeneration: row.message_generation,
    }
  );
}

/** Stores the result of an act for a part of an order, or the generation whose message gives the reason. */
export const notePart = async (
  db: Queries,
  { incidentId, act, orderId, part }: ActedPart,
  set: { outcome: string; cents?: Cents | null } | { message_generation: number },
): Promise<void> => {
  await db
    .updateTable('incident_act_orders')
    .set(set)
    .where('incident_id', '=', incidentId)
    .where('act', '=', act)
    .where('order_id', '=', orderId)
    .where('part', '=', part)
    .execute();
};

/** The acts on an incident's orders, with the result of each order that is not waiting. */
export async function actsOf(db: Queries, incidentId: string) {
  const begun = await db
    .selectFrom('incident_acts')
    .select(['act', 'state'])
    .where('incident_id', '=', incidentId)
    .execute();
  const parts = await db
    .selectFrom('incident_act_orders as acted')
    .leftJoin('incident_moves as moved', (join) =>
      join
        .onRef('moved.incident_id', '=', 'acted.incident_id')
        .onRef('moved.order_id', '=', 'acted.order_id')
        .on(sql<boolean>`moved.leg = acted.part and acted.act = 'undo_move'`),
    )
    .select(['acted.act', 'acted.order_id', 'part', 'cents', 'carriers', 'acted.outcome', 'moved_from'])
    .where('acted.incident_id', '=', incidentId)
    .orderBy('acted.order_id')
    .orderBy('part')
    .execute();
  return begun.map(({ act, state }) => {
    const own = parts.filter((one) => one.act === act);
    const done = own.filter(({ outcome }) => outcome === 'done');
    const waiting = own.filter(({ outcome }) => outcome === null).length;
    return {
      act,
      state: waiting === 0 ? ('done' as const) : state,
      done: done.length,
      waiting,
      cents: done.reduce((sum, { cents }) => sum + (cents ?? 0), 0),
      results: own.flatMap(({ order_id, part, cents, carriers, outcome, moved_from }) =>
        outcome === null
          ? []
          : {
              ...{ order_id, part, cents, day: moved_from, reason: outcome === 'done' ? null : outcome },
              ...(carriers ? { carriers: shownMoves(carriers) } : {}),
            },
      ),
    };
  });
}

/** Days within which a person's cancellations for incidents count together. */
const days = 30;

/**
 * The cents that someone refunded for incidents in thirty days, or approved: several presses count as one.
 * What a colleague approved counts for the colleague.
 */
export async function refundedForIncidents(db: Queries, userId: string, nowMs: number): Promise<number> {
  const { sum } = await db
    .selectFrom('incident_act_orders')
    .select(sql<number>`coalesce(sum(cents), 0)::int`.as('sum'))
    .where('act', '=', 'refund')
    .where(sql<boolean>`coalesce(approved_by, actor_id) = ${userId}`)
    .where((row) => row.or([row('outcome', 'is', null), row('outcome', '=', 'done')]))
    .where('asked_at', '>', new Date(nowMs - days * 86_400_000).toISOString())
    .executeTakeFirstOrThrow();
  return sum;
}
