import { endedRuns } from '../modules/releases/public/ended-runs.ts';
import { openDatabase } from '../platform/database/database.ts';
import { readConfig } from '../platform/settings/config.ts';
import { readEnvironment } from '../platform/settings/environment.ts';

/** As many as the history of releases shows. */
const most = 500;

/** Prints the canaries that ended automatically as JSON, for `npm run release`; it writes nothing. */
const { databaseUrl, namedStatements } = readConfig(readEnvironment());
const db = openDatabase(databaseUrl, 1, namedStatements);
try {
  process.stdout.write(JSON.stringify(await endedRuns(db, most)));
} finally {
  await db.destroy();
}
