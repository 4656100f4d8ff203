import { CompiledQuery } from 'kysely';
import { type Job, type JobResult, PgBoss } from 'pg-boss';
import type { DatabaseTransaction } from '../database/database.ts';
import { type PollLoop, startPollLoop } from './poll-loop.ts';

export type JobHandler = (data: Record<string, unknown>, id: string) => Promise<void>;

export type JobOptions = {
  /** Attempts after the first; default 8, with growing pauses. */
  retries?: number | undefined;
  /** Seconds before the first attempt. */
  startAfterSeconds?: number | undefined;
};

/** Work that outlives the request that caused it, kept in the same database. */
export type Jobs = {
  /** Declares a queue and who does its work. Call before `start`. */
  handle(queue: string, handler: JobHandler): void;
  /** Declares what is done again and again where jobs are done, beside the queues. Call before `start`. */
  poll(look: () => Promise<void>, everyMs: number): void;
  /** Repeats a job; `cron` has five parts and is read in UTC. */
  schedule(queue: string, cron: string): void;
  /** Puts a job into the queue as part of the transaction: it exists when and only when that commits. */
  enqueue(
    trx: DatabaseTransaction,
    queue: string,
    data: Record<string, unknown>,
    options?: JobOptions,
  ): Promise<void>;
  /** Opens the queues; with `work` their jobs are done here, with `send` by a worker. Default `work`. */
  start(how?: 'work' | 'send'): Promise<void>;
  /** Lets running jobs finish, at most 10 s. */
  stop(): Promise<void>;
};

/** How often jobs of killed processes are looked for; a look is due only once the last is as old, so two may pass. */
const lookForKilledSeconds = 15;

/** Jobs by pg-boss; `onError` gets the error of each that fails. */
export function createJobs(databaseUrl: string, onError: (error: unknown) => void): Jobs {
  const handlers = new Map<string, JobHandler>();
  const schedules = new Map<string, string>();
  const polls: { look: () => Promise<void>; everyMs: number }[] = [];
  let pollLoops: PollLoop[] = [];
  let boss: PgBoss | undefined;
  return {
    handle: (queue, handler) => {
      handlers.set(queue, handler);
    },
    poll: (look, everyMs) => {
      polls.push({ look, everyMs });
    },
    schedule: (queue, cron) => {
      schedules.set(queue, cron);
    },
    async enqueue(trx, queue, data, options = {}) {
      if (!boss) throw new Error('jobs were not started');
      await send(boss, trx, queue, data, options);
    },
    async start(how = 'work') {
      const opened = open(databaseUrl, how === 'work', onError);
      await opened.start();
      boss = opened;
      for (const queue of handlers.keys()) await opened.createQueue(queue, { notify: true });
      // Those of an earlier release are there already.
      for (const { name, notify } of await opened.getQueues())
        if (handlers.has(name) && !notify) await opened.updateQueue(name, { notify: true });
      if (how === 'send') return;
      for (const [queue, handler] of handlers) {
        await opened.work(queue, batches, (batch) =>
          Promise.all(batch.map((job) => run(job, handler, onError))),
        );
      }
      for (const [queue, cron] of schedules) await opened.schedule(queue, cron);
      pollLoops = polls.map(({ look, everyMs }) => startPollLoop(look, everyMs, onError));
    },
    async stop() {
      await Promise.all(pollLoops.map((loop) => loop.stop()));
      await boss?.stop({ graceful: true, timeout: 10_000 });
      boss = undefined;
    },
  };
}

/** Who only sends is told of no job, and leaves the clock and the sweeping to those who work. */
function open(databaseUrl: string, works: boolean, onError: (error: unknown) => void): PgBoss {
  const opened = new PgBoss({
    connectionString: databaseUrl,
    max: 4,
    application_name: 'booking-api jobs',
    useListenNotify: works,
    supervise: works,
    superviseIntervalSeconds: lookForKilledSeconds,
    monitorIntervalSeconds: lookForKilledSeconds,
    schedule: works,
  });
  opened.on('error', onError);
  return opened;
}

// Several jobs of a queue at once, each with an outcome of its own: one that fails is tried again alone. A job is told of
// when its transaction commits; looking every second finds those that wait for their time, or whose word was lost.
const batches = {
  pollingIntervalSeconds: 1,
  notifyPollingIntervalSeconds: 1,
  batchSize: 20,
  burstWhenBatchFull: true,
  perJobResults: true,
} as const;

/** Does one job; of one that fails the error is told, and its kind is kept. */
async function run(
  job: Job<unknown>,
  handler: JobHandler,
  onError: (error: unknown) => void,
): Promise<JobResult> {
  try {
    await handler(dataOf(job), job.id);
    return { id: job.id, status: 'completed' };
  } catch (error) {
    onError(error);
    return {
      id: job.id,
      status: 'failed',
      output: { error: error instanceof Error ? error.name : 'error' },
    };
  }
}

/** Sends a job by the connection of a transaction. */
async function send(
  boss: PgBoss,
  trx: DatabaseTransaction,
  queue: string,
  data: Record<string, unknown>,
  options: JobOptions,
): Promise<void> {
  await boss.send(queue, data, {
    retryLimit: options.retries ?? 8,
    retryDelay: 2,
    retryBackoff: true,
    retryDelayMax: 300,
    // A job whose process was killed is taken up again within half a minute after this; no handler takes that long.
    expireInSeconds: 60,
    ...(options.startAfterSeconds ? { startAfter: options.startAfterSeconds } : {}),
    db: {
      executeSql: async (text, values = []) => {
        const { rows } = await trx.executeQuery(CompiledQuery.raw(text, [...values]));
        return { rows };
      },
    },
  });
}

const dataOf = ({ data }: Job<unknown>): Record<string, unknown> =>
  typeof data === 'object' && data !== null ? { ...data } : {};
