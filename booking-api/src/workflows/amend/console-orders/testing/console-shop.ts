import { signedInBrowser, startPerFile } from '../../../../testing/server-per-file.ts';
import type { Browser } from '../../../../testing/test-app.ts';
import { newKey } from '../../../testing/booking.ts';
import { startShop } from '../../../testing/shop.ts';

/** A shop with a customer and staff, and the console's calls about an order. */
export function consoleShop() {
  const shop = startPerFile(startShop);
  const customer = signedInBrowser(shop);
  const admin = signedInBrowser(shop, 'admin');
  const carrierAdmin = signedInBrowser(shop, 'carrieradmin');
  const pro = signedInBrowser(shop, 'pro');

  const at = (orderId: string, rest = '') => `/api/v6/console/orders/${orderId}${rest}`;
  const view = async (orderId: string, browser: Browser = admin) =>
    (await browser.send('GET', at(orderId))).json();
  const life = async (orderId: string) => (await admin.send('GET', at(orderId, '/life'))).json().entries;
  const titles = async (orderId: string) =>
    (await life(orderId)).map(({ title }: { title: string }) => title);
  const post = (orderId: string, rest: string, body: object, browser: Browser = admin) =>
    browser.send('POST', at(orderId, rest), { body });
  const refund = (orderId: string, more: object = {}, browser: Browser = admin) =>
    post(
      orderId,
      '/refunds',
      { amount_cents: 500, to: 'wallet', comment: 'Collected late.', key: newKey(), ...more },
      browser,
    );
  const notedOf = (orderId: string, kind: string) =>
    shop.context.db
      .selectFrom('audit_events')
      .selectAll()
      .where('kind', '=', kind)
      .where('detail', '@>', JSON.stringify({ order: orderId }) as never)
      .execute();

  return { shop, customer, admin, carrierAdmin, pro, at, view, life, titles, post, refund, notedOf };
}
