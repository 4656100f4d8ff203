import { PgBoss } from 'pg-boss';

/** Creates the tables of the job queues, or migrates those of an earlier pg-boss. Safe to kill and repeat. */
export async function prepareQueues(databaseUrl: string): Promise<void> {
  const boss = new PgBoss({
    connectionString: databaseUrl,
    application_name: 'prepare',
    max: 1,
    supervise: false,
    schedule: false,
  });
  await boss.start();
  await boss.stop({ graceful: false });
}
