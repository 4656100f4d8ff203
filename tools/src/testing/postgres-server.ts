import type pg from 'pg';
import type { RunningPostgres } from '../postgres/postgres.ts';

/** What the setup of a test run leaves to its teardown: the server, and the connection that shows the run is going on. */
export type TestServer = { server: RunningPostgres; keeper: pg.Client };

const shared: typeof globalThis & { testPostgres?: TestServer } = globalThis;

export function setTestServer(value: TestServer): void {
  shared.testPostgres = value;
}

export function testServer(): TestServer | undefined {
  return shared.testPostgres;
}
