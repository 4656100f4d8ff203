import type pg from 'pg';
import { createTestDatabase, lookInto, type TestDatabase } from './database.ts';
import { type GatewayProcess, startGateway } from './gateway-process.ts';
import { merchantOf } from './merchant.ts';

/** A gateway with the shop's server that calls it, and a look into its ledger. */
export type GatewayUnderTest = {
  gateway: GatewayProcess;
  merchant: ReturnType<typeof merchantOf>;
  ledger: pg.Pool;
  databaseUrl: string;
};

/**
 * Starts a gateway on a separate database before the tests of a file, and ends it after them; `started`
 * receives it.
 */
export function gatewayUnderTest(started: (under: GatewayUnderTest) => void): void {
  let database: TestDatabase;
  let under: GatewayUnderTest;
  beforeAll(async () => {
    database = await createTestDatabase();
    const gateway = await startGateway(database.url);
    under = {
      gateway,
      merchant: merchantOf(gateway),
      ledger: lookInto(database.url),
      databaseUrl: database.url,
    };
    started(under);
  });
  afterAll(async () => {
    await under.gateway.stop();
    await under.ledger.end();
    await database.drop();
  });
}

/** A nonce that pays any number of times. */
export const good = { nonce: 'fake-valid-nonce' };

/** The codes of a refusal. */
export const codes = (answer: { body: { errors?: { code: string }[] } }) =>
  answer.body.errors?.map(({ code }) => code);
