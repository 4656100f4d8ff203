import { sql } from 'kysely';
import type { AppContext } from '../../../platform/context.ts';
import type { Queries } from '../../../platform/database/database.ts';

/** Records an event that may need an explanation later. Ids only: no mail, token or card. */
export async function audit(
  { db, clock }: Pick<AppContext, 'db' | 'clock'>,
  kind: string,
  event: {
    userId: string | null;
    subject: string | null;
    detail?: Record<string, string | number | boolean>;
  },
): Promise<void> {
  await db
    .insertInto('audit_events')
    .values({
      happened_at: clock.instant(),
      kind,
      user_id: event.userId,
      subject: event.subject,
      detail: JSON.stringify(event.detail ?? {}),
    })
    .execute();
}

/** The newest event of a cart among some kinds: who it names, and when. */
export async function lastEventOfCart(db: Queries, cartId: string, kinds: readonly string[]) {
  const { rows } = await sql<{ kind: string; userId: string | null; at: string }>`
    select kind, user_id as "userId", happened_at as at from audit_events
    where detail ->> 'cart' = ${cartId} and kind = any (${sql.val([...kinds])}::text[])
    order by happened_at desc, id desc limit 1`.execute(db);
  const [last] = rows;
  return last && { ...last, at: new Date(last.at).toISOString() };
}

/** Erases the free text of staff from the audit of an order and its carts; who did what and when is kept. */
export async function forgetReasonsOfAudit(
  trx: Queries,
  { orderId, cartIds }: { orderId: string; cartIds: readonly string[] },
): Promise<void> {
  const detail = sql`detail - 'comment' - 'reason' - 'note'`;
  await trx
    .updateTable('audit_events')
    .set({ detail })
    .where(sql<boolean>`detail ->> 'order' = ${orderId}`)
    .execute();
  await trx
    .updateTable('audit_events')
    .set({ detail })
    .where(sql<boolean>`detail ->> 'cart' = any (${sql.val([...cartIds])}::text[])`)
    .execute();
}
