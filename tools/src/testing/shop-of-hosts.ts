import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { startS3Server } from '../../../booking-api/src/integrations/bucket/testing/s3-server.ts';
import { root } from '../build/workspace.ts';
import { startPostgres } from '../postgres/postgres.ts';

/** A database and a bucket, as hosts share them that share no disk. */
export async function startShopOfHosts() {
  const place = mkdtempSync(join(tmpdir(), 'shop-'));
  const s3 = await startS3Server();
  const database = await startPostgres({ dataDir: place, durable: false });
  const prepare = join(root, 'booking-api/src/prepare.ts');
  const settings = { NODE_ENV: 'test', DATABASE_URL: database.url };
  execFileSync(process.execPath, [prepare], { env: { ...process.env, ...settings }, stdio: 'ignore' });
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  return {
    env: { ...s3.env, ...settings, RELEASES_STORE: 'bucket' },
    s3,
    /** Removes every release. */
    empty: () => client.query('truncate release_revisions, release_builds'),
    async close() {
      await client.end();
      await database.stop();
      await s3.close();
      rmSync(place, { recursive: true, force: true });
    },
  };
}
