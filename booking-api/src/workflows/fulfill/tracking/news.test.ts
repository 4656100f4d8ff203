import type { AddressInfo } from 'node:net';
import { sql } from 'kysely';
import { signedInBrowser, startPerFile } from '../../../testing/server-per-file.ts';
import type { Browser } from '../../../testing/test-app.ts';
import { until } from '../../../testing/until.ts';
import { followNews } from '../../testing/follow-news.ts';
import { paidOrder, reaches, shippingOf } from '../../testing/shipping.ts';
import { startShop } from '../../testing/shop.ts';
import { refreshTracking } from './refresh-tracking.ts';

const shop = startPerFile(startShop);
const customer = signedInBrowser(shop);
const other = signedInBrowser(shop, 'pro');

let port = 0;
beforeAll(async () => {
  await shop.app.listen({ port: 0, host: '127.0.0.1' });
  ({ port } = shop.app.server.address() as AddressInfo);
});

const follow = (browser: Browser, path: string) => followNews(port, browser, path);

let orderId: string;
beforeAll(async () => {
  ({ orderId } = await paidOrder(shop, customer));
  await reaches(shop, orderId, 'labels_ready');
}, 60_000);

/** Moves the clock, which ends a session. */
async function at(instant: string): Promise<void> {
  shop.moveClock(instant);
  await customer.startOver();
  await other.startOver('pro');
}

describe('live updates of open pages', () => {
  it('TC-05 a scan notifies the order’s owner, only that there is something to read', async () => {
    const order = await follow(customer, `/api/v6/orders/${orderId}/news`);
    const orders = await follow(customer, '/api/v6/order_news');
    await Promise.all([order.opened(), orders.opened()]);
    await at('2026-11-24T19:30:00Z');
    await refreshTracking(shippingOf(shop), orderId);
    await until(async () => (order.changes() > 0 && orders.changes() > 0) || undefined);
    expect(order.headers).toMatchObject({
      'content-type': 'text/event-stream',
      'cache-control': 'no-store, no-transform',
      'x-accel-buffering': 'no',
    });
    expect(order.heard().replaceAll(/data: \{"kind":"(opened|changed)"\}|retry: 3000|\s/g, '')).toBe('');
    order.end();
    orders.end();
  });

  it('TC-05 updates resume after the connection to the database was lost, so that each page reloads', async () => {
    const order = await follow(customer, `/api/v6/orders/${orderId}/news`);
    await order.opened();
    await sql`select pg_terminate_backend(pid) from pg_stat_activity
      where application_name = 'booking-api news' and datname = current_database()`.execute(shop.context.db);
    await until(async () => order.heard().split('opened').length > 2 || undefined);
    order.end();
  });

  it('a request without a stream gets the polling interval', async () => {
    const answer = await customer.send('GET', `/api/v6/orders/${orderId}/news`);
    expect(answer.json()).toEqual({ poll_seconds: 15 });
  });

  it('C4-83 another person’s order is 404, and its updates reach no one else', async () => {
    const refused = await follow(other, `/api/v6/orders/${orderId}/news`);
    expect(refused.status).toBe(404);
    const own = await follow(other, '/api/v6/order_news');
    await own.opened();
    const mine = await follow(customer, '/api/v6/order_news');
    await mine.opened();
    await at('2026-11-25T02:30:00Z');
    await refreshTracking(shippingOf(shop), orderId);
    await until(async () => mine.changes() > 0 || undefined);
    expect(own.changes()).toBe(0);
    own.end();
    mine.end();
  });

  it('attack 109: a stream ends when its session signs out', async () => {
    const order = await follow(customer, `/api/v6/orders/${orderId}/news`);
    await order.opened();
    expect((await customer.send('DELETE', '/api/v6/session')).statusCode).toBe(200);
    await order.closed();
    await customer.startOver();
  });

  it('attack 109: a stream ends when its tracking link is revoked', async () => {
    const made = (await customer.send('POST', `/api/v6/orders/${orderId}/track_links`, { body: {} })).json();
    const guest = await shop.browser();
    const tracked = await follow(guest, `/api/v6/track/${made.token}/news`);
    await tracked.opened();
    await customer.send('DELETE', `/api/v6/orders/${orderId}/track_links/${made.link_id}`);
    await tracked.closed();
  });

  it('attack 109: one /64 of IPv6 has no more streams than one address', async () => {
    const { live } = shop.context;
    const { streamNews } = await import('../../../platform/live/stream-news.ts');
    const open = (ip: string) => {
      const headers = { accept: 'text/event-stream' };
      const call = {
        request: { ip, headers, raw: { headers } },
        reply: { headers: () => undefined, header: () => undefined },
      };
      return streamNews({ live }, call as never, 'order:none');
    };
    const opened: unknown[] = [];
    const openAll = () => {
      for (let at = 0; at < 60; at += 1) opened.push(open(`2001:db8:1:2::${at.toString(16)}`));
    };
    expect(openAll).toThrow('too_many_requests');
    expect(opened).toHaveLength(40);
    for (const answer of opened as { body: { destroy(): void } }[]) answer.body.destroy();
  });

  it('C4-84 one address has no more streams than a household needs, and they are freed when they close', async () => {
    const url = `/api/v6/orders/${orderId}/news`;
    const held: Awaited<ReturnType<typeof follow>>[] = [];
    while (held.at(-1)?.status !== 429) held.push(await follow(customer, url));
    expect(held.length).toBeLessThanOrEqual(41);
    for (const each of held) each.end();
    await until(async () => {
      const next = await follow(customer, url);
      next.end();
      return next.status === 200 || undefined;
    });
  });
});
