import { oneServer } from '../../testing/round-robin-servers.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { until } from '../../testing/until.ts';
import { metrics } from '../metrics/metrics.ts';
import { describeWithValkey, startValkeyServer } from '../valkey/testing/valkey-server.ts';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp(
    { routes: (app) => void app.get('/a-page', async () => 'page') },
    { RATE_LIMIT_SCALE: '0.02' },
  );
});
afterAll(() => server.close());

describe('the first line against floods', () => {
  it('attack 103: visitors behind one address get every page and file, in any number', async () => {
    const statuses = new Set<number>();
    for (let visit = 0; visit < 60; visit += 1)
      statuses.add(
        (await server.app.inject({ url: '/a-page', headers: { host: 'golf.localhost' } })).statusCode,
      );
    expect([...statuses]).toEqual([200]);
  });

  it('attack 103: URLs without a page are still counted', async () => {
    const statuses: number[] = [];
    for (let visit = 0; visit < 40; visit += 1)
      statuses.push(
        (await server.app.inject({ url: '/nowhere', headers: { host: 'golf.localhost' } })).statusCode,
      );
    expect(statuses.at(-1)).toBe(429);
  });

  it('attack 103: a colleague’s polls do not use up those of another at the same address', async () => {
    const [pro, customer] = [await server.browser(), await server.browser()];
    await pro.signIn('pro');
    server.moveClock('2026-11-23T18:00:00Z');
    await customer.signIn('customer');
    const poll = async (who: typeof pro) => (await who.send('GET', '/api/v6/devices')).statusCode;
    const statuses: number[] = [];
    for (let at = 0; at < 30; at += 1) statuses.push(await poll(pro));
    expect(statuses.at(-1)).toBe(429);
    expect(await poll(customer)).toBe(200);
  });

  it('attack 103: invented sessions are counted together by their address', async () => {
    const statuses: number[] = [];
    for (let at = 0; at < 700; at += 1)
      statuses.push(
        (
          await server.app.inject({
            url: '/api/v6/devices',
            headers: { host: 'golf.localhost', cookie: `session=invented-${at}` },
            remoteAddress: '10.4.4.4',
          })
        ).statusCode,
      );
    expect([...new Set(statuses)].sort()).toEqual([401, 429]);
  });
});

describeWithValkey('the first line against floods, shared by servers', () => {
  let valkey: Awaited<ReturnType<typeof startValkeyServer>>;
  const servers: TestApp[] = [];
  beforeAll(async () => {
    valkey = await startValkeyServer();
    const env = { ...oneServer, RATE_LIMIT_SCALE: '0.02', VALKEY_URL: valkey.url };
    while (servers.length < 2) servers.push(await startTestApp({}, env));
  });
  afterAll(async () => {
    for (const each of servers) await each.close();
    await valkey.die();
  });
  const untilItIs = (state: 0 | 1) =>
    until(async () => (await metrics.getSingleMetricAsString('valkey_up')).endsWith(`} ${state}`));
  const refusals = async (url: string, visits: number) => {
    const statuses: (number | undefined)[] = [];
    for (let at = 0; at < visits; at += 1)
      statuses.push(
        (await servers[at % 2]?.app.inject({ url, headers: { host: 'golf.localhost' } }))?.statusCode,
      );
    return statuses.filter((status) => status === 429).length;
  };

  it('attack 103: two servers count together, each route by itself, and alone while Valkey is dead', async () => {
    await untilItIs(1);
    expect(await refusals('/nowhere', 40)).toBe(10);
    expect(await refusals('/api/v6/devices', 4)).toBe(0);
    await valkey.die();
    await untilItIs(0);
    expect(await refusals('/nowhere', 40)).toBe(0);
    expect(await refusals('/nowhere', 40)).toBe(20);
  });
});
