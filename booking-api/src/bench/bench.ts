import { prepareDatabase } from '../seed/prepare-database.ts';
import { sampleAsked } from './asked.ts';
import { bringToRest, countTables } from './at-rest.ts';
import { type Customer, newCustomers, signIn } from './customer.ts';
import { shipmentOf } from './form.ts';
import { jobsDone } from './jobs-done.ts';
import { type Load, load, type Sent, send, usageOf } from './load.ts';
import { productFlags, serve, stopServers } from './servers.ts';

/**
 * Measures the calls that matter against their floor in one run: how many requests a second, at 1 and at 32 at once, as
 * a ratio; the milliseconds of the median and of the slowest hundredth; memory before and after.
 */
const databaseUrl = process.env.DATABASE_URL ?? '';
const port = Number(process.env.BENCH_PORT ?? 4370);
const clock = '2026-11-23T15:00:00Z';
const effort = Number(process.env.BENCH_EFFORT ?? 1);
/** BENCH_ONLY: an expression that the names of the calls to measure fit. */
const only = process.env.BENCH_ONLY === undefined ? undefined : new RegExp(process.env.BENCH_ONLY);
/** BENCH_FLOOD: how many requests memory must stay flat over. */
const flood = Number(process.env.BENCH_FLOOD ?? 200_000);
const say = (text: string) => process.stdout.write(`${text}\n`);

/** Server and floor take turns, so that what else the machine does weighs on both; the median of the turns is told. */
const rounds = 5;
/** An order is placed once, so those that warm the server up are others. */
const warmUpOrders = 1000;
type Round = { own: Load; least: Load; ratio: number; cpuMs: number };
type Case = { name: string; call: string; goal: number; times: number; next: (index: number) => Sent };

