import type { CalendarDate } from '@sendahead/shared-contracts/primitives/calendar-date';
import type { Queries } from '../../../platform/database/database.ts';
import type { Reference } from '../../../platform/database/reference.ts';
import { type Incident, isInForce } from './incident.ts';

/** The incidents in force on a business day, remembered with the reference data. */
export async function incidentsInForce(
  db: Queries,
  reference: Reference,
  day: CalendarDate,
): Promise<Incident[]> {
  const all = await reference.remember(['incidents'], () =>
    db.selectFrom('incidents').selectAll().where('ended_at', 'is', null).orderBy('id').execute(),
  );
  return all.filter((incident) => isInForce(incident, day));
}

export const findIncident = (db: Queries, id: string): Promise<Incident | undefined> =>
  db.selectFrom('incidents').selectAll().where('id', '=', id).executeTakeFirst();

/** Incidents that a list shows. */
const longestList = 200;

/** All incidents, the latest first. */
export const listIncidents = (db: Queries): Promise<Incident[]> =>
  db.selectFrom('incidents').selectAll().orderBy('created_at', 'desc').limit(longestList).execute();
