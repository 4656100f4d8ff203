import type { Queries } from '../../../platform/database/database.ts';

/** AD-30: the place from which a person usually ships, as it is kept; undefined without one. */
export const defaultAddress = (db: Queries, userId: string) =>
  db
    .selectFrom('address_book')
    .selectAll()
    .where('user_id', '=', userId)
    .where('default_origin', '=', true)
    .executeTakeFirst();