await prepareDatabase(databaseUrl, { production: false });
await bringToRest(databaseUrl);
const env = { DATABASE_URL: databaseUrl, RATE_LIMIT_SCALE: '1000', OVERLOAD_DELAY_MS: '0' };
try {
  await serve('gateway/server.ts', port + 1, '/', {
    ...env,
    GATEWAY_PORT: String(port + 1),
    GATEWAY_HOST: '127.0.0.1',
  });
  const gateway = { GATEWAY_URL: `http://127.0.0.1:${port + 1}`, SENDAHEAD_CLOCK: clock };
  const api = await serve(
    'workflows/testing/serve.ts',
    port,
    '/healthz',
    { ...env, ...gateway },
    productFlags,
  );
  const floor = await serve('bench/floor.ts', port + 2, '/', env);
  const customer = await signIn(api.url);
  const { headers } = customer;
  const post = (path: string, body: unknown): Sent => ({ method: 'POST', path, headers, body });
  const price = '/refactor/v5/ship/ship_price';
  const services = '/refactor/v5/ship/combined_services_options';
  const { codes, towns, rareTowns } = await sampleAsked(databaseUrl);
  const one = shipmentOf(1, 1);
  const many = shipmentOf(25, 25);
  const orders: Sent[] = [];
  const shoppers: Customer[] = [];
  const prepareOrders = async (count: number): Promise<void> => {
    orders.length = 0;
    if (shoppers.length === 0) shoppers.push(...(await newCustomers(api.url, 32)));
    while (orders.length < count)
      orders.push(
        ...(await Promise.all(shoppers.slice(0, count - orders.length).map((one) => one.readyOrder()))),
      );
  };
  const cases: Case[] = [
    {
      name: 'zip_info',
      call: 'geo.zip-info',
      goal: 0.6,
      times: 4000,
      next: (index) => ({
        method: 'GET',
        path: `/v2/zip_info?zip_code=${codes[index % codes.length]}&country_code=US`,
      }),
    },
    {
      name: 'facility autocomplete',
      call: 'geo.auto-complete',
      goal: 0.6,
      times: 2000,
      next: (index) => ({
        method: 'GET',
        path: `/api/v5.2/auto-complete/facility?term=${towns[index % towns.length]}&brand=golf`,
      }),
    },
    {
      name: 'facility, first asked',
      call: 'geo.auto-complete',
      goal: 0.6,
      times: 500,
      next: () => ({
        method: 'GET',
        path: `/api/v5.2/auto-complete/facility?term=${rareTowns.pop()}&brand=golf`,
      }),
    },
    {
      name: 'services, 1 bag',
      call: 'services.combined-services-options',
      goal: 0.6,
      times: 2000,
      next: () => post(services, one),
    },
    {
      name: 'services, 25 x 25',
      call: 'services.combined-services-options',
      goal: 0,
      times: 24,
      next: () => post(services, many),
    },
    {
      name: 'price, 1 bag',
      call: 'pricing.ship-price',
      goal: 0.5,
      times: 2000,
      next: () => post(price, one),
    },
    { name: 'price, 25 x 25', call: 'pricing.ship-price', goal: 0, times: 24, next: () => post(price, many) },
    {
      name: 'create cart',
      call: 'carts.create',
      goal: 0,
      times: 2000,
      next: () => post('/api/v5/carts', { cart: { brand_id: 1 } }),
    },
    {
      name: 'place order',
      call: 'payments.process-payment',
      goal: 0.2,
      times: 512,
      next: (index) => orders[index % orders.length] ?? post('/', {}),
    },
  ];
  const chosen = cases.filter(({ name }) => only === undefined || only.test(name));
  say(`${'call'.padEnd(24)} at once      req/s     floor  ratio   goal      p50      p99`);
  for (const { name, call, goal, times, next } of chosen) {
    for (const concurrency of [1, 32]) {
      const count = Math.max(
        concurrency * (times > 100 ? rounds : 1),
        Math.ceil(times * effort * (concurrency === 1 ? 0.5 : 1)),
      );
      const once = name === 'place order';
      if (once) {
        await prepareOrders(count + warmUpOrders);
        await bringToRest(databaseUrl);
      }
      const sample = await send(api.url, next(0));
      await send(floor.url, { method: 'PUT', path: `/answers/${call}`, body: JSON.parse(sample.text) });
      if (once) {
        await load(api.url, (index) => next(index + 1), warmUpOrders - 1, concurrency);
        orders.splice(0, warmUpOrders);
      } else await load(api.url, next, count, concurrency);
      await load(floor.url, next, once ? warmUpOrders : count, concurrency);
      if (once) {
        await jobsDone(databaseUrl);
        await countTables(databaseUrl);
      }
      const measured: Round[] = [];
      // A turn is no shorter than what is under way at once.
      const turns = Math.min(rounds, Math.max(1, Math.floor(count / concurrency)));
      const share = Math.floor(count / turns);
      for (let turn = 0; turn < turns; turn += 1) {
        const from = turn * share;
        const each = (index: number) => next(from + index);
        const cpu = usageOf(api.pid).cpuMs;
        if (once) await jobsDone(databaseUrl);
        const own = await load(api.url, each, share, concurrency);
        // Their labels and mails count as work of the server, and do not slow the floor.
        if (once) await jobsDone(databaseUrl);
        const cpuMs = (usageOf(api.pid).cpuMs - cpu) / share;
        const least = await load(floor.url, each, share, concurrency);
        measured.push({ own, least, ratio: own.perSecond / least.perSecond, cpuMs });
      }
      say(line(name, concurrency, measured, goal));
    }
  }
  const before = usageOf(api.pid).megabytes;
  const quarter = Math.ceil(flood / 4);
  const mixed = (index: number): Sent =>
    index % 10 === 0
      ? post(price, one)
      : { method: 'GET', path: `/v2/zip_info?zip_code=${codes[index % codes.length]}&country_code=US` };
  const after: string[] = [];
  while (after.length < 4) {
    await load(api.url, mixed, quarter, 32);
    after.push(usageOf(api.pid).megabytes.toFixed(0));
  }
  say(`memory ${before.toFixed(0)} MB, after each of 4 x ${quarter} requests ${after.join(', ')} MB`);
} finally {
  stopServers();
}

function line(name: string, concurrency: number, measured: readonly Round[], goal: number): string {
  const number = (value: number, width: number, digits = 0) => value.toFixed(digits).padStart(width);
  const median = (of: (round: Round) => number) =>
    measured.map(of).toSorted((one, other) => one - other)[Math.floor(measured.length / 2)] ?? 0;
  return `${name.padEnd(24)} ${number(concurrency, 7)} ${number(
    median(({ own }) => own.perSecond),
    10,
  )} ${number(
    median(({ least }) => least.perSecond),
    9,
  )} ${number(
    median(({ ratio }) => ratio),
    6,
    2,
  )} ${goal ? number(goal, 6, 1) : '     -'} ${number(
    median(({ own }) => own.p50),
    8,
    1,
  )} ${number(
    median(({ own }) => own.p99),
    8,
    1,
  )}   ${number(
    median(({ cpuMs }) => cpuMs),
    1,
    1,
  )} ms CPU`;
}
