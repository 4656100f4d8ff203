import { type Selectable, sql } from 'kysely';
import type { Queries } from '../../platform/database.ts';
import { type AttemptState, liveStates } from './attempt-states.ts';
import type { PaymentTables } from './tables.ts';

export type Attempt = Selectable<PaymentTables['checkout_attempts']>;

/** Seconds that a press may take before another process may take it over: card check, authorisation, search. */
const leaseSeconds = 45;
const lease = sql<string>`now() + make_interval(secs => ${leaseSeconds})`;

/** A press that is over keeps names and addresses no longer: they stand in the order, or nowhere. */
const withoutPeople = sql<Attempt['draft']>`jsonb_set(draft, '{shipment}', '{"legs": [], "travelers": []}')`;

export type NewAttempt = Omit<
  PaymentTables['checkout_attempts'],
  | 'provider'
  | 'transaction_id'
  | 'lease_until'
  | 'asked_at'
  | 'created_at'
  | 'updated_at'
  | 'draft'
  | OptionalColumn
> &
  Partial<Pick<Attempt, OptionalColumn>> & { draft: Attempt['draft'] };

type OptionalColumn =
  | 'value_cents'
  | 'amends_order_id'
  | 'paid_before_cents'
  | 'club_id'
  | 'club_cents'
  | 'payment_method_id'
  | 'owner_id';

export async function insertAttempt(trx: Queries, attempt: NewAttempt): Promise<Attempt> {
  return trx
    .insertInto('checkout_attempts')
    .values({ ...attempt, draft: sql`${JSON.stringify(attempt.draft)}::jsonb`, lease_until: lease })
    .returningAll()
    .executeTakeFirstOrThrow();
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
  return db.selectFrom('checkout_attempts').selectAll().where('id', '=', id).executeTakeFirst();
}

/** The press of a cart that is on its way, and whether whoever took it has been silent for too long. */
export async function findLive(
  db: Queries,
  cartId: string,
): Promise<(Attempt & { abandoned: boolean }) | undefined> {
  return db
    .selectFrom('checkout_attempts')
    .selectAll()
    .select(sql<boolean>`lease_until < now()`.as('abandoned'))
    .where('cart_id', '=', cartId)
    .where('state', 'in', [...liveStates])
    .executeTakeFirst();
}

/** The newest press for an order id by this account, and whether it was abandoned. */
export async function findLatest(
  db: Queries,
  orderId: string,
  userId: string,
): Promise<(Attempt & { abandoned: boolean }) | undefined> {
  return db
    .selectFrom('checkout_attempts')
    .selectAll()
    .select(sql<boolean>`lease_until < now()`.as('abandoned'))
    .where('order_id', '=', orderId)
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/**
 * Moves a press forward, but only from the states named: whoever was overtaken gets undefined and must stop.
 * `renew` gives it a new lease, `asked` notes that the gateway is about to be called.
 */
export async function advance(
  db: Queries,
  id: string,
  from: readonly AttemptState[],
  to: AttemptState,
  more: {
    provider?: string | undefined;
    transactionId?: string | undefined;
    outcome?: string | undefined;
    answer?: string | undefined;
    asked?: boolean | undefined;
  } = {},
): Promise<Attempt | undefined> {
  return db
    .updateTable('checkout_attempts')
    .set({
      state: to,
      updated_at: sql<string>`now()`,
      lease_until: lease,
      ...(more.provider === undefined ? {} : { provider: more.provider }),
      ...(more.transactionId === undefined ? {} : { transaction_id: more.transactionId }),
      ...(more.outcome === undefined ? {} : { outcome: more.outcome }),
      ...(more.answer === undefined ? {} : { answer: more.answer, draft: withoutPeople }),
      ...(more.asked ? { asked_at: sql<string>`now()` } : {}),
    })
    .where('id', '=', id)
    .where('state', 'in', [...from])
    .returningAll()
    .executeTakeFirst();
}

/** Presses that nobody works on any more, oldest first. */
export async function findAbandoned(db: Queries): Promise<Attempt[]> {
  return db
    .selectFrom('checkout_attempts')
    .selectAll()
    .where((where) =>
      where.or([
        where.and([where('state', 'in', [...liveStates]), where('lease_until', '<', sql<string>`now()`)]),
        where('state', '=', 'unknown'),
      ]),
    )
    .orderBy('created_at')
    .limit(200)
    .execute();
}

/** True when the gateway was asked so long ago that a call which did not arrive by now never will. */
export async function askedLongAgo(db: Queries, id: string, seconds: number): Promise<boolean> {
  const row = await db
    .selectFrom('checkout_attempts')
    .select(
      sql<boolean>`coalesce(asked_at, created_at) < now() - make_interval(secs => ${seconds})`.as('long'),
    )
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.long ?? true;
}
