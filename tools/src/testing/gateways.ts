import { randomBytes } from 'node:crypto';
import type pg from 'pg';
import { type GatewayProcess, startGateway } from '../../../booking-api/src/testing/gateway-process.ts';

/** Starts a payment sandbox for each worker of a test run, and passes their addresses to the tests (`TEST_GATEWAYS`). */
export async function startGateways(
  keeper: pg.Client,
  serverUrl: string,
  workers: number,
): Promise<Pick<GatewayProcess, 'stop'>[]> {
  const databases: string[] = [];
  for (let worker = 0; worker < workers; worker += 1) {
    const name = `test_${randomBytes(8).toString('hex')}`;
    await keeper.query(`create database ${name}`);
    databases.push(Object.assign(new URL(serverUrl), { pathname: `/${name}` }).href);
  }
  const gateways = await Promise.all(databases.map((url) => startGateway(url)));
  process.env.TEST_GATEWAYS = JSON.stringify(
    gateways.map(({ url }, worker) => ({ url, databaseUrl: databases[worker] })),
  );
  return gateways.map(({ stop }, worker) => ({
    async stop() {
      await stop();
      const name = new URL(databases[worker] ?? serverUrl).pathname.slice(1);
      await keeper.query(`drop database if exists ${name} with (force)`);
    },
  }));
}
