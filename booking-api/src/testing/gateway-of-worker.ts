import type pg from 'pg';
import { openTestPool } from './database.ts';
import { type Gateway, gatewayAt } from './gateway-process.ts';

/** A gateway of the test run, with access to its ledger. */
export type OpenedGateway = { gateway: Gateway; ledger: pg.Pool };

const tables = ['nonces', 'vault', 'transactions', 'transaction_events', 'requests'];

/**
 * The gateway that the test run started for this worker, with an empty ledger and without faults. A worker
 * runs one test file at a time: starting a gateway for each would take more time than most of them.
 */
export async function openGatewayOfWorker(): Promise<OpenedGateway> {
  const { TEST_GATEWAYS: known, JEST_WORKER_ID: worker } = process.env;
  const gateways: { url: string; databaseUrl: string }[] = JSON.parse(known ?? '[]');
  const mine = gateways[Number(worker) - 1];
  if (!mine) throw new Error('No gateway is running: run jest with the booking-api project.');
  const gateway = gatewayAt(mine.url);
  const ledger = openTestPool(mine.databaseUrl);
  await gateway.clear();
  await ledger.query(`truncate ${tables.map((name) => `sandbox_gateway.${name}`).join(', ')}`);
  return { gateway, ledger };
}
