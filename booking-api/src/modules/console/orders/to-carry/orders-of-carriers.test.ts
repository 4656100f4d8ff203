import { signedInBrowser, startPerFile } from '../../../../testing/server-per-file.ts';
import { roundTripForm } from '../../../../testing/shipment-forms.ts';
import { checkBooksAfterEach } from '../../../../workflows/testing/check-books-after-each.ts';
import { placeOrder, reaches } from '../../../../workflows/testing/shipping.ts';
import { startShop } from '../../../../workflows/testing/shop.ts';

const shop = startPerFile(startShop);
const customer = signedInBrowser(shop);
const admin = signedInBrowser(shop, 'admin');
const carrierAdmin = signedInBrowser(shop, 'carrieradmin');
checkBooksAfterEach(shop);

const ordered = async () => {
  const placed = await placeOrder(shop, customer, roundTripForm);
  await reaches(shop, placed.orderId, 'labels_ready');
  return placed;
};
/** Every text in an answer that reveals contact data or money. */
const revealed = (body: string): string[] =>
  body.match(/[\w.+-]+@[\w.-]+\.\w+|ending in \d{4}|\$\d[\d,.]*|txn?_[\w-]+/g) ?? [];
/** Every amount other than 0, by its field. */
const amounts = (body: string): string[] =>
  (body.match(/"[a-z_]*cents":-?[1-9]\d*/g) ?? []).filter((one) => !one.includes('cover_cents'));

describe('attack 162: prices, payments and contact data of orders, as a carrier admin', () => {
  it('CO-142 the console and the customer’s page give carrier admins people, places, bags and labels, without emails, prices and payments', async () => {
    const { orderId } = await ordered();
    const paths = [
      `/api/v6/console/orders/${orderId}`,
      `/api/v6/console/orders/${orderId}/life`,
      `/api/v6/orders/${orderId}`,
      `/api/v6/orders/${orderId}/receipt`,
      '/api/v6/console/orders',
    ];
    for (const path of paths) {
      const seen = await carrierAdmin.send('GET', path);
      expect([path, seen.statusCode]).toEqual([path, 200]);
      expect([path, revealed(seen.body), amounts(seen.body)]).toEqual([path, [], []]);
      const whole = (await admin.send('GET', path)).body;
      expect([path, revealed(whole).length + amounts(whole).length > 0]).toEqual([path, true]);
    }
    const view = (await carrierAdmin.send('GET', `/api/v6/console/orders/${orderId}`)).json();
    const { receipt, customer: person, labels } = view;
    expect(person.name).not.toBe('');
    expect(receipt.legs[0].from.lines).not.toEqual([]);
    expect(receipt.legs[0].from.phone).not.toBe('');
    expect(receipt.travelers[0].items).not.toEqual([]);
    expect(labels[0].tracking_number).toEqual(expect.any(String));
    expect(view).toMatchObject({ transactions: [], refunds: [], rate_sheet: '' });
  });

  it('CO-142 the file of orders has no email, account phone, price or payment for carrier admins', async () => {
    const fileOf = async (browser: typeof admin) =>
      (await browser.send('GET', '/api/v6/console/orders.csv')).body.replace('\uFEFF', '').split('\r\n');
    const [head = '', ...rows] = await fileOf(carrierAdmin);
    const [whole = ''] = await fileOf(admin);
    expect(rows.join('\n')).not.toMatch(/@|Card|,\d+\.\d\d(?:,|$)/m);
    const lost = whole.split(',').filter((column) => !head.split(',').includes(column));
    expect(lost).toEqual(
      expect.arrayContaining(['Email', 'Total', 'Unpaid', 'Phone', 'Payment', 'Paid', 'Refunded']),
    );
    expect(head.split(',')).toEqual(
      expect.arrayContaining(['Customer', 'Phone at pickup', 'Phone at delivery', 'Service', 'Tracking']),
    );
  });

  it('CO-142 carrier admins get no receipt file and no invoice, and filter by no total', async () => {
    const { orderId, totalCents } = await ordered();
    for (const file of ['receipt_file', 'invoice'])
      expect((await carrierAdmin.send('GET', `/api/v6/orders/${orderId}/${file}`)).statusCode).toBe(403);
    const query = { total_from: String(totalCents + 1) };
    const { orders } = (await carrierAdmin.send('GET', '/api/v6/console/orders', { query })).json();
    expect(orders.length).toBeGreaterThan(0);
    expect((await admin.send('GET', '/api/v6/console/orders', { query })).json().orders).toEqual([]);
  });
});
