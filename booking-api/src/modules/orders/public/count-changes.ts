import * as z from 'zod/mini';
import type { Queries } from '../../../platform/database/database.ts';

/** How often an order was changed so far, fully or partly. */
export async function countChanges(db: Queries, orderId: string): Promise<number> {
  const { changes } = await db
    .selectFrom('order_acts')
    .select(({ fn }) => fn.countAll<number>().as('changes'))
    .where('order_id', '=', orderId)
    .executeTakeFirstOrThrow();
  return Number(changes);
}

const detailSchema = z.object({ changes: z.optional(z.array(z.string())) });

/** What changed in an order after its first `count` changes, a sentence each, and who made the last one. */
export async function changesAfter(
  db: Queries,
  orderId: string,
  count: number,
): Promise<{ changes: string[]; by: string | undefined }> {
  const acts = await db
    .selectFrom('order_acts')
    .select(['actor_id', 'detail'])
    .where('order_id', '=', orderId)
    .orderBy('at')
    .orderBy('id')
    .offset(count)
    .execute();
  return {
    changes: acts.flatMap(({ detail }) => z.safeParse(detailSchema, detail).data?.changes ?? []),
    by: acts.at(-1)?.actor_id,
  };
}
