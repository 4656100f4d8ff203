import { CompiledQuery } from 'kysely';
import { PgBoss } from 'pg-boss';
import type { DatabaseTransaction } from './database.ts';

export type JobHandler = (data: Record<string, unknown>, id: string) => Promise<void>;

export type JobOptions = {
  /** Attempts after the first; default 8, with growing pauses. */
  retries?: number | undefined;
  /** Seconds before the first attempt. */
  startAfterSeconds?: number | undefined;
  /** At most one waiting or running job with this key. */
  singletonKey?: string | undefined;
};

/** Work that outlives the request that caused it, kept in the same database. */
export type Jobs = {
  /** Declares a queue and who does its work. Call before `start`. */
  handle(queue: string, handler: JobHandler): void;
  /** Repeats a job; `cron` has five parts and is read in UTC. */
  schedule(queue: string, cron: string): void;
  /** Puts a job into the queue as part of the transaction: it exists when and only when that commits. */
  enqueue(
    trx: DatabaseTransaction,
    queue: string,
    data: Record<string, unknown>,
    options?: JobOptions,
  ): Promise<void>;
  start(): Promise<void>;
  /** Lets running jobs finish, at most 10 s. */
  stop(): Promise<void>;
};

export function createJobs(databaseUrl: string, onError: (error: unknown) => void): Jobs {
  const boss = new PgBoss({ connectionString: databaseUrl, max: 4, application_name: 'booking-api jobs' });
  boss.on('error', onError);
  const handlers = new Map<string, JobHandler>();
  const schedules = new Map<string, string>();
  let started = false;
  return {
    handle: (queue, handler) => {
      handlers.set(queue, handler);
    },
    schedule: (queue, cron) => {
      schedules.set(queue, cron);
    },
    async enqueue(trx, queue, data, options = {}) {
      await boss.send(queue, data, {
        retryLimit: options.retries ?? 8,
        retryDelay: 2,
        retryBackoff: true,
        retryDelayMax: 300,
        ...(options.startAfterSeconds ? { startAfter: options.startAfterSeconds } : {}),
        ...(options.singletonKey ? { singletonKey: options.singletonKey } : {}),
        db: {
          executeSql: async (text, values = []) => {
            const { rows } = await trx.executeQuery<Record<string, unknown>>(
              CompiledQuery.raw(text, [...values]),
            );
            return { rows };
          },
        },
      });
    },
    async start() {
      await boss.start();
      started = true;
      for (const [queue, handler] of handlers) {
        await boss.createQueue(queue);
        await boss.work<Record<string, unknown>>(queue, { pollingIntervalSeconds: 1 }, async (batch) => {
          for (const job of batch) await handler(job.data, job.id);
        });
      }
      for (const [queue, cron] of schedules) await boss.schedule(queue, cron);
    },
    async stop() {
      if (started) await boss.stop({ graceful: true, timeout: 10_000 });
      started = false;
    },
  };
}
