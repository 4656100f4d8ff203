import pg from 'pg';

/** What pg keeps and calls of a statement beyond its types. */
type Inner = {
  readonly name?: string | undefined;
  readonly _result: Columns;
  /** Whether rows are kept for the answer. */
  _accumulateRows: boolean;
  prepare(connection: pg.Connection): void;
  handleCommandComplete(message: unknown, connection: pg.Connection): void;
};

/** The columns of an answer: what they are called, how each is read, a row to begin with. */
type Columns = { fields: unknown; _parsers: unknown; _prebuiltEmptyResultObject: unknown };

type Done<R> = (error: Error | undefined, result: R) => void;
type Statement = new <R>(config: pg.QueryConfig, values: undefined, done: Done<R>) => pg.Submittable & Inner;

/** By connection: a statement that is prepared there gives the same columns as long as the connection lives. */
const known = new WeakMap<pg.Connection, { columns: Map<string, Columns>; unasked: pg.Connection }>();

function knownTo(connection: pg.Connection) {
  const found = known.get(connection);
  if (found) return found;
  // The same connection, but for its question what a statement gives.
  const unasked = Object.create(connection, { describe: { value: () => {} } });
  const made = { columns: new Map<string, Columns>(), unasked };
  known.set(connection, made);
  return made;
}

/**
 * A prepared statement whose columns are asked for once on each connection, not at each run: they come back with every
 * answer otherwise, are put into words by the database and read again here, which costs more than most rows do.
 */
class DescribedStatement<R> extends (pg.Query as unknown as Statement)<R> {
  override prepare(connection: pg.Connection): void {
    const { columns, unasked } = knownTo(connection);
    const told = this.name === undefined ? undefined : columns.get(this.name);
    if (told) {
      Object.assign(this._result, told);
      this._accumulateRows = true;
    }
    super.prepare(told ? unasked : connection);
  }

  override handleCommandComplete(message: unknown, connection: pg.Connection): void {
    super.handleCommandComplete(message, connection);
    if (this.name === undefined) return;
    const { fields, _parsers, _prebuiltEmptyResultObject } = this._result;
    knownTo(connection).columns.set(this.name, { fields, _parsers, _prebuiltEmptyResultObject });
  }
}

/** Asks a question of a connection; rejects with pg's error. */
export const ask = (client: pg.ClientBase, config: pg.QueryConfig): Promise<pg.QueryResult> =>
  new Promise((done, failed) => {
    client.query(
      new DescribedStatement<pg.QueryResult>(config, undefined, (error, result) => {
        if (error) failed(error);
        else done(result);
      }),
    );
  });
