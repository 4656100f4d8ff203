import { sql } from 'kysely';
import type { Queries } from './database.ts';

/** Reference data (places, calendars, tariffs, facilities, brands) as of the time of the request. */
export type Reference = {
  /** Which state it is of: another after every change. */
  state: string;
  /**
   * Caches what `read` returns for a kind and its key until reference data changes. The caller must not
   * mutate it.
   */
  remember<T>(what: readonly unknown[], read: () => Promise<T>): Promise<T>;
};

/** How many entries of a state are cached; beyond it everything is read again. */
const mostEntries = 4000;
/** The cache of the latest state. A request that still reads by another state keeps its cache. */
let last = { state: '', entries: new Map<string, unknown>() };

/**
 * The reference data of the database. Its state is asked for each time; every writing statement makes another state
 * (`reference_state`), so that two servers never differ.
 */
export async function readReference(db: Queries): Promise<Reference> {
  const { rows } = await sql<{ state: string }>`select ${referenceState} as state`.execute(db);
  return referenceAt(rows[0]?.state ?? '');
}

/** The reference data of a state that was just read along with other data. */
export function referenceAt(state: string): Reference {
  if (last.state !== state) last = { state, entries: new Map() };
  const { entries } = last;
  return {
    state,
    async remember<T>(what: readonly unknown[], read: () => Promise<T>): Promise<T> {
      // As JSON, so that no text that a customer sends is taken for another's parts.
      const key = JSON.stringify(what);
      // A key is read by one kind of question only.
      if (entries.has(key)) return entries.get(key) as T;
      const value = await read();
      if (entries.size >= mostEntries) entries.clear();
      entries.set(key, value);
      return value;
    },
  };
}

/** The state, as a column of any query. */
export const referenceState = sql.raw<string>(
  "(select concat_ws(' ', current_database(), changes, changed_by) from reference_state)",
);
