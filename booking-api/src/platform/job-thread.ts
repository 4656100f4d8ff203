import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import type { AppContext } from './context.ts';
import type { Busyness } from './step-aside.ts';

export type JobThread = {
  /** Lets running jobs finish, and ends the thread. */
  stop(): Promise<void>;
};

const jobWorker = join(import.meta.dirname, '../job-worker.ts');
const pauseMs = 1000;

/**
 * Does the jobs in a thread of their own, so that no request waits while a mail is drawn. Settles when it works. A thread
 * that ends is told to `report` and begun again, with the environment as it is then: what it was at stays in the queue.
 * Its jobs step aside for the requests that `busyness` counts.
 */
export async function startJobThread(
  report: (error: unknown) => void,
  environment: () => NodeJS.ProcessEnv,
  busyness: Busyness,
  script = jobWorker,
): Promise<JobThread> {
  let stopping = false;
  let thread: Worker;
  let ended: Promise<void>;

  function begin(): Promise<void> {
    const worker = new Worker(script, { env: environment(), workerData: busyness });
    thread = worker;
    ended = new Promise((done) => worker.once('exit', () => done()));
    worker.on('error', report);
    worker.once('exit', () => void again());
    return new Promise((done, failed) => {
      worker.once('message', () => done());
      worker.once('exit', () => failed(new Error('the thread of the jobs ended before it worked')));
    });
  }

  async function again(): Promise<void> {
    if (stopping) return;
    await wait(pauseMs);
    if (!stopping) await begin().catch(report);
  }

  await begin();
  return {
    async stop() {
      stopping = true;
      thread.postMessage('stop');
      await ended;
    },
  };
}

/** The server's environment; a clock that was set goes on from where the server's is. */
export const environmentNow = ({ config, clock }: Pick<AppContext, 'config' | 'clock'>): NodeJS.ProcessEnv =>
  config.clockStart === undefined ? process.env : { ...process.env, SENDAHEAD_CLOCK: clock.instant() };
