import { type Config, readConfig } from './platform/settings/config.ts';
import { readEnvironment } from './platform/settings/environment.ts';
import { InvalidSettings } from './platform/settings/invalid-settings.ts';
import { type Prepared, prepareDatabase } from './prepare-database.ts';

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

const counted = (count: number, what: string): string => `${count} ${what}${count === 1 ? '' : 's'}`;

/** What happened, for the person who prepares a database before its servers start. */
function describe({ migrations, written, corrected }: Prepared): string {
  if (migrations.length + written.length === 0) return 'Nothing to correct: the database is up to date.';
  return [
    ...(migrations.length > 0 ? [`${counted(migrations.length, 'migration')} applied`] : []),
    ...written.map((folder) => `${folder} data written`),
    ...(corrected.length > 0
      ? [`${counted(corrected.length, 'product')} corrected:\n  ${corrected.join('\n  ')}`]
      : []),
  ].join('\n');
}

/** `npm run prepare:database`: migrates the database, adds missing data, says what it did, and ends. */
const { databaseUrl, databaseDirectUrl, production } = readSettingsOrExit();
const pooled = databaseUrl !== databaseDirectUrl;
process.stdout.write(`${describe(await prepareDatabase(databaseDirectUrl, { production, pooled }))}\n`);
