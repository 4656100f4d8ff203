import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type pg from 'pg';

const folder = resolve(import.meta.dirname, '../../../migrations');

export type Migration = { name: string; sql: string; checksum: string };

/** The migrations of the repository in order of their numbers. */
export function listMigrations(from = folder): Migration[] {
  return readdirSync(from)
    .filter((name) => /^\d{4}-[a-z0-9-]+\.sql$/.test(name))
    .sort()
    .map((name) => {
      const sql = readFileSync(join(from, name), 'utf8');
      return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') };
    });
}

/**
 * Brings the database up to date; returns the names of the applied files. Each file is one transaction; an advisory
 * lock lets one process at a time do it. Throws when an applied file was changed afterwards.
 */
export async function migrate(client: pg.Client, migrations = listMigrations()): Promise<string[]> {
  await client.query('select pg_advisory_lock(4001)');
  try {
    await client.query(
      'create table if not exists migrations (name text primary key, checksum text not null, applied_at timestamptz not null default now())',
    );
    const known = await client.query<{ name: string; checksum: string }>(
      'select name, checksum from migrations',
    );
    const applied = new Map(known.rows.map((row) => [row.name, row.checksum]));
    const done: string[] = [];
    for (const migration of migrations) {
      const checksum = applied.get(migration.name);
      if (checksum !== undefined && checksum !== migration.checksum) {
        throw new Error(
          `Migration ${migration.name} was changed after it was applied; write a new one instead.`,
        );
      }
      if (checksum !== undefined) continue;
      await apply(client, migration);
      done.push(migration.name);
    }
    return done;
  } finally {
    await client.query('select pg_advisory_unlock(4001)');
  }
}

async function apply(client: pg.Client, { name, sql, checksum }: Migration): Promise<void> {
  await client.query('begin');
  try {
    await client.query(sql);
    await client.query('insert into migrations (name, checksum) values ($1, $2)', [name, checksum]);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw new Error(`Migration ${name} failed: ${error instanceof Error ? error.message : String(error)}`, {
      cause: error,
    });
  }
}
