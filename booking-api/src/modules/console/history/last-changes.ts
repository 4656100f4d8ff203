import type { Queries } from '../../../platform/database/database.ts';
import { nameOf } from '../../accounts/public/names.ts';

/** When a record was changed last, by whom and why. */
export type LastChange = { at: string; by: string; why: string };

/** The last change of each record of a kind, by its id in the history. */
export async function lastChanges(db: Queries, kind: string): Promise<Map<string, LastChange>> {
  const rows = await db
    .selectFrom('changes')
    .distinctOn('subject')
    .select(['subject', 'at', 'reason', 'actor_id'])
    .where('kind', '=', kind)
    .orderBy('subject')
    .orderBy('id', 'desc')
    .execute();
  const names = new Map<string, string>();
  for (const id of new Set(rows.map(({ actor_id }) => actor_id))) names.set(id, await nameOf(db, id));
  return new Map(
    rows.map(({ subject, at, reason, actor_id }) => [
      subject,
      { at: new Date(at).toISOString(), by: names.get(actor_id) ?? '', why: reason },
    ]),
  );
}
