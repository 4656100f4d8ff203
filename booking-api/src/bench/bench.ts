import { prepareDatabase } from '../prepare-database.ts';
import { casesFor, mixed } from './cases.ts';
import { admin, signIn } from './customer.ts';
import { describeSize } from './describe-size.ts';
import { load, usageOf } from './load.ts';
import { measure } from './measure.ts';
import { heading, line } from './result-table.ts';
import { sampleQueries } from './sample-queries.ts';
import { productFlags, serve, start, stopServers } from './servers.ts';
import { vacuumDatabase } from './vacuum.ts';

/**
 * Measures the important calls against their floor in one run: requests a second with 1 and with 32 concurrent
 * clients, as a ratio; median and p99 in milliseconds; memory before and after.
 */
const databaseUrl = process.env.DATABASE_URL ?? '';
const port = Number(process.env.BENCH_PORT ?? 4370);
const clock = '2026-11-23T15:00:00Z';
const effort = Number(process.env.BENCH_EFFORT ?? 1);
/** BENCH_ONLY: a regular expression that selects calls by name. */
const only = process.env.BENCH_ONLY === undefined ? undefined : new RegExp(process.env.BENCH_ONLY);
/** BENCH_FLOOD: the number of requests over which memory must stay flat. */
const flood = Number(process.env.BENCH_FLOOD ?? 200_000);
const say = (text: string) => process.stdout.write(`${text}\n`);

await prepareDatabase(databaseUrl, { production: false });
await vacuumDatabase(databaseUrl);
const env = { DATABASE_URL: databaseUrl, RATE_LIMIT_SCALE: '1000', OVERLOAD_DELAY_MS: '0' };
try {
  await serve('../../payment-sandbox/src/server.ts', port + 1, '/', {
    ...env,
    GATEWAY_PORT: String(port + 1),
    GATEWAY_HOST: '127.0.0.1',
  });
  const gateway = {
    GATEWAY_URL: `http://127.0.0.1:${port + 1}`,
    SENDAHEAD_CLOCK: clock,
    SENDAHEAD_CLOCK_SINCE: new Date().toISOString(),
  };
  const api = await serve(
    'workflows/testing/serve.ts',
    port,
    '/healthz',
    { ...env, ...gateway },
    productFlags,
  );
  start('worker.ts', { ...env, ...gateway }, productFlags);
  const floor = await serve('bench/baseline-server.ts', port + 2, '/', env);
  const { headers } = await signIn(api.url);
  const { headers: staff } = await signIn(api.url, admin);
  const around = { url: api.url, databaseUrl, headers, staff, samples: await sampleQueries(databaseUrl) };
  say(await describeSize(databaseUrl));
  say(heading);
  for (const each of casesFor(around).filter(({ name }) => only === undefined || only.test(name)))
    for (const concurrency of [1, 32])
      say(line(each.name, concurrency, await measure(each, concurrency, effort, { api, floor }), each.goal));
  const before = usageOf(api.pid).megabytes;
  const quarter = Math.ceil(flood / 4);
  const after: string[] = [];
  while (after.length < 4) {
    await load(api.url, mixed(around), quarter, 32);
    after.push(usageOf(api.pid).megabytes.toFixed(0));
  }
  say(`memory ${before.toFixed(0)} MB, after each of 4 x ${quarter} requests ${after.join(', ')} MB`);
} finally {
  stopServers();
}
