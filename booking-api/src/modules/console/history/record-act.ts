import { sql } from 'kysely';
import type { Queries } from '../../../platform/database/database.ts';
import type { Fields } from '../tables.ts';

/** Records an act in the history of a resource, in the same transaction. An act has no undo. */
export async function recordAct(
  trx: Queries,
  act: { at: string; actorId: string; kind: string; subject: string; done: Fields; reason?: string },
): Promise<void> {
  await trx
    .insertInto('changes')
    .values({
      at: act.at,
      actor_id: act.actorId,
      kind: act.kind,
      subject: act.subject,
      before: sql<Fields>`'{}'::jsonb`,
      after: sql<Fields>`${JSON.stringify(act.done)}::jsonb`,
      reason: act.reason ?? '',
      undoes: null,
    })
    .execute();
}
