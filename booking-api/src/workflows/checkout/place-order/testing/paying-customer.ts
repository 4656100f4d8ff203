import { signedInBrowser, startPerFile } from '../../../../testing/server-per-file.ts';
import { checkBooksAfterEach } from '../../../testing/check-books-after-each.ts';
import { startShop } from '../../../testing/shop.ts';

/** A customer who pays in a shop whose books are checked after each test. */
export function payingCustomer() {
  const shop = startPerFile(startShop);
  const customer = signedInBrowser(shop);
  checkBooksAfterEach(shop);

  const nothingCalled = async () => {
    const { sale = 0, nonce = 0 } = await shop.gateway.calls();
    expect({ sale, nonce }).toEqual({ sale: 0, nonce: 0 });
  };
  const status = async (orderId: string, browser = customer) =>
    browser.send('GET', '/api/v5/order_status', { query: { order_id: orderId } });

  return { shop, customer, nothingCalled, status };
}
