import type { Selectable } from 'kysely';
import type { Queries } from '../../../platform/database/database.ts';
import type { CalendarTables } from '../tables.ts';

export type CutOffRow = Selectable<CalendarTables['cut_offs']>;
type Hours = Pick<CutOffRow, 'pickup_hour' | 'drop_off_hour'>;
/** A country, and the beginning of its postal codes; empty for all others. */
export type CutOffZone = Pick<CutOffRow, 'country' | 'zip_prefix'>;

/** Every zone; the whole country before its areas. */
export const listCutOffs = (db: Queries): Promise<CutOffRow[]> =>
  db.selectFrom('cut_offs').selectAll().orderBy('country', 'desc').orderBy('zip_prefix').execute();

/** The hours of a zone, locked until the transaction ends. */
export const lockCutOff = (trx: Queries, zone: CutOffZone): Promise<Hours | undefined> =>
  trx
    .selectFrom('cut_offs')
    .select(['pickup_hour', 'drop_off_hour'])
    .where('country', '=', zone.country)
    .where('zip_prefix', '=', zone.zip_prefix)
    .forUpdate()
    .executeTakeFirst();

export async function writeCutOff(trx: Queries, zone: CutOffZone, hours: Hours): Promise<void> {
  await trx
    .updateTable('cut_offs')
    .set(hours)
    .where('country', '=', zone.country)
    .where('zip_prefix', '=', zone.zip_prefix)
    .execute();
}
