import {
  type Compilable,
  type CompiledQuery,
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
} from 'kysely';
import type { Tables } from '../tables.ts';

/** What statements are put into words with; nothing can be asked of it. */
export const words = new Kysely<Tables>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
});

/** Where a value stands that is not known yet: that of a column, or of a name, in one of the rows. */
class Blank {
  readonly row: number;
  readonly name: string;

  constructor(row: number, name: string) {
    this.row = row;
    this.name = name;
  }
}

/** Statements of more rows are put into words anew each time: they are many, long and rare. */
const mostRowsKept = 16;

type Build<V, R> = (rows: readonly V[]) => Compilable<R>;

/**
 * A statement about some rows that is put into words once for each number of them. To build it and to word it takes the
 * server longer than to send it. `build` is given blanks for the values, of which it knows nothing: it may hand them on
 * as parameters, and not look at them. All rows must have the same names.
 */
export function wordedRows<V extends object, R>(
  build: Build<V, R>,
): (rows: readonly V[]) => CompiledQuery<R> {
  const kept = new Map<number, CompiledQuery<R>>();
  return (rows) => {
    if (rows.length > mostRowsKept) return build(rows).compile();
    const known = kept.get(rows.length) ?? build(rows.map(blanksFor)).compile();
    kept.set(rows.length, known);
    const parameters = known.parameters.map((given) =>
      given instanceof Blank ? valueIn(rows[given.row], given.name) : given,
    );
    return { ...known, parameters };
  };
}

/** The same about one row of values, or about one thing that is asked for. */
export function worded<V extends object, R>(
  build: (of: V) => Compilable<R>,
): (values: V) => CompiledQuery<R> {
  const ofRows = wordedRows<V, R>((rows) => {
    const [of] = rows;
    if (of === undefined) throw new Error('a statement about nothing');
    return build(of);
  });
  return (values) => ofRows([values]);
}

const valueIn = (row: object | undefined, name: string): unknown =>
  row === undefined ? undefined : Reflect.get(row, name);

/** Blanks under the names of a row. They pass for its values, as parameters are of any type. */
const blanksFor = <V extends object>(row: V, index: number): V =>
  Object.fromEntries(Object.keys(row).map((name) => [name, new Blank(index, name)])) as V;

/** A value for a column of JSON, as its parameter: written as its text, of which the database reads the value. */
export const inJson = <T>(value: T): T => JSON.stringify(value) as T;
