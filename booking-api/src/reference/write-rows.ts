import type pg from 'pg';

export type Row = Record<string, unknown>;

/** Values are passed as JSON, so arrays and documents need no special handling. */
async function write(
  client: pg.Client,
  table: string,
  key: readonly string[],
  rows: readonly Row[],
  onConflict: (columns: readonly string[]) => string,
): Promise<void> {
  const columns = Object.keys(rows[0] ?? {});
  if (columns.length === 0) return;
  await client.query(
    `insert into ${table} (${columns.join(', ')})
     select ${columns.join(', ')} from json_populate_recordset(null::${table}, $1)
     on conflict (${key.join(', ')}) do ${onConflict(columns)}`,
    [JSON.stringify(rows)],
  );
}

/** Inserts the rows whose `key` is new. Existing rows are unchanged, because staff may have edited them. */
export const insertNew = (
  client: pg.Client,
  table: string,
  key: readonly string[],
  rows: readonly Row[],
): Promise<void> => write(client, table, key, rows, () => 'nothing');

/**
 * Inserts new rows and corrects existing ones. For data that staff do not edit: facts of the world, kinds and
 * sizes of bags.
 */
export const upsert = (
  client: pg.Client,
  table: string,
  key: readonly string[],
  rows: readonly Row[],
): Promise<void> =>
  write(client, table, key, rows, (columns) => {
    const changes = columns
      .filter((column) => !key.includes(column))
      .map((column) => `${column} = excluded.${column}`);
    return changes.length === 0 ? 'nothing' : `update set ${changes.join(', ')}`;
  });

/** Inserts new rows. Of known ones, which staff may have changed, only an empty `column` is filled. */
export const fillEmpty = (
  client: pg.Client,
  table: string,
  key: readonly string[],
  column: string,
  rows: readonly Row[],
): Promise<void> =>
  write(
    client,
    table,
    key,
    rows,
    () => `update set ${column} = excluded.${column} where ${table}.${column} = ''`,
  );
