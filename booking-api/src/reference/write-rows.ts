import type pg from 'pg';

export type Row = Record<string, unknown>;

/** Values travel as JSON, so arrays and documents need no care. */
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

/** Inserts the rows whose `key` is new. A row that is there stays as it is: staff may have changed it. */
export const insertNew = (
  client: pg.Client,
  table: string,
  key: readonly string[],
  rows: readonly Row[],
): Promise<void> => write(client, table, key, rows, () => 'nothing');

/** Inserts new rows and sets known ones right. For what nobody changes here: facts of the world, kinds and sizes of bags. */
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
