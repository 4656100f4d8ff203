import type { Server } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';

/** How busy a server is, for its threads: the requests under way, and when the last of them ended (ms, wrapped). */
export type Busyness = { shared: SharedArrayBuffer };

const open = 0;
const lastEnd = 1;
const wrapped = () => Date.now() & 0x7fff_ffff;

/** A lull between the requests of one customer is no rest. */
const restMs = 100;
const lookMs = 20;
/** No job waits longer than this for requests, however many come. */
const longestMs = 5000;

/** Counts the requests of a server from now on. */
export function watchRequests(server: Server): Busyness {
  const shared = new SharedArrayBuffer(2 * Int32Array.BYTES_PER_ELEMENT);
  const counts = new Int32Array(shared);
  server.on('request', (_request, answer) => {
    Atomics.add(counts, open, 1);
    answer.once('close', () => {
      Atomics.store(counts, lastEnd, wrapped());
      Atomics.sub(counts, open, 1);
    });
  });
  return { shared };
}

/**
 * Lets requests go first: settles when none has been under way for a tenth of a second, and at the latest five seconds
 * after `due`.
 */
export async function stepAside({ shared }: Busyness, due: Date): Promise<void> {
  const counts = new Int32Array(shared);
  const isBusy = () =>
    Atomics.load(counts, open) > 0 || Math.abs(wrapped() - Atomics.load(counts, lastEnd)) < restMs;
  const patience = Math.min(longestMs, due.getTime() + longestMs - Date.now());
  const until = performance.now() + patience;
  while (performance.now() < until && isBusy()) await wait(lookMs);
}
