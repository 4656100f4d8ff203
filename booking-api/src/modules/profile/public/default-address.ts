import type { Queries } from '../../../platform/database/database.ts';
import { listAddresses } from '../address-book-store.ts';

/** AD-30: the saved place from which a person usually ships; undefined without one. */
export const defaultAddress = async (db: Queries, userId: string) =>
  (await listAddresses(db, userId)).find(({ default_origin }) => default_origin);
