import { join } from 'node:path';
import { root } from '../build/workspace.ts';
import { startPostgres } from '../postgres/postgres.ts';
import { endWithUs } from './end-with-us.ts';
import { runGroup } from './process-group.ts';

/**
 * Runs scripts of the server (paths below its `src`, with their arguments) one after another on the database of a data
 * folder, up to the first that fails. Returns its exit code, or 0.
 */
export async function runOnDatabase(
  dataDir: string,
  scripts: readonly (readonly string[])[],
  env: Readonly<Record<string, string>> = {},
): Promise<number> {
  const database = await startPostgres({ dataDir });
  endWithUs(database.stop);
  let code = 0;
  for (const [script = '', ...words] of scripts) {
    const command = [process.execPath, join(root, 'booking-api/src', script), ...words];
    code = await runGroup(command, { cwd: root, env: { ...env, DATABASE_URL: database.url } });
    if (code !== 0) break;
  }
  await database.stop();
  return code;
}
