import { runOnDatabase } from '../processes/run-on-database.ts';
import { dataFolder } from '../release/data-folder.ts';

/** `seed -- --facilities <count>`: fills the database of the data folder, or of DATABASE_URL, up to a size. */
process.exit(await runOnDatabase(dataFolder(), [['commands/seed-many.ts', ...process.argv.slice(2)]]));
