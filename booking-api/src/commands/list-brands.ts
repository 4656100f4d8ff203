import { openDatabase } from '../platform/database/database.ts';
import { readConfig } from '../platform/settings/config.ts';
import { readEnvironment } from '../platform/settings/environment.ts';

/** Prints the slugs of all brands as JSON, for `npm run release -- <part> --brand`; it writes nothing. */
const { databaseUrl, namedStatements } = readConfig(readEnvironment());
const db = openDatabase(databaseUrl, 1, namedStatements);
try {
  const rows = await db.selectFrom('brands').select('slug').orderBy('slug').execute();
  process.stdout.write(JSON.stringify(rows.map(({ slug }) => slug)));
} finally {
  await db.destroy();
}
