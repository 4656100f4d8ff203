import { readConfig } from './platform/config.ts';
import { prepareDatabase } from './seed/prepare-database.ts';

/** Migrates and seeds the database of DATABASE_URL, and ends. */
const config = readConfig(process.env);
await prepareDatabase(config.databaseUrl, { production: config.production });
