import { sql } from 'kysely';
import type { Queries } from '../../platform/database/database.ts';

/** One act that was done for somebody else. `subject` is the person, or the cart or order of nobody's. */
export type Act = {
  at: string;
  kind: string;
  actor: string;
  subject: string;
  detail: Readonly<Record<string, string>>;
};

export type ActFilter = {
  subject: string | undefined;
  actor: string | undefined;
  /** Instant; only what is older. */
  before: string | undefined;
  limit: number;
};

const words = (detail: unknown): Record<string, string> =>
  typeof detail === 'object' && detail !== null
    ? Object.fromEntries(Object.entries(detail).map(([name, value]) => [name, String(value)]))
    : {};

/** Acts on another's behalf, newest first: those noted as such, and those on another's order with their comment. */
export async function listActs(db: Queries, filter: ActFilter): Promise<Act[]> {
  const [noted, onOrders] = await Promise.all([readNoted(db, filter), readOrderActs(db, filter)]);
  return [...noted, ...onOrders].sort((a, b) => b.at.localeCompare(a.at)).slice(0, filter.limit);
}

async function readNoted(db: Queries, { subject, actor, before, limit }: ActFilter): Promise<Act[]> {
  const rows = await db
    .selectFrom('audit_events')
    .select(['happened_at', 'kind', 'user_id', 'subject', 'detail'])
    .where('user_id', 'is not', null)
    .where('subject', 'is not', null)
    .where(sql<boolean>`(kind like 'staff.%' or kind like '%on_behalf')`)
    .$if(subject !== undefined, (query) =>
      query.where((where) =>
        where.or([
          where('subject', '=', subject ?? ''),
          where(sql<string>`detail ->> 'cart'`, '=', subject ?? ''),
          where(sql<string>`detail ->> 'order'`, '=', subject ?? ''),
          sql<boolean>`${subject} = any (string_to_array(concat_ws(' ', detail ->> 'people', detail ->> 'orders', detail ->> 'opened'), ' '))`,
        ]),
      ),
    )
    .$if(actor !== undefined, (query) => query.where('user_id', '=', actor ?? ''))
    .$if(before !== undefined, (query) => query.where('happened_at', '<', before ?? ''))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
  return rows.map((row) => ({
    at: new Date(row.happened_at).toISOString(),
    kind: row.kind,
    actor: row.user_id ?? '',
    subject: row.subject ?? '',
    detail: words(row.detail),
  }));
}

async function readOrderActs(db: Queries, { subject, actor, before, limit }: ActFilter): Promise<Act[]> {
  const rows = await db
    .selectFrom('order_acts')
    .innerJoin('orders', 'orders.id', 'order_acts.order_id')
    .select([
      'order_acts.at',
      'order_acts.act',
      'order_acts.leg',
      'order_acts.actor_id',
      'order_acts.comment',
    ])
    .select(['order_acts.order_id', 'order_acts.amount_cents', 'orders.user_id'])
    .whereRef('order_acts.actor_id', '<>', 'orders.user_id')
    .$if(subject !== undefined, (query) =>
      query.where((where) =>
        where.or([where('orders.user_id', '=', subject ?? ''), where('orders.id', '=', subject ?? '')]),
      ),
    )
    .$if(actor !== undefined, (query) => query.where('order_acts.actor_id', '=', actor ?? ''))
    .$if(before !== undefined, (query) => query.where('order_acts.at', '<', before ?? ''))
    .orderBy('order_acts.at', 'desc')
    .limit(limit)
    .execute();
  return rows.map((row) => ({
    at: new Date(row.at).toISOString(),
    kind: row.act.startsWith('cancel') ? 'staff.voided_order' : 'staff.changed_order',
    actor: row.actor_id,
    subject: row.user_id,
    detail: {
      order: row.order_id,
      ...(row.leg ? { leg: row.leg } : {}),
      comment: row.comment,
      amount_cents: String(row.amount_cents),
    },
  }));
}
