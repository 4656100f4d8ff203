import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { endedRunSchema, type ReadEndedRuns } from '@sendahead/shared-contracts/releases/gate/ended-run';
import * as z from 'zod/mini';
import { root } from '../build/workspace.ts';
import { readConnection } from '../postgres/connection.ts';
import { urlOf } from '../postgres/postgres.ts';
import { dataFolder } from './data-folder.ts';

const maxMs = 15_000;

/**
 * How a script of the server finds the database: by the address or file that the environment names, or in the
 * data folder. Undefined without a database.
 */
export function databaseSettings(): { DATABASE_URL?: string } | undefined {
  if (process.env.DATABASE_URL || process.env.DATABASE_URL_FILE) return {};
  const connection = readConnection(join(dataFolder(), 'postgres'));
  return connection && { DATABASE_URL: urlOf(connection, 'sendahead') };
}

/**
 * Asks the product's database (`DATABASE_URL` or the data folder) with a script of the server, which owns its tables.
 * Returns the parsed JSON, or undefined if the database does not answer.
 */
export function askDatabase(script: 'ended-canaries.ts' | 'list-brands.ts' | 'release-token.ts'): unknown {
  const database = databaseSettings();
  if (database === undefined) return undefined;
  const { status, stdout } = spawnSync(process.execPath, [join(root, 'booking-api/src/commands', script)], {
    cwd: root,
    encoding: 'utf8',
    timeout: maxMs,
    env: { ...process.env, ...database },
  });
  return status === 0 ? JSON.parse(stdout) : undefined;
}

/** The canaries and shells that the product ended, newest first. */
export const askEnded: ReadEndedRuns = () =>
  z.optional(z.array(endedRunSchema)).parse(askDatabase('ended-canaries.ts'));
