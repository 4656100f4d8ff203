import type { WorkList } from '@sendahead/shared-contracts/console/work-calls';
import { calendarDate } from '@sendahead/shared-contracts/primitives/calendar-date';
import type { Queries } from '../../../platform/database/database.ts';
import { readReference } from '../../../platform/database/reference.ts';
import { incidentsInForce } from '../../incidents/public/store.ts';

/** The incidents in force on a business day; each one is listed until it ends. */
export async function openIncidents(db: Queries, today: string): Promise<NonNullable<WorkList['incidents']>> {
  const incidents = await incidentsInForce(db, await readReference(db), calendarDate(today));
  return incidents.map(({ id, kind, sentence, ends_on }) => ({ id, kind, sentence, ends_on }));
}
