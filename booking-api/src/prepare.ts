import { readConfig } from './platform/settings/config.ts';
import { readEnvironment } from './platform/settings/environment.ts';
import { prepareDatabase } from './prepare-database.ts';

/** `npm run prepare:database`: migrates the database, writes what it lacks, and ends. */
const config = readConfig(readEnvironment());
await prepareDatabase(config.databaseDirectUrl, { production: config.production });
