import { sql } from 'kysely';
import type { Queries } from '../../../platform/database/database.ts';
import type { Fields } from '../tables.ts';

/** The new values of a club's fields; fields that are not named do not change. */
export type ChangedClub = { id: number; fields: Fields };

const text = (name: string) =>
  sql`${sql.ref(name)} = coalesce(r.fields ->> ${name}, ${sql.ref(`f.${name}`)})`;
const list = (name: string, column: string, type: 'integer' | 'date' | 'text') =>
  sql`${sql.ref(column)} = case when r.fields ? ${name} then array(
    select jsonb_array_elements_text(r.fields -> ${name}))::${sql.raw(type)}[] else ${sql.ref(`f.${column}`)} end`;
const note = (name: string) =>
  sql`${sql.ref(name)} = case when r.fields ? ${name} then coalesce(r.fields ->> ${name}, '') else ${sql.ref(`f.${name}`)} end`;
// The old map position does not fit another zip; the map omits the club until it is located again.
const unlessMoved = (name: string) =>
  sql`${sql.ref(name)} = case when r.fields ? 'zip' then null else ${sql.ref(`f.${name}`)} end`;

const set = sql.join([
  ...['name', 'phone', 'address_1', 'city', 'state', 'zip', 'opening_hours'].map(text),
  list('closed_weekdays', 'closed_weekdays', 'integer'),
  list('closed_dates', 'closed_dates', 'date'),
  list('brands', 'brand_slugs', 'text'),
  ...['club_note', 'consumer_note'].map(note),
  ...['latitude', 'longitude'].map(unlessMoved),
]);

/**
 * Writes the changed fields of clubs' rows: one statement for any number, since each statement makes all
 * servers reload their reference data.
 */
export async function writeClubRows(trx: Queries, clubs: readonly ChangedClub[]): Promise<void> {
  if (clubs.length > 0)
    await sql`update facilities f set ${set}
      from jsonb_to_recordset(${JSON.stringify(clubs)}::jsonb) as r(id integer, fields jsonb)
      where f.id = r.id`.execute(trx);
}
