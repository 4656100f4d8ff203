import { sql } from 'kysely';
import type { Queries } from '../../../platform/database/database.ts';

/** Whether something about an order waits for a person: money that is missing, a refund by hand, a link that is unpaid. */
export const hasOpenAlert = async (db: Queries, orderId: string): Promise<boolean> =>
  (await db
    .selectFrom('operator_alerts')
    .select('id')
    .where(sql<boolean>`coalesce(detail ->> 'order', subject) = ${orderId}`)
    .where('resolved_at', 'is', null)
    .executeTakeFirst()) !== undefined;
