import { serviceTitle } from '@sendahead/shared-contracts/services/service-levels';
import type { Queries } from '../../../platform/database/database.ts';

/** The name of a service; undefined for one that no longer exists. */
export const levelName = async (db: Queries, id: number): Promise<string | undefined> =>
  (await db.selectFrom('service_levels').select('name').where('id', '=', id).executeTakeFirst())?.name;

/** Every service, once for all carriers that sell it, by code and name. */
export async function readServiceNames(db: Queries): Promise<{ code: string; name: string }[]> {
  const rows = await db
    .selectFrom('service_levels')
    .select(['system_name as code', 'name'])
    .distinctOn('system_name')
    .orderBy('system_name')
    .orderBy('position')
    .execute();
  return rows.map(({ code, name }) => ({ code, name: serviceTitle('', name) }));
}
