import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type pg from 'pg';

const folder = resolve(import.meta.dirname, '../../../migrations');

export type Migration = { name: string; sql: string; checksum: string };

/** The migrations of the repository, by number. */
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
 * Brings the database up to date; returns the names of the applied files. Each file is one transaction, which
 * stops waiting for a lock early and is retried; an advisory lock admits one process at a time. Throws when
 * an applied file was changed afterwards.
 */
export async function migrate(client: pg.Client, migrations = listMigrations()): Promise<string[]> {
  await client.query('select pg_advisory_lock(4001)');
  try {
    await client.query(
      'create table if not exists migrations (name text primary key, checksum text not null, applied_at timestamptz not null default now())',
    );
    const recorded = await client.query<{ name: string; checksum: string }>(
      'select name, checksum from migrations',
    );
    const applied = new Map(recorded.rows.map((row) => [row.name, row.checksum]));
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

/** How often a migration is retried when it waits for a lock longer than `lock_timeout`. */
const triesForLock = 10;
/** A waiting lock request blocks all later queries, so it times out early and is retried. */
const lockTimeout = '3s';
/**
 * The first line of a file whose statements run separately: `create index concurrently` refuses a
 * transaction.
 */
const outside = '-- outside a transaction\n';

async function apply(client: pg.Client, migration: Migration): Promise<void> {
  const { name } = migration;
  const run = migration.sql.startsWith(outside) ? applyOutside : applyInside;
  for (let left = triesForLock - 1; ; left -= 1)
    try {
      return await run(client, migration);
    } catch (error) {
      if (left > 0 && isLockTimeout(error)) continue;
      throw new Error(`Migration ${name} failed: ${error instanceof Error ? error.message : String(error)}`, {
        cause: error,
      });
    }
}

const isLockTimeout = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === '55P03';

const remember = (client: pg.Client, { name, checksum }: Migration) =>
  client.query('insert into migrations (name, checksum) values ($1, $2)', [name, checksum]);

async function applyInside(client: pg.Client, migration: Migration): Promise<void> {
  await client.query(`begin; set local lock_timeout = '${lockTimeout}'`);
  try {
    await client.query(migration.sql);
    await remember(client, migration);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
}

/** Each statement is repeatable: a process killed in between starts the file again. */
async function applyOutside(client: pg.Client, migration: Migration): Promise<void> {
  for (const statement of migration.sql.split(/;\s*\n/)) if (statement.trim()) await client.query(statement);
  await remember(client, migration);
}
