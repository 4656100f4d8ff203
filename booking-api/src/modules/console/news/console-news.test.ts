import type { AddressInfo } from 'node:net';
import { signedInBrowser } from '../../../testing/server-per-file.ts';
import { until } from '../../../testing/until.ts';
import { followNews } from '../../../workflows/testing/follow-news.ts';
import { claimingCustomer } from '../../claims/testing/claiming-customer.ts';

const claiming = claimingCustomer();
const { admin, customer, shop, submitted } = claiming;
const carrierAdmin = signedInBrowser(shop, 'carrieradmin');
beforeEach(() => carrierAdmin.startOver('carrieradmin'));

describe('news of the console’s lists', () => {
  it('CO-119 an open list hears of a new claim and of a new entry in a cart within two seconds', async () => {
    await shop.app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = shop.app.server.address() as AddressInfo;
    const [claims, carts] = await Promise.all([
      followNews(port, admin, '/api/v6/console/news/claims'),
      followNews(port, admin, '/api/v6/console/news/carts'),
    ]);
    await Promise.all([claims.opened(), carts.opened()]);
    // The first look only remembers the newest rows.
    await new Promise((resolve) => setTimeout(resolve, 1200));
    shop.moveClock('2026-12-02T23:30:00Z');
    await submitted();
    await until(async () => claims.changes() > 0);
    await customer.send('POST', '/api/v5/carts', { body: { cart: { brand_id: 1 } } });
    await until(async () => carts.changes() > 0);
    claims.end();
    carts.end();
  });

  it('CO-119 who may not read a list hears nothing of it', async () => {
    const statusOf = async (browser: typeof admin, list: string) =>
      (await browser.send('GET', `/api/v6/console/news/${list}`)).statusCode;
    expect(await statusOf(customer, 'orders')).toBe(403);
    expect(await statusOf(carrierAdmin, 'orders')).toBe(200);
    expect(await statusOf(carrierAdmin, 'carts')).toBe(403);
    expect(await statusOf(carrierAdmin, 'claims')).toBe(403);
  });
});
