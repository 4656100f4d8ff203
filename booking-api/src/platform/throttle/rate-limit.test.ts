import { startTestApp, type TestApp } from '../../testing/test-app.ts';

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
