import type { CalendarDate } from '@sendahead/shared-contracts/primitives/calendar-date';
import { sql } from 'kysely';
import type { Queries } from '../../../platform/database/database.ts';
import type { Reference } from '../../../platform/database/reference.ts';
import { type Incident, isInForce } from './incident.ts';

/** The incidents in force on a business day, cached with the reference data. */
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

/** How many incidents a list shows. */
const maxListed = 200;

/** All incidents, latest first. */
export const listIncidents = (db: Queries): Promise<Incident[]> =>
  db.selectFrom('incidents').selectAll().orderBy('created_at', 'desc').limit(maxListed).execute();

/** The editable values of an incident; ending it is stored separately. */
export type IncidentRow = Omit<Incident, 'id' | 'ended_at' | 'created_at'>;

/** A row in PostgreSQL's types: an area is JSON. */
const asWritten = ({ area, ...row }: IncidentRow) => ({
  ...row,
  area: sql<IncidentRow['area']>`${JSON.stringify(area)}::jsonb`,
});

export async function insertIncident(trx: Queries, id: string, row: IncidentRow, at: string): Promise<void> {
  await trx
    .insertInto('incidents')
    .values({ id, ...asWritten(row), created_at: at })
    .execute();
}

/** Locks an incident until the transaction ends. */
export const lockIncident = (trx: Queries, id: string): Promise<Incident | undefined> =>
  trx.selectFrom('incidents').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();

/** Writes an incident; `ended` ends or resumes it, undefined leaves that unchanged. */
export async function updateIncident(
  trx: Queries,
  id: string,
  row: IncidentRow,
  ended: boolean | undefined,
): Promise<void> {
  await trx
    .updateTable('incidents')
    .set({
      ...asWritten(row),
      ...(ended === undefined ? {} : { ended_at: ended ? sql<string>`now()` : null }),
    })
    .where('id', '=', id)
    .execute();
}

/** The incidents in force on a business day that block an address. */
export async function blockingIncidents(db: Queries, day: CalendarDate): Promise<Incident[]> {
  const rows = await db
    .selectFrom('incidents')
    .selectAll()
    .where('kind', '=', 'blocked_address')
    .where('stops_selling', '=', true)
    .where('ended_at', 'is', null)
    .execute();
  return rows.filter((row) => isInForce(row, day));
}
