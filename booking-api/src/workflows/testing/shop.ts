import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type pg from 'pg';
import type { AppOverrides } from '../../app.ts';
import { addOrdering } from '../../ordering-module.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import { createTestDatabase, openTestPool } from '../../testing/database.ts';
import { type GatewayProcess, startGateway } from '../../testing/gateway-process.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import type { PlaceOrderContext } from '../checkout/context.ts';

/** The whole server, jobs running, on real PostgreSQL, with the real gateway as a process of its own. */
export type Shop = TestApp & {
  gateway: GatewayProcess;
  ordering: PlaceOrderContext;
  /** Settings of its payments, for a second server on the same gateway. */
  paymentSettings: Record<string, string>;
  /** The gateway's own database, for reading its ledger. */
  ledger: pg.Pool;
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

/** `env` are settings as the environment gives them; `more` are modules beside the ordering. */
export async function startShop(
  env: Record<string, string> = {},
  more: NonNullable<AppOverrides['modules']> = [],
): Promise<Shop> {
  const dataDir = mkdtempSync(join(tmpdir(), 'shop-'));
  const gatewayDatabase = await createTestDatabase();
  const gateway = await startGateway(gatewayDatabase.url);
  const ledger = openTestPool(gatewayDatabase.url);
  const logs: string[] = [];
  const paymentSettings = { GATEWAY_TIMEOUT_MS: String(answerMs) };
  let ordering: PlaceOrderContext | undefined;
  const server = await startTestApp(
    {
      logStream: { write: (line) => void logs.push(line) },
      modules: [
        (app, context) => {
          const config = { ...context.config, gatewayUrl: gateway.url, dataDir };
          // What runs every minute is called by the tests that want it; it would meet the others at any moment.
          const handle: Jobs['handle'] = (definition, handler) =>
            context.jobs.handle({ ...definition, schedule: undefined }, handler);
          const jobs = { ...context.jobs, handle };
          ordering = addOrdering(app, { ...context, config, jobs }, { ...paymentSettings, ...env });
        },
        ...more,
      ],
    },
    { SENDAHEAD_DATA: dataDir, ...env },
  );
  await server.context.jobs.start();
  if (!ordering) throw new Error('the ordering module was not added');
  return {
    ...server,
    gateway,
    ordering,
    paymentSettings,
    ledger,
    dataDir,
    logs,
    close: async () => {
      await server.close();
      await gateway.stop();
      await ledger.end();
      await gatewayDatabase.drop();
      rmSync(dataDir, { recursive: true });
    },
  };
}
