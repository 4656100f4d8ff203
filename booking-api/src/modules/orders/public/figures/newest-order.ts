import { sql } from 'kysely';
import type { Queries } from '../../../../platform/database/database.ts';

/** The newest order in the list; a change of an older one is in its own news. */
export async function newestOrder(db: Queries): Promise<string> {
  const { rows } = await sql<{ order_id: string }>`
    select order_id from order_search order by placed_at desc, order_id desc limit 1`.execute(db);
  return rows[0]?.order_id ?? '';
}
