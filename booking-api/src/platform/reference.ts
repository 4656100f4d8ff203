import { sql } from 'kysely';
import type { Database, Queries } from './database.ts';
import { forgetOldest } from './forget-oldest.ts';
import { gather } from './gather.ts';

/** Reference data (places, calendars, tariffs, facilities, brands) as it stood when it was asked for. */
export type Reference = {
  /** Which state it is of: another after every change. */
  state: string;
  /** What `read` gives for a kind of thing and its key, read once as long as no reference data changes. Not to be changed by who is given it. */
  remember<T>(what: readonly unknown[], read: () => Promise<T>): Promise<T>;
};

/** States that are remembered at once: one, but for those who still read by the one before, and for other databases. */
const mostStates = 8;
/** What is remembered of a state; what was remembered first is forgotten first. */
const mostEntries = 4000;
const states = new Map<string, Map<string, unknown>>();

/**
 * The reference data of the database. Its state is asked for each time, by a question that requests of the same moment
 * share; every writing statement makes another state (`reference_state`), so that two servers never differ.
 */
export const readReference = async (db: Queries): Promise<Reference> => referenceAt(await stateOf(db));

/** The reference data of a state that was just read, beside something else. */
export function referenceAt(state: string): Reference {
  const entries = entriesOf(state);
  return {
    state,
    async remember<T>(what: readonly unknown[], read: () => Promise<T>): Promise<T> {
      // As JSON, so that no text that a customer sends is taken for another's parts.
      const key = JSON.stringify(what);
      // A key is read by one kind of question only.
      if (entries.has(key)) return entries.get(key) as T;
      return keep(entries, key, await read());
    },
  };
}

function keep<T>(entries: Map<string, unknown>, key: string, value: T): T {
  entries.set(key, value);
  forgetOldest(entries, mostEntries);
  return value;
}

/** What a question gave, and the state of the reference data that the same question saw. */
export type Beside<T> = { state: string; value: T };

/**
 * As `remember`, for what is seldom asked twice: unless it was remembered when the state was last read, it is asked for
 * at once, and the question itself says in which state.
 */
export async function rememberBeside<T>(
  db: Database,
  what: readonly unknown[],
  read: () => Promise<Beside<T>>,
): Promise<T> {
  const key = JSON.stringify(what);
  if (states.get(lastRead.get(db) ?? '')?.has(key))
    return (await readReference(db)).remember(what, async () => (await read()).value);
  const { state, value } = await read();
  noteState(db, state);
  return keep(entriesOf(state), key, value);
}

/** The state that each database was last seen in, which another server may have changed since. */
const lastRead = new WeakMap<Queries, string>();

/** Notes a state that was read beside something else; never one of a transaction, which may be undone. */
export function noteState(db: Database, state: string): void {
  lastRead.set(db, state);
}

/** The reference data as it was last seen; undefined before it ever was. */
export function lastReference(db: Database): Reference | undefined {
  const state = lastRead.get(db);
  return state === undefined ? undefined : referenceAt(state);
}

function entriesOf(state: string): Map<string, unknown> {
  const found = states.get(state) ?? new Map<string, unknown>();
  states.set(state, found);
  forgetOldest(states, mostStates);
  return found;
}

const readers = new WeakMap<Queries, (key: null) => Promise<string>>();

/** A transaction asks by itself: it sees what it has written, and needs no second connection. */
function stateOf(db: Queries): Promise<string> {
  if (db.isTransaction) return askState(db);
  const reader = readers.get(db) ?? shared(db);
  readers.set(db, reader);
  return reader(null);
}

const shared = (db: Database) =>
  gather<null, string>(async (keys) => {
    const state = await askState(db);
    noteState(db, state);
    return keys.map(() => state);
  }, 1);

/** The state, as a column of any query. */
export const stateColumn =
  "(select concat_ws(' ', current_database(), changes, changed_by) from reference_state)";
export const referenceState = sql.raw<string>(stateColumn);
const question = sql<{ state: string }>`select ${referenceState} as state`;

async function askState(db: Queries): Promise<string> {
  const { rows } = await question.execute(db);
  return rows[0]?.state ?? '';
}
