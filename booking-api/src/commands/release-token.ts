import { redeemToken } from '../modules/releases/public/release-tokens.ts';
import { createClock } from '../platform/clock.ts';
import { openDatabase } from '../platform/database/database.ts';
import { readConfig } from '../platform/settings/config.ts';
import { readEnvironment } from '../platform/settings/environment.ts';

/**
 * Prints the part and the name of the token in RELEASE_TOKEN as JSON, for `npm run release`, or null. The token is in the
 * environment: arguments of a process are read by everyone on the machine.
 */
const { env, databaseUrl, namedStatements, clockStart, clockSince } = readConfig(readEnvironment());
const db = openDatabase(databaseUrl, 1, namedStatements);
try {
  const clock = createClock(clockStart, Date.now, clockSince);
  const found = await redeemToken({ db, clock }, env.RELEASE_TOKEN?.trim() ?? '');
  process.stdout.write(JSON.stringify(found ?? null));
} finally {
  await db.destroy();
}
