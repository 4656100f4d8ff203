import { runOnDatabase } from '../processes/run-on-database.ts';
import { dataFolder } from '../release/data-folder.ts';

/**
 * `prepare:database`: migrates the database of the data folder, or of DATABASE_URL, and writes missing reference
 * data, also the demo's unless this is production. A deployment runs it before it starts servers.
 */
process.exit(await runOnDatabase(dataFolder(), [['prepare.ts']]));
