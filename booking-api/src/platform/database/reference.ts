import { sql } from 'kysely';
import type { Queries } from './database.ts';

/** Reference data (places, calendars, tariffs, facilities, brands) as of the time of the request. */
export type Reference = {
  /** The version of the data: a new one after every change. */
  state: string;
  /**
   * Caches the result of `read` for a kind and its key until reference data changes. The caller must not
   * mutate it.
   */
  remember<T>(what: readonly unknown[], read: () => Promise<T>): Promise<T>;
};

/** How many entries of a version are cached; beyond that everything is read again. */
const maxEntries = 4000;
/** The cache of the latest version. A request that still reads an older version keeps its cache. */
let last = { state: '', entries: new Map<string, unknown>() };

/**
 * The database's reference data. Its version is queried each time; every writing statement creates a new one
 * (`reference_state`), so that two servers never differ.
 */
export async function readReference(db: Queries): Promise<Reference> {
  const { rows } = await sql<{ state: string }>`select ${referenceState} as state`.execute(db);
  return referenceAt(rows[0]?.state ?? '');
}

/** The reference data of a version that was just read along with other data. */
export function referenceAt(state: string): Reference {
  if (last.state !== state) last = { state, entries: new Map() };
  const { entries } = last;
  return {
    state,
    async remember<T>(what: readonly unknown[], read: () => Promise<T>): Promise<T> {
      // As JSON, so that a customer's text cannot imitate other parts of a key.
      const key = JSON.stringify(what);
      // Each key has only one kind of query.
      if (entries.has(key)) return entries.get(key) as T;
      const value = await read();
      if (entries.size >= maxEntries) entries.clear();
      entries.set(key, value);
      return value;
    },
  };
}

/** The version, as a column of any query. */
export const referenceState = sql.raw<string>(
  "(select concat_ws(' ', current_database(), changes, changed_by) from reference_state)",
);
