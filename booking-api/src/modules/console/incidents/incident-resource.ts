import { may } from '@sendahead/shared-contracts/call/role-acts';
import { incidentFieldsSchema } from '@sendahead/shared-contracts/console/incident-schema';
import { sql } from 'kysely';
import type { Queries } from '../../../platform/database/database.ts';
import type { Resource } from '../history/resource.ts';
import { fieldsOf, type IncidentRow, rowOf } from './incident-fields.ts';

/** A row as PostgreSQL takes it: an area is JSON. */
export const asWritten = ({ area, ...row }: IncidentRow) => ({
  ...row,
  area: sql<IncidentRow['area']>`${JSON.stringify(area)}::jsonb`,
});

const readLocked = (trx: Queries, id: string) =>
  trx.selectFrom('incidents').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();

/** An incident, and whether it was ended by hand; an undo lets it go on. */
export const incidentResource: Resource = {
  kind: 'incident',
  mayChange: ({ role }) => may(role, 'run_incidents'),
  async readLocked(trx, id) {
    const row = await readLocked(trx, id);
    return row && { ...fieldsOf(row), ended: row.ended_at !== null };
  },
  async write(trx, id, { ended, ...fields }) {
    const row = await readLocked(trx, id);
    if (!row) return;
    const changed = await rowOf(trx, incidentFieldsSchema.parse({ ...fieldsOf(row), ...fields }));
    await trx
      .updateTable('incidents')
      .set({
        ...asWritten(changed),
        ...(ended === undefined ? {} : { ended_at: ended === true ? sql<string>`now()` : null }),
      })
      .where('id', '=', id)
      .execute();
  },
};
