import { sql } from 'kysely';
import { buildApp } from '../../app.ts';
import { Browser, startTestApp, type TestApp } from '../../testing/test-app.ts';
import { until } from '../../testing/until.ts';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());

const zip = (browser: Browser) =>
  browser.send('GET', '/v2/zip_info', { query: { zip_code: '10001', country_code: 'US' } });

describe('a database that drops its connections (B3-18)', () => {
  it('the server answers 200 or 503 with Retry-After during the outage, and 200 afterwards', async () => {
    const browser = await server.browser();
    const cut = sql`select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'booking-api' and datname = current_database() and pid <> pg_backend_pid()`;
    const answers = [];
    for (let round = 0; round < 5; round += 1) {
      answers.push(
        ...(await Promise.all([
          zip(browser),
          zip(browser),
          cut.execute(server.context.db).catch(() => null),
          zip(browser),
        ])),
      );
    }
    for (const answer of answers) {
      if (answer && 'statusCode' in answer && answer.statusCode !== 200) {
        expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '5']);
      }
    }
    await until(async () => (await zip(browser)).statusCode === 200);
  });

  it('the server loses no write that it confirmed', async () => {
    const browser = await server.browser();
    const cut = sql`select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'booking-api' and datname = current_database() and pid <> pg_backend_pid()`;
    const done: string[] = [];
    const open = async (): Promise<boolean> => {
      const answer = await browser.send('POST', '/api/v5/carts', { body: { cart: { brand_id: 1 } } });
      if (answer.statusCode === 200) done.push(answer.json().id);
      else expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '5']);
      return answer.statusCode === 200;
    };
    for (let round = 0; round < 10; round += 1) {
      const writes = Promise.all(Array.from({ length: 5 }, open));
      await cut.execute(server.context.db).catch(() => null);
      await writes;
      await until(open);
    }
    const kept = await server.context.db.selectFrom('carts').select('id').where('id', 'in', done).execute();
    expect(done.length).toBeGreaterThanOrEqual(10);
    expect(kept).toHaveLength(done.length);
  });
});

describe('two instances on one database', () => {
  it('share sessions and carts', async () => {
    const second = await buildApp(server.context.config, { clock: server.context.clock });
    const browser = await server.browser();
    await browser.signIn('customer');
    const cart = (await browser.send('POST', '/api/v5/carts', { body: { cart: { brand_id: 1 } } })).json();
    const there = new Browser(second, browser.host);
    there.cookie = browser.cookie;
    there.csrf = browser.csrf;
    expect((await there.send('GET', '/api/v6/session')).json()).toMatchObject({
      role: 'consumer',
      csrf_token: browser.csrf,
    });
    const read = await there.send('GET', `/api/v6/carts/${cart.id}/session`, {
      headers: { 'x-cart-token': cart.cart_token },
    });
    expect(read.json().display_id).toBe(cart.display_id);
    await there.send('DELETE', '/api/v6/session');
    expect((await browser.send('POST', '/users/accept_terms', { body: { terms: true } })).statusCode).toBe(
      401,
    );
    await second.app.close();
  });
});
