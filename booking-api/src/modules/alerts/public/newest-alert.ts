import { sql } from 'kysely';
import type { Queries } from '../../../platform/database/database.ts';

/** Identifies the newest alert and the number of open ones; another value means that the work list changed. */
export async function newestAlert(db: Queries): Promise<string> {
  const { rows } = await sql<{ newest: string }>`
    select concat_ws(' ', max(id), count(*)) as newest from operator_alerts where resolved_at is null`.execute(
    db,
  );
  return rows[0]?.newest ?? '';
}
