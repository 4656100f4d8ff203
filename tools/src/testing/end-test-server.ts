import { join } from 'node:path';
import pg from 'pg';
import { readConnection } from '../postgres/connection.ts';
import { urlOf } from '../postgres/postgres.ts';
import { endPostmaster, findPostmaster, pause } from '../postgres/postmaster.ts';

const otherRuns =
  "select 1 from pg_stat_activity where application_name = 'test-run' and pid <> pg_backend_pid()";
/** A run that just ended still appears for a moment. */
const looks = 10;

async function isUsed(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    for (let look = 0; look < looks; look += 1) {
      if (!(await client.query(otherRuns)).rowCount) return false;
      await pause(100);
    }
    return true;
  } finally {
    await client.end();
  }
}

/** Ends the test server of this data folder unless a run is using it; does nothing where DATABASE_URL names another. */
export async function endTestServer(dataDir: string): Promise<void> {
  if (process.env.DATABASE_URL) return;
  const folder = join(dataDir, 'postgres');
  const [connection, server] = [readConnection(folder), findPostmaster(join(folder, 'cluster'))];
  if (!connection || !server) return;
  if (!(await isUsed(urlOf({ ...connection, port: server.port }, 'keeper')))) await endPostmaster(server.pid);
}
