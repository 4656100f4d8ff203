import type { IncidentFields } from '@sendahead/shared-contracts/console/incident-schema';
import type { CalendarDate } from '@sendahead/shared-contracts/primitives/calendar-date';
import { sql } from 'kysely';
import type { AppContext } from '../../../platform/context.ts';
import { newId } from '../../../platform/security/secrets.ts';
import { listBlockedByIncidents } from '../../geo/public/blocked-by-incidents.ts';
import { insertIncident } from '../../incidents/public/store.ts';
import type { Fields } from '../tables.ts';
import { fieldsOf, rowOf } from './incident-fields.ts';
import { incidentResource } from './incident-resource.ts';

/** Creates an incident, and its first history entry; returns its id. Throws the Refusals of `rowOf`. */
export const makeIncident = (
  { db, clock }: Pick<AppContext, 'db' | 'clock'>,
  { fields, actorId, today }: { fields: IncidentFields; actorId: string; today: CalendarDate },
): Promise<string> =>
  db.transaction().execute(async (trx) => {
    const row = await rowOf(trx, fields);
    const id = newId('inc');
    const at = clock.instant();
    await insertIncident(trx, id, row, at);
    await trx
      .insertInto('changes')
      .values({
        at,
        actor_id: actorId,
        kind: incidentResource.kind,
        subject: id,
        before: sql<Fields>`'{}'::jsonb`,
        after: sql<Fields>`${JSON.stringify(fieldsOf(row))}::jsonb`,
        reason: '',
        undoes: null,
      })
      .execute();
    await listBlockedByIncidents(trx, today, id);
    return id;
  });
