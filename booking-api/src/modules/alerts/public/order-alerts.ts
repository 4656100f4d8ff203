import { sql } from 'kysely';
import type { Queries } from '../../../platform/database/database.ts';

/** Whether an order waits for a person: money is missing, a refund is manual, or a link is unpaid. */
export const hasOpenAlert = async (db: Queries, orderId: string): Promise<boolean> =>
  (await db
    .selectFrom('operator_alerts')
    .select('id')
    .where(sql<boolean>`coalesce(detail ->> 'order', subject) = ${orderId}`)
    .where('resolved_at', 'is', null)
    .executeTakeFirst()) !== undefined;
