import type pg from 'pg';

export type Row = Record<string, unknown>;

/**
 * Writes rows in one statement: new ones are inserted, known ones (by `key`) take the new values, or keep theirs when
 * `keep` is set. Values travel as JSON, so arrays and documents need no care.
 */
export async function upsert(
  client: pg.Client,
  table: string,
  key: readonly string[],
  rows: readonly Row[],
  { keep = false }: { keep?: boolean } = {},
): Promise<void> {
  const first = rows[0];
  if (!first) return;
  const columns = Object.keys(first);
  const changes = columns
    .filter((column) => !key.includes(column))
    .map((column) => `${column} = excluded.${column}`);
  const action = keep || changes.length === 0 ? 'nothing' : `update set ${changes.join(', ')}`;
  await client.query(
    `insert into ${table} (${columns.join(', ')})
     select ${columns.join(', ')} from json_populate_recordset(null::${table}, $1)
     on conflict (${key.join(', ')}) do ${action}`,
    [JSON.stringify(rows)],
  );
}
