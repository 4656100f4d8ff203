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

/** Every field of an answer that has a value: `legs[].from.name`. */
function fieldsOf(value: unknown, path = ''): string[] {
  if (Array.isArray(value)) return [...new Set(value.flatMap((one) => fieldsOf(one, `${path}[]`)))].sort();
  const isEmpty = value === null || value === '' || value === 0 || value === false;
  if (typeof value !== 'object' || value === null) return isEmpty ? [] : [path];
  const fields = Object.entries(value).flatMap(([name, one]) =>
    fieldsOf(one, path ? `${path}.${name}` : name),
  );
  return [...new Set(fields)].sort();
}

const filedForCarriers = [
  ...['Order', 'Id', 'Brand', 'State', 'Placed at', 'Pickup', 'Customer', 'From', 'To', 'Carriers', 'Items'],
  ...['Late', 'Alert', 'Phone at pickup', 'Phone at delivery', 'Service', 'Arrival', 'Return arrival'],
  'Tracking',
];

/** The names of a text that begins with the prefix of them all. */
const named = (text: string): string[] => {
  const [prefix = '', ...names] = text.split(' ');
  return names.map((name) => `${prefix}${name}`);
};
const place = (prefix: string) => named(`${prefix}. lines[] name phone short_name`);
const leg = [
  ...named('legs[]. arrival_date carrier leg pickup_date pickup_title service_name transit_days'),
  ...place('legs[].from'),
  ...place('legs[].to'),
];
const listFields = [
  'count',
  ...named(
    'orders[]. bags brand carriers[] customer display_id from order_id pickup_date placed_at state to',
  ),
];
const detailFields = [
  ...leg,
  ...named('leg_states[]. leg state'),
  ...named('order. allowed_actions[] arrival_date back_on display_id from items order_id pickup_date'),
  ...named('order. placed_at state to travelers[] next_step.date next_step.kind next_step.leg'),
  ...named('shipments[]. carrier item label_ready leg parcel_id promised_on status time_zone'),
  ...named('shipments[]. tracking_number traveler'),
  ...named('ways[]. leg from.lat from.lon from.place to.lat to.lon to.place'),
].sort();
const receiptFields = [
  ...leg,
  ...['code.path', 'code.size', 'display_id', 'order_id', 'placed_at', 'prices_hidden', 'status'],
  'payment.type',
  ...named('next_steps[]. date detail title'),
  ...named('travelers[]. bags[].cover_cents bags[].item bags[].packaging emailed items[] name'),
].sort();
const viewFields = [
  ...['brand.name', 'brand.slug', 'cart_id', 'customer.name', 'customer.user_id'],
  ...named('labels[]. item label leg parcel_id status tracking_number traveler'),
  ...detailFields.map((field) => `detail.${field}`),
  ...receiptFields.map((field) => `receipt.${field}`),
].sort();

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
    expect(head.split(',')).toEqual(filedForCarriers);
    expect(whole.split(',').length).toBeGreaterThan(head.split(',').length);
  });

  it('CO-142 carrier admins get these fields of an order, and no other', async () => {
    const { orderId } = await ordered();
    const fields = async (path: string) => fieldsOf((await carrierAdmin.send('GET', path)).json());
    expect(await fields('/api/v6/console/orders')).toEqual(listFields);
    expect(await fields(`/api/v6/orders/${orderId}`)).toEqual(detailFields);
    expect(await fields(`/api/v6/orders/${orderId}/receipt`)).toEqual(receiptFields);
    const view = await fields(`/api/v6/console/orders/${orderId}`);
    // Jobs and emails depend on what the worker has done so far; their number is no secret.
    const isStable = (field: string) => !/^(?:jobs|mails)\[\]/.test(field);
    expect(view.filter(isStable)).toEqual(viewFields);
    const life = await fields(`/api/v6/console/orders/${orderId}/life`);
    expect(life).toEqual(named('entries[]. at by detail kind title'));
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
