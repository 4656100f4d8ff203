import { startS3Server } from '../../../booking-api/src/integrations/bucket/testing/s3-server.ts';
import { createTestDatabase, openTestPool } from '../../../booking-api/src/testing/database.ts';

/** A database and a bucket, as hosts share them that share no disk. */
export async function startShopOfHosts() {
  const s3 = await startS3Server();
  const database = await createTestDatabase();
  const pool = openTestPool(database.url);
  return {
    env: { ...s3.env, NODE_ENV: 'test', DATABASE_URL: database.url, RELEASES_STORE: 'bucket' },
    s3,
    /** Removes every release. */
    empty: () => pool.query('truncate release_revisions, release_builds'),
    async close() {
      await pool.end();
      await database.drop();
      await s3.close();
    },
  };
}
