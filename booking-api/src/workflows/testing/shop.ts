import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type pg from 'pg';
import type { AppOverrides } from '../../app.ts';
import { type GatewayProcess, startGateway } from '../../gateway/testing/gateway-process.ts';
import { createTestDatabase, lookInto } from '../../testing/database.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { addOrdering } from '../ordering-module.ts';
import type { PlaceOrderContext } from '../place-order/context.ts';

/** The whole server, jobs running, on real PostgreSQL, with the real gateway as a process of its own. */
export type Shop = TestApp & {
  gateway: GatewayProcess;
  ordering: PlaceOrderContext;
  /** The gateway's own database, for reading its ledger. */
  ledger: pg.Pool;
  dataDir: string;
  logs: string[];
};

/** Milliseconds the server waits for the gateway's answer in these tests: enough for a search on a busy machine. */
const answerMs = 2000;

/** `env` are settings as the environment gives them; `more` are modules beside the ordering. */
export async function startShop(
  env: Record<string, string> = {},
  more: NonNullable<AppOverrides['modules']> = [],
): Promise<Shop> {
  const dataDir = mkdtempSync(join(tmpdir(), 'shop-'));
  const gatewayDatabase = await createTestDatabase();
  const gateway = await startGateway(gatewayDatabase.url);
  const ledger = lookInto(gatewayDatabase.url);
  const logs: string[] = [];
  let ordering: PlaceOrderContext | undefined;
  const server = await startTestApp(
    {
      logStream: { write: (line) => void logs.push(line) },
      modules: [
        (app, context) => {
          const config = { ...context.config, gatewayUrl: gateway.url, dataDir };
          // What runs every minute is called by the tests that want it; it would meet the others at any moment.
          const jobs = { ...context.jobs, schedule: () => {} };
          ordering = addOrdering(
            app,
            { ...context, config, jobs },
            { GATEWAY_TIMEOUT_MS: String(answerMs), ...env },
          );
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
