import type { Queries } from '../../platform/database/database.ts';

/** Carriers that something can be sold of. */
export const carriersOf = async (db: Queries): Promise<string[]> =>
  (await db.selectFrom('service_levels').select('carrier').distinct().orderBy('carrier').execute()).map(
    ({ carrier }) => carrier,
  );
