import { spawn } from 'node:child_process';
import { openSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import * as z from 'zod';
import { root } from '../build/workspace.ts';
import { endWithUs } from '../processes/end-with-us.ts';

const request = z.object({
  /** Milliseconds since 1970. */
  at: z.number(),
  ms: z.number(),
  path: z.string(),
  failed: z.string().optional(),
  order: z.string().optional(),
});
/** One request of a customer: when it was sent, how long it took, why it failed, and which order it placed. */
export type Request = z.output<typeof request>;

/** Customers who order without a pause. */
export interface Shoppers {
  readonly requests: readonly Request[];
  /** Stops after the requests in progress. */
  stop(): Promise<void>;
}

export function startShoppers(url: string, count: number, log: string): Shoppers {
  const script = join(root, 'booking-api/src/bench/keep-ordering.ts');
  const child = spawn(process.execPath, [script, url, String(count)], {
    cwd: root,
    stdio: ['ignore', 'pipe', openSync(log, 'a')],
    detached: true,
  });
  const requests: Request[] = [];
  if (child.stdout)
    createInterface({ input: child.stdout }).on('line', (line) =>
      requests.push(request.parse(JSON.parse(line))),
    );
  const ended = new Promise<void>((done) => child.once('close', () => done()));
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
  };
  endWithUs(stop);
  return { requests, stop };
}

/** What customers experienced during an event. */
export interface ShopperFigures {
  readonly requests: number;
  readonly failed: number;
  /** From the first request that failed to the end of the last one. */
  readonly failedSeconds: number;
  readonly slowestSeconds: number;
  /** Why requests failed, each reason once. */
  readonly reasons: readonly string[];
}

/** What customers experienced between two moments, in milliseconds since 1970. */
export function metBetween(all: readonly Request[], from: number, to: number): ShopperFigures {
  const requests = all.filter(({ at, ms }) => at + ms >= from && at < to);
  const failed = requests.filter((one) => one.failed !== undefined);
  const begin = Math.min(...failed.map(({ at }) => at));
  const end = Math.max(...failed.map(({ at, ms }) => at + ms));
  return {
    requests: requests.length,
    failed: failed.length,
    failedSeconds: failed.length === 0 ? 0 : (end - begin) / 1000,
    slowestSeconds: Math.max(0, ...requests.map(({ ms }) => ms)) / 1000,
    reasons: [...new Set(failed.map((one) => `${one.path}: ${one.failed}`))],
  };
}
