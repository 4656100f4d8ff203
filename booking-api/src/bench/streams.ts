import { get } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { prepareDatabase } from '../prepare-database.ts';
import { signIn } from './customer.ts';
import { usageOf } from './load.ts';
import { productFlags, serve, stopServers } from './servers.ts';

/**
 * Holds 1,000 live update streams open on one server and reports what it costs at rest, over a minute in
 * which heartbeats go out. Exits with 1 above 5 % of one core. `DATABASE_URL` names a database that may be
 * filled.
 */
const streams = 1000;
const seconds = 60;
const goal = 0.05;
const databaseUrl = process.env.DATABASE_URL ?? '';
const port = Number(process.env.BENCH_PORT ?? 4390);

await prepareDatabase(databaseUrl, { production: false });
try {
  const env = {
    DATABASE_URL: databaseUrl,
    RATE_LIMIT_SCALE: '1000',
    // The benchmark does not measure how a busy machine opens all streams together.
    OVERLOAD_DELAY_MS: '0',
    GATEWAY_URL: `http://127.0.0.1:${port + 1}`,
  };
  const api = await serve('workflows/testing/serve.ts', port, '/healthz', env, productFlags);
  const { headers } = await signIn(api.url);
  const target = { port, path: '/api/v6/order_news', agent: false };
  const open = () =>
    new Promise<void>((resolve, reject) => {
      const request = get({ ...target, headers: { ...headers, accept: 'text/event-stream' } }, (answer) => {
        answer.once('data', () => resolve());
        answer.resume();
        if (answer.statusCode !== 200) reject(new Error(`a stream answered ${answer.statusCode}`));
      });
      request.on('error', reject);
    });
  for (let index = 0; index < streams; index += 1) await open();
  await wait(5000);
  const before = usageOf(api.pid);
  await wait(seconds * 1000);
  const after = usageOf(api.pid);
  const share = (after.cpuMs - before.cpuMs) / (seconds * 1000);
  process.stdout.write(
    `${streams} streams at rest: ${(share * 100).toFixed(2)} % of one core, ${Math.round(after.megabytes)} MB\n`,
  );
  process.exitCode = share > goal ? 1 : 0;
} finally {
  stopServers();
}
process.exit();
