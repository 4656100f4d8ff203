import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { root } from '../build/workspace.ts';
import { readConnection } from '../postgres/connection.ts';
import { urlOf } from '../postgres/postgres.ts';
import { dataFolder } from './data-folder.ts';

const endedSchema = z.object({
  seed: z.string(),
  part: z.string(),
  version: z.string(),
  live_version: z.string(),
  ended_at: z.string(),
  loads: z.int(),
  faulty: z.int(),
  live_loads: z.int(),
  live_faulty: z.int(),
});
/** A canary that the product ended automatically, with the figures that ended it. */
export type EndedCanary = z.output<typeof endedSchema>;

/** The canaries that the product ended, newest first; undefined if the product's database does not answer. */
export type ReadEndedCanaries = () => readonly EndedCanary[] | undefined;

const longestMs = 15_000;

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
export function askDatabase(script: 'ended-canaries.ts' | 'commands/list-brands.ts'): unknown {
  const database = databaseSettings();
  if (database === undefined) return undefined;
  const { status, stdout } = spawnSync(process.execPath, [join(root, 'booking-api/src', script)], {
    cwd: root,
    encoding: 'utf8',
    timeout: longestMs,
    env: { ...process.env, ...database },
  });
  return status === 0 ? JSON.parse(stdout) : undefined;
}

export const askEnded: ReadEndedCanaries = () =>
  z.optional(z.array(endedSchema)).parse(askDatabase('ended-canaries.ts'));

/** The reason why a canary ended, in words. */
export const figuresOf = ({ loads, faulty, live_loads, live_faulty, live_version }: EndedCanary): string =>
  `${faulty} of ${loads} page loads had a fault, ${live_faulty} of ${live_loads} with ${live_version}`;

/** The reason why a shell was withdrawn, in words. */
export const startsOf = ({ faulty, loads, live_loads, live_faulty, live_version }: EndedCanary): string =>
  `${faulty} of ${loads} pages did not start, ${live_faulty} of ${live_loads} with ${live_version}`;
