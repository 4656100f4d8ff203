import { setTimeout as pause } from 'node:timers/promises';
import { CompiledQuery } from 'kysely';
import { type Db, type Job, type JobResult, PgBoss } from 'pg-boss';
import type { DatabaseTransaction } from '../database/database.ts';
import { jobsTotal } from '../metrics/metrics.ts';
import { inWork } from '../tracing/current-work.ts';
import { failureOf, type Span, type Tracing } from '../tracing/tracing.ts';
import { type JobDefinition, readJob } from './define-job.ts';
import { openJobDatabase } from './job-database.ts';
import { type PollLoop, startPollLoop } from './poll-loop.ts';
import { withOrigin, workOfJob } from './work-of-job.ts';

export type JobOptions = {
  /** Retries after the first attempt, overriding the definition. */
  retries?: number | undefined;
  /** Seconds before the first attempt. */
  startAfterSeconds?: number | undefined;
};

/** Work that outlives the request that caused it, stored in the same database. */
export type Jobs = {
  /** Sets the handler of a definition's jobs. Call before `start`. */
  handle<In extends object, Out extends object>(
    definition: JobDefinition<In, Out>,
    handler: (data: Out, id: string) => Promise<unknown>,
  ): void;
  /** Declares repeated work for processes that run jobs, in addition to the queues. Call before `start`. */
  poll(look: () => Promise<void>, everyMs: number): void;
  /** Queues a job as part of the transaction: it exists if and only if that commits. */
  enqueue<In extends object, Out extends object>(
    trx: DatabaseTransaction,
    definition: JobDefinition<In, Out>,
    data: NoInfer<In>,
    options?: JobOptions,
  ): Promise<void>;
  /** Opens the queues; with `work` their jobs run here, with `send` in a worker. Default `work`. */
  start(how?: 'work' | 'send'): Promise<void>;
  /** Lets running jobs finish, at most 10 s. */
  stop(): Promise<void>;
};

type Work = Pick<JobDefinition<object>, 'schedule' | 'atOnce'> & {
  run(data: unknown, id: string): Promise<unknown>;
};

/**
 * How often jobs of killed processes are searched; a search is due only once the last is that old, so it may
 * take twice as long.
 */
const lookForKilledSeconds = 15;

/**
 * Jobs by pg-boss; `onError` gets the error of each failed one. With `tracing` each continues the trace of
 * its sender.
 */
export function createJobs(
  databaseUrl: string,
  onError: (error: unknown) => void,
  tracing?: Tracing | undefined,
): Jobs {
  const works = new Map<string, Work>();
  const polls: { look: () => Promise<void>; everyMs: number }[] = [];
  let pollLoops: PollLoop[] = [];
  let boss: PgBoss | undefined;
  let database: ReturnType<typeof openJobDatabase> | undefined;
  return {
    handle: (definition, handler) => {
      works.set(definition.name, {
        schedule: definition.schedule,
        atOnce: definition.atOnce,
        run: async (data, id) => handler(readJob(definition, data), id),
      });
    },
    poll: (look, everyMs) => {
      polls.push({ look, everyMs });
    },
    async enqueue(trx, definition, data, options = {}) {
      if (!boss) throw new Error('jobs were not started');
      const { retries = definition.retries } = options;
      const read = withOrigin(readJob(definition, data));
      await send(boss, trx, definition.name, read, { ...options, retries });
    },
    async start(how = 'work') {
      database = openJobDatabase(databaseUrl, onError);
      const opened = open(database, how === 'work', onError);
      await opened.start();
      boss = opened;
      const existing = new Map((await opened.getQueues()).map(({ name, notify }) => [name, notify]));
      for (const queue of works.keys()) {
        if (!existing.has(queue)) await opened.createQueue(queue, { notify: true });
        // An earlier release created it without.
        else if (!existing.get(queue)) await opened.updateQueue(queue, { notify: true });
      }
      if (how === 'send') return;
      for (const [queue, { run, schedule, atOnce = batches.batchSize }] of works) {
        await opened.work(queue, { ...batches, batchSize: atOnce }, (batch) =>
          Promise.all(
            batch.map((job) => {
              const work = workOfJob(job, tracing);
              return inWork(work, () => resultOf(job, run, onError, work.span));
            }),
          ),
        );
        if (schedule !== undefined) await opened.schedule(queue, schedule);
      }
      pollLoops = polls.map(({ look, everyMs }) => startPollLoop(look, everyMs, onError));
    },
    async stop() {
      await Promise.all(pollLoops.map((loop) => loop.stop()));
      if (boss) await stopQueues(boss, [...works.keys()]);
      boss = undefined;
      await database?.close();
      database = undefined;
    },
  };
}

/**
 * A process that only sends jobs does not receive any, and leaves schedule and maintenance to the workers.
 */
function open(db: Db, works: boolean, onError: (error: unknown) => void): PgBoss {
  const opened = new PgBoss({
    db,
    useListenNotify: works,
    supervise: works,
    superviseIntervalSeconds: lookForKilledSeconds,
    monitorIntervalSeconds: lookForKilledSeconds,
    // Jobs do not wait for each other.
    flowIntervalSeconds: 3600,
    schedule: works,
  });
  opened.on('error', onError);
  return opened;
}

/** How long jobs may run on when their process stops. */
const maxEndMs = 10_000;

/** Lets running jobs finish. pg-boss would do so too, but it looks for their end each half second only. */
async function stopQueues(boss: PgBoss, queues: readonly string[]): Promise<void> {
  const ended = Promise.all(queues.map((queue) => boss.offWork(queue)));
  await Promise.race([ended, pause(maxEndMs, undefined, { ref: false })]);
  await boss.stop({ graceful: false });
}

/**
 * A worker is notified of a job when its transaction commits. Polling finds delayed jobs (retries, ends of
 * undo periods): they are at most this late, and each poll costs a transaction per queue.
 */
const lookEverySeconds = 10;

// Several jobs of a queue run concurrently, each with a separate outcome: a failed one is retried alone.
const batches = {
  // For setups without PostgreSQL notifications, such as behind a connection pooler.
  pollingIntervalSeconds: 1,
  notifyPollingIntervalSeconds: lookEverySeconds,
  batchSize: 20,
  burstWhenBatchFull: true,
  perJobResults: true,
} as const;

/** Runs one job; reports the error of a failed one, and stores its kind. */
async function resultOf(
  job: Job<unknown>,
  run: Work['run'],
  onError: (error: unknown) => void,
  span: Span | undefined,
): Promise<JobResult> {
  try {
    await run(job.data, job.id);
    span?.end();
    jobsTotal.inc({ queue: job.name, outcome: 'done' });
    return { id: job.id, status: 'completed' };
  } catch (error) {
    onError(error);
    span?.end(failureOf(error));
    jobsTotal.inc({ queue: job.name, outcome: 'failed' });
    return {
      id: job.id,
      status: 'failed',
      output: { error: error instanceof Error ? error.name : 'error' },
    };
  }
}

/** Sends a job on the connection of a transaction. */
async function send(
  boss: PgBoss,
  trx: DatabaseTransaction,
  queue: string,
  data: object,
  options: JobOptions,
): Promise<void> {
  await boss.send(queue, data, {
    retryLimit: options.retries ?? 8,
    retryDelay: 2,
    retryBackoff: true,
    retryDelayMax: 300,
    // A killed process's job is resumed within half a minute after this; no handler takes that long.
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
