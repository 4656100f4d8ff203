import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import { type OpenedGateway, openGatewayOfWorker } from '../../testing/gateway-of-worker.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import type { PlaceOrderContext } from '../checkout/context.ts';

/** The whole server, with running jobs, on real PostgreSQL, with the real gateway as a separate process. */
export type Shop = TestApp &
  OpenedGateway & {
    ordering: PlaceOrderContext;
    dataDir: string;
    logs: string[];
  };

/**
 * Milliseconds that the server waits for the gateway's answer: the maximum, because a gateway that is slow
 * only on a busy machine has not failed. Tests that hold an answer shorten it (`impatient`).
 */
const answerMs = 15_000;

/** Settings for tests that hold the gateway's answers until the server gives up on them. */
export const impatient = { GATEWAY_TIMEOUT_MS: '3000' } as const;

/**
 * Tests call recurring jobs themselves, because these would otherwise interfere with other tests at any
 * moment.
 */
const jobsOnce = (jobs: Jobs): Jobs => ({
  ...jobs,
  handle: (definition, handler) => jobs.handle({ ...definition, schedule: undefined }, handler),
  poll: () => {},
});

/** `env` are settings in the environment's format. */
export async function startShop(env: Record<string, string> = {}): Promise<Shop> {
  const dataDir = mkdtempSync(join(tmpdir(), 'shop-'));
  const { gateway, ledger } = await openGatewayOfWorker();
  const logs: string[] = [];
  const server = await startTestApp(
    { logStream: { write: (line) => void logs.push(line) }, jobs: jobsOnce },
    {
      SENDAHEAD_DATA: dataDir,
      GATEWAY_URL: gateway.url,
      GATEWAY_TIMEOUT_MS: String(answerMs),
      ...env,
    },
  );
  await server.context.jobs.start();
  return {
    ...server,
    gateway,
    ordering: server.services.ordering,
    ledger,
    dataDir,
    logs,
    close: async () => {
      await server.close();
      await ledger.end();
      rmSync(dataDir, { recursive: true });
    },
  };
}
