import { join } from 'node:path';
import { root } from '../build/workspace.ts';
import { endPostmaster, findPostmaster } from '../postgres/postmaster.ts';
import { clearLeftovers, endOwner, runFileOf } from '../processes/run-file.ts';
import { endTestServer } from '../testing/end-test-server.ts';
import { testDatabaseFolder } from '../testing/test-database-folder.ts';

const journeys = join(root, '.data/journeys');

/** Ends what a stopped step of `npm test` left running: the servers of the journeys and the databases. */
export async function endLeftovers(): Promise<void> {
  const runFile = runFileOf(journeys);
  await endOwner(runFile);
  await clearLeftovers(runFile);
  const database = findPostmaster(join(journeys, 'postgres/cluster'));
  if (database) await endPostmaster(database.pid);
  await endTestServer(testDatabaseFolder());
}
