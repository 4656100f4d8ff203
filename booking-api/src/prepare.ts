import { type Config, readConfig } from './platform/settings/config.ts';
import { readEnvironment } from './platform/settings/environment.ts';
import { InvalidSettings } from './platform/settings/invalid-settings.ts';
import { prepareDatabase } from './prepare-database.ts';

/** The migrator's settings; the servers check the others. */
function readSettingsOrExit(): Config {
  try {
    return readConfig(readEnvironment());
  } catch (error) {
    if (!(error instanceof InvalidSettings)) throw error;
    console.error(error.message);
    process.exit(1);
  }
}

/** `npm run prepare:database`: migrates the database, adds missing data, and ends. */
const { databaseUrl, databaseDirectUrl, production } = readSettingsOrExit();
await prepareDatabase(databaseDirectUrl, { production, pooled: databaseUrl !== databaseDirectUrl });
