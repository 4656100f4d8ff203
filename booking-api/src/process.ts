import type { FastifyInstance } from 'fastify';
import { checkSettings } from './integrations/check-settings.ts';
import { type Config, readConfig } from './platform/settings/config.ts';
import { readEnvironment } from './platform/settings/environment.ts';
import { InvalidSettings } from './platform/settings/invalid-settings.ts';
import { isPrepared } from './prepare-database.ts';

/** Nothing is touched before every setting is there: what is missing is said, and that is all. */
export function readSettingsOrExit(): Config {
  try {
    const read = readConfig(readEnvironment());
    checkSettings(read);
    return read;
  } catch (error) {
    if (!(error instanceof InvalidSettings)) throw error;
    console.error(error.message);
    process.exit(1);
  }
}

/** Neither server nor worker runs on a database that lacks a migration of this release. */
export async function requirePrepared({ databaseUrl }: Pick<Config, 'databaseUrl'>): Promise<void> {
  if (await isPrepared(databaseUrl)) return;
  console.error('The database is not prepared for this release: run npm run prepare:database first.');
  process.exit(1);
}

/** On SIGTERM or SIGINT: finishes the work in progress, then exits; a second signal, or 15 s, ends it immediately. */
export function exitOnSignal(app: FastifyInstance): void {
  let leaving = false;
  const leave = async (): Promise<void> => {
    if (leaving) process.exit(1);
    leaving = true;
    setTimeout(() => process.exit(1), 15_000).unref();
    await app.close();
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void leave());
}
