import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import { type OpenedGateway, openGatewayOfWorker } from '../../testing/gateway-of-worker.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import type { PlaceOrderContext } from '../checkout/context.ts';

/** The whole server, jobs running, on real PostgreSQL, with the real gateway as a separate process. */
export type Shop = TestApp &
  OpenedGateway & {
    ordering: PlaceOrderContext;
    dataDir: string;
    logs: string[];
  };

/**
 * Milliseconds the server waits for the gateway's answer: as long as it may, since a gateway that is slow only because the
 * machine is busy is no failing one. Tests that hold an answer back shorten it (`impatient`).
 */
const answerMs = 15_000;

/** Settings for tests that hold answers of the gateway back until the server gives up on them. */
export const impatient = { GATEWAY_TIMEOUT_MS: '3000' } as const;

/** What runs again and again is called by the tests that want it; it would meet the others at any moment. */
const jobsOnce = (jobs: Jobs): Jobs => ({
  ...jobs,
  handle: (definition, handler) => jobs.handle({ ...definition, schedule: undefined }, handler),
  poll: () => {},
});

/** `env` are settings as the environment gives them. */
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
