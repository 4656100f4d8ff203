import { prepareDatabase } from '../prepare-database.ts';
import { signIn } from './customer.ts';
import { type BenchRequest, load, usageOf } from './load.ts';
import { productFlags, serve, start, stopServers } from './servers.ts';
import { shipmentOf } from './sized-shipment.ts';

/**
 * Keeps the server busy for `--minutes` (default 20) with what customers do, and reports memory and p99 by
 * the minute. Exits with 1 when the median of memory grew by more than a fifth from the second quarter to the
 * last, or when any request failed.
 */
const given = Number(process.argv[process.argv.indexOf('--minutes') + 1]);
const minutes = process.argv.includes('--minutes') && given > 0 ? given : 20;
const databaseUrl = process.env.DATABASE_URL ?? '';
const port = Number(process.env.SOAK_PORT ?? 4380);
const say = (text: string) => process.stdout.write(`${text}\n`);

await prepareDatabase(databaseUrl, { production: false });
const env = { DATABASE_URL: databaseUrl, RATE_LIMIT_SCALE: '1000' };
const gateway = { GATEWAY_PORT: String(port + 1), GATEWAY_HOST: '127.0.0.1' };
const memory: number[] = [];
try {
  await serve('../../payment-sandbox/src/server.ts', port + 1, '/', { ...env, ...gateway });
  const own = {
    GATEWAY_URL: `http://127.0.0.1:${port + 1}`,
    SENDAHEAD_CLOCK: '2026-11-23T15:00:00Z',
    SENDAHEAD_CLOCK_SINCE: new Date().toISOString(),
  };
  const api = await serve('workflows/testing/serve.ts', port, '/healthz', { ...env, ...own }, productFlags);
  start('worker.ts', { ...env, ...own }, productFlags);
  const customer = await signIn(api.url);
  const { headers } = customer;
  const form = shipmentOf(2, 2);
  const steps: BenchRequest[] = [
    { method: 'GET', path: '/v2/zip_info?zip_code=10001&country_code=US' },
    { method: 'GET', path: '/api/v5.2/auto-complete/facility?term=austin&brand=golf' },
    { method: 'POST', path: '/api/v5/carts', headers, body: { cart: { brand_id: 1 } } },
    { method: 'POST', path: '/refactor/ship_points/validate', headers, body: form },
    { method: 'POST', path: '/refactor/v5/ship/combined_services_options', headers, body: form },
    { method: 'POST', path: '/refactor/v5/ship/ship_price', headers, body: form },
    { method: 'GET', path: '/api/v6/orders', headers },
  ];
  const end = performance.now() + minutes * 60_000;
  let sent = 0;
  let minute = 0;
  while (performance.now() < end) {
    const until = Math.min(end, performance.now() + 60_000);
    let slowest = 0;
    while (performance.now() < until) {
      const { p99 } = await load(
        api.url,
        (at) => steps[at % steps.length] ?? steps[0] ?? { method: 'GET', path: '/' },
        700,
        8,
      );
      const order = await customer.readyOrder();
      await load(api.url, () => order, 1, 1);
      sent += 701;
      slowest = Math.max(slowest, p99);
    }
    minute += 1;
    memory.push(usageOf(api.pid).megabytes);
    say(
      `minute ${minute}: ${sent} requests, ${memory.at(-1)?.toFixed(0)} MB, slowest hundredth ${slowest.toFixed(0)} ms`,
    );
  }
} finally {
  stopServers();
}
const quarter = Math.max(1, Math.floor(memory.length / 4));
const median = (minutes: readonly number[]) =>
  minutes.toSorted((one, other) => one - other)[Math.floor(minutes.length / 2)] ?? 0;
const settled = median(memory.length > 1 ? memory.slice(quarter, 2 * quarter) : memory);
const last = median(memory.slice(-quarter));
say(`memory ${settled.toFixed(0)} MB -> ${last.toFixed(0)} MB`);
process.exit(last > settled * 1.2 ? 1 : 0);
