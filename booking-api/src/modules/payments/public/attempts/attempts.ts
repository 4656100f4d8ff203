import { type Selectable, sql } from 'kysely';
import type { Queries } from '../../../../platform/database/database.ts';
import { noteOrder } from '../../../../platform/tracing/current-work.ts';
import type { OrderDraft } from '../../../bookings/public/draft.ts';
import type { PaymentTables } from '../tables.ts';
import { type AttemptState, liveStates } from './attempt-states.ts';

export type Attempt = Selectable<PaymentTables['checkout_attempts']>;

/**
 * The states of a live attempt, for a query. They are literals, so that the planner sees which partial index
 * applies.
 */
export const liveStatesInSql = liveStates.map((state) => sql.lit(state));

/** States that end within seconds, unless the attempt was abandoned. */
const passingStatesInSql = liveStates.filter((state) => state !== 'waiting').map((state) => sql.lit(state));

/** The data of an attempt, without the timestamps that the database maintains. */
export type AttemptRecord = Omit<Attempt, 'lease_until' | 'asked_at' | 'created_at' | 'updated_at'>;

/** Seconds after which another process may take an attempt over: card check, authorization, search. */
const leaseSeconds = 45;
/** When an attempt that is written now may be taken over. */
const lease = sql<string>`now() + make_interval(secs => ${leaseSeconds})`;

/** A finished attempt no longer stores names, addresses and reasons: the order has them, if there is one. */
const draftWithoutPeople = sql<OrderDraft>`jsonb_set(draft, '{shipment}', '{"legs": [], "travelers": []}')
  #- '{purpose,settlement,reason}'`;

/** A new attempt without any results. */
export const blankAttempt = {
  provider: null,
  transaction_id: null,
  value_cents: 0,
  amends_order_id: null,
  paid_before_cents: null,
  club_id: null,
  club_cents: 0,
  payment_method_id: null,
  owner_id: null,
  share_id: null,
} as const;

/** Stores an attempt; from now on it may have asked the gateway for money. */
export async function insertAttempt(trx: Queries, attempt: AttemptRecord): Promise<void> {
  noteOrder(attempt.order_id);
  await trx
    .insertInto('checkout_attempts')
    .values({
      ...attempt,
      lease_until: lease,
      asked_at: attempt.state === 'authorising' ? sql<string>`now()` : null,
    })
    .execute();
}

export async function findByKey(db: Queries, scope: string, key: string): Promise<Attempt | undefined> {
  return db
    .selectFrom('checkout_attempts')
    .selectAll()
    .where('actor_scope', '=', scope)
    .where('idempotency_key', '=', key)
    .executeTakeFirst();
}

export async function findAttempt(db: Queries, id: string): Promise<Attempt | undefined> {
  const found = await db.selectFrom('checkout_attempts').selectAll().where('id', '=', id).executeTakeFirst();
  noteOrder(found?.order_id);
  return found;
}

/** The attempt of a cart that is in progress, and whether its owner has been silent for too long. */
export async function findLive(
  db: Queries,
  cartId: string,
): Promise<(Attempt & { abandoned: boolean }) | undefined> {
  return db
    .selectFrom('checkout_attempts')
    .selectAll()
    .select(sql<boolean>`lease_until < now() and state <> 'waiting'`.as('abandoned'))
    .where('cart_id', '=', cartId)
    .where('share_id', 'is', null)
    .where('state', 'in', liveStatesInSql)
    .executeTakeFirst();
}

/** The newest attempt for an order id by this account, and whether it was abandoned. */
export async function findLatest(
  db: Queries,
  orderId: string,
  userId: string,
): Promise<(Attempt & { abandoned: boolean }) | undefined> {
  return db
    .selectFrom('checkout_attempts')
    .selectAll()
    .select(sql<boolean>`lease_until < now() and state <> 'waiting'`.as('abandoned'))
    .where('order_id', '=', orderId)
    .where('user_id', '=', userId)
    .where('share_id', 'is', null)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** Further changes of an attempt that moves on. */
type AttemptChanges = {
  provider?: string | undefined;
  transactionId?: string | undefined;
  outcome?: string | undefined;
  answer?: string | undefined;
};

/**
 * Moves an attempt forward from one of the named states and renews its lease. Returns the transaction that
 * pays for it; undefined when another process has moved it, so that the caller must stop.
 */
export async function advance(
  db: Queries,
  id: string,
  from: readonly AttemptState[],
  to: AttemptState,
  { provider, transactionId, outcome, answer }: AttemptChanges = {},
): Promise<Pick<Attempt, 'transaction_id'> | undefined> {
  return db
    .updateTable('checkout_attempts')
    .set({
      state: to,
      updated_at: sql<string>`now()`,
      lease_until: lease,
      ...(provider === undefined ? {} : { provider }),
      ...(transactionId === undefined ? {} : { transaction_id: transactionId }),
      ...(outcome === undefined ? {} : { outcome }),
      ...(answer === undefined ? {} : { answer, draft: draftWithoutPeople }),
    })
    .where('id', '=', id)
    .where('state', 'in', [...from])
    .returning('transaction_id')
    .executeTakeFirst();
}

/** Abandoned attempts, oldest first. */
export async function findAbandoned(db: Queries): Promise<Attempt[]> {
  return db
    .selectFrom('checkout_attempts')
    .selectAll()
    .where((where) =>
      where.or([
        where.and([where('state', 'in', passingStatesInSql), where('lease_until', '<', sql<string>`now()`)]),
        where('state', '=', 'unknown'),
      ]),
    )
    .orderBy('created_at')
    .limit(200)
    .execute();
}

/** Whether the gateway was asked more than `seconds` ago: a call that has not arrived by then never will. */
export async function isRequestOverdue(db: Queries, id: string, seconds: number): Promise<boolean> {
  const row = await db
    .selectFrom('checkout_attempts')
    .select(
      sql<boolean>`coalesce(asked_at, created_at) < now() - make_interval(secs => ${seconds})`.as('long'),
    )
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.long ?? true;
}
