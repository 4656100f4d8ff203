import { may } from '@sendahead/shared-contracts/call/role-acts';
import { incidentFieldsSchema } from '@sendahead/shared-contracts/console/incident-schema';
import { lockIncident, updateIncident } from '../../incidents/public/store.ts';
import type { Resource } from '../history/resource.ts';
import { fieldsOf, rowOf } from './incident-fields.ts';

/** An incident, and whether staff ended it; an undo resumes it. */
export const incidentResource: Resource = {
  kind: 'incident',
  mayChange: ({ role }) => may(role, 'run_incidents'),
  async readLocked(trx, id) {
    const row = await lockIncident(trx, id);
    return row && { ...fieldsOf(row), ended: row.ended_at !== null };
  },
  async write(trx, id, { ended, ...fields }) {
    const row = await lockIncident(trx, id);
    if (!row) return;
    const changed = await rowOf(trx, incidentFieldsSchema.parse({ ...fieldsOf(row), ...fields }));
    await updateIncident(trx, id, changed, typeof ended === 'boolean' ? ended : undefined);
  },
};
