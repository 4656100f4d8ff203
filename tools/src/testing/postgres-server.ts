import type pg from 'pg';
import type { GatewayProcess } from '../../../booking-api/src/testing/gateway-process.ts';

/**
 * What the setup of a test run passes to its teardown: the server's folder, the connection that shows that the
 * run is in progress, and the payment sandboxes.
 */
export type TestServer = {
  dataDir: string;
  keeper: pg.Client;
  gateways: readonly Pick<GatewayProcess, 'stop'>[];
};

const shared: typeof globalThis & { testPostgres?: TestServer } = globalThis;

export function setTestServer(value: TestServer): void {
  shared.testPostgres = value;
}

export function testServer(): TestServer | undefined {
  return shared.testPostgres;
}
