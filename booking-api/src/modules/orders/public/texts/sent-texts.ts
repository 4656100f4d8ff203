import type { Queries } from '../../../../platform/database/database.ts';

type TextOfOrder = { orderId: string; kind: string };

/** Whether a text of an order was sent, or may have been. */
export async function wasTexted(db: Queries, { orderId, kind }: TextOfOrder): Promise<boolean> {
  const row = await db
    .selectFrom('order_texts')
    .select('kind')
    .where('order_id', '=', orderId)
    .where('kind', '=', kind)
    .where('state', '<>', 'due')
    .executeTakeFirst();
  return row !== undefined;
}

/** Records that a text has a job; false when it already had one. */
export async function noteTextDue(db: Queries, { orderId, kind }: TextOfOrder, at: string): Promise<boolean> {
  const row = await db
    .insertInto('order_texts')
    .values({ order_id: orderId, kind, state: 'due', at })
    .onConflict((conflict) => conflict.doNothing())
    .returning('kind')
    .executeTakeFirst();
  return row !== undefined;
}

/** Claims a text before it is sent; false when another worker has done so. */
export async function claimText(db: Queries, { orderId, kind }: TextOfOrder, at: string): Promise<boolean> {
  const row = await db
    .insertInto('order_texts')
    .values({ order_id: orderId, kind, state: 'sending', at })
    .onConflict((conflict) =>
      conflict
        .columns(['order_id', 'kind'])
        .doUpdateSet({ state: 'sending', at })
        .where('order_texts.state', '=', 'due'),
    )
    .returning('kind')
    .executeTakeFirst();
  return row !== undefined;
}

/** Records the result of a claimed text: the provider accepted it, or refused it and may be retried. */
export async function settleText(
  db: Queries,
  { orderId, kind }: TextOfOrder,
  state: 'due' | 'sent',
): Promise<void> {
  await db
    .updateTable('order_texts')
    .set({ state })
    .where('order_id', '=', orderId)
    .where('kind', '=', kind)
    .where('state', '=', 'sending')
    .execute();
}
