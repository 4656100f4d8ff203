import type pg from 'pg';

/** What the setup of a test run leaves to its teardown: the server's folder, and the connection that shows the run is going on. */
export type TestServer = { dataDir: string; keeper: pg.Client };

const shared: typeof globalThis & { testPostgres?: TestServer } = globalThis;

export function setTestServer(value: TestServer): void {
  shared.testPostgres = value;
}

export function testServer(): TestServer | undefined {
  return shared.testPostgres;
}
