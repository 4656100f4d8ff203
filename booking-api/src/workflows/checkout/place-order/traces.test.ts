import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import PostalMime from 'postal-mime';
import { listedNumbers, luhnValid } from '../../../testing/card-numbers.ts';
import { until } from '../../../testing/until.ts';
import { checkOut, prepareBooking, signedIn } from '../../testing/booking.ts';
import { noPaymentsUnderWay, settled } from '../../testing/settled.ts';
import { type Shop, startShop } from '../../testing/shop.ts';

let shop: Shop;
const secrets: string[] = [];
const evil = '<img src=x onerror=alert(1)>';

/** A day in the shop: an order with a hostile name, a decline, a fault, and a forged log line. */
beforeAll(async () => {
  shop = await startShop();
  const customer = await signedIn(shop);
  const form = { d_company_name: evil, o_company_name: 'Casey\r\n{"level":60,"msg":"forged"}\u001b[31m' };
  const booking = await prepareBooking(customer, form);
  const nonce = await shop.gateway.nonce('4012888888881881');
  await checkOut(booking, { nonce });
  await settled(shop, booking.orderId);
  const declined = await prepareBooking(customer);
  const bad = await shop.gateway.nonce('4000111111111115');
  await checkOut(declined, { nonce: bad });
  await shop.gateway.fault({ operation: 'sale', mode: 'reset_after' });
  const second = await shop.gateway.nonce('5555555555554444');
  await checkOut(declined, { nonce: second });
  await customer.send('POST', '/refactor/v5/process_payment', { body: { cart_id: '\r\nforged' } });
  await noPaymentsUnderWay(shop);
  const confirmations = () =>
    readdirSync(join(shop.dataDir, 'mail')).filter(
      (name) => name.includes('confirmation') && !name.includes('.traveler.'),
    );
  await until(async () => confirmations().length === 2);
  secrets.push(
    nonce,
    bad,
    second,
    booking.token,
    declined.token,
    customer.cookie.split('=')[1] ?? '',
    customer.csrf,
  );
});
afterAll(() => shop.close());

const everyRow = async (url: string): Promise<string> => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const tables = await client.query<{ name: string }>(
    `select quote_ident(schemaname) || '.' || quote_ident(tablename) as name from pg_tables
     where schemaname not in ('pg_catalog', 'information_schema') and tablename not in ('zip_codes', 'facilities')`,
  );
  const texts: string[] = [];
  for (const { name } of tables.rows) {
    const { rows } = await client.query<{ text: string }>(`select t::text as text from ${name} t`);
    texts.push(...rows.map(({ text }) => text));
  }
  await client.end();
  return texts.join('\n');
};
const mails = () =>
  readdirSync(join(shop.dataDir, 'mail')).map((name) =>
    readFileSync(join(shop.dataDir, 'mail', name), 'utf8'),
  );

/**
 * Card numbers in a text: a listed one anywhere, or 13 to 19 digits of a card's range with a valid check
 * digit that are not part of a random id.
 */
function cardNumbers(text: string): string[] {
  const named = text.replaceAll(/[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/gi, 'id');
  const runs = named.match(/(?<![\w.])[3-6](?:[ -]?\d){12,18}(?![\w.])/g) ?? [];
  const valid = runs.map((run) => run.replaceAll(/\D/g, '')).filter(luhnValid);
  return [...valid, ...listedNumbers.filter((number) => text.includes(number))];
}

describe('the traces of a day of orders', () => {
  it('attack 39: no card number is left in either database, the logs or the mails', async () => {
    const ledgerUrl = shop.ledger.options.connectionString ?? '';
    const texts = [
      await everyRow(shop.context.config.databaseUrl),
      await everyRow(ledgerUrl),
      shop.logs.join('\n'),
      mails().join('\n'),
    ];
    expect(cardNumbers('x 4012 8888 8888 1881 y')).toHaveLength(1);
    expect(texts.every((text) => text.length > 1000)).toBe(true);
    expect(texts.map(cardNumbers)).toEqual([[], [], [], []]);
  });

  it('attack 39: no nonce and no token is left in the databases or the logs', async () => {
    const stores = [await everyRow(shop.context.config.databaseUrl), shop.logs.join('\n')];
    for (const secret of secrets) expect(stores.filter((text) => text.includes(secret))).toEqual([]);
  });

  it('attack 40: logs are whole lines of JSON, without forged lines and without people', () => {
    expect(shop.logs.length).toBeGreaterThan(5);
    for (const line of shop.logs) expect(() => JSON.parse(line)).not.toThrow();
    const text = shop.logs.join('');
    for (const personal of [
      '@demo.test',
      '@example.test',
      'Casey',
      '212 555',
      '31st St',
      'forged',
      '\u001b',
    ]) {
      expect(text).not.toContain(personal);
    }
  });

  it('attack 28: the confirmation contains the typed text as text, once for the buyer', async () => {
    const parsed = await Promise.all(mails().map((raw) => PostalMime.parse(raw)));
    const hostile = parsed.find((mail) => mail.text?.includes(evil));
    expect(hostile?.html).toContain('&lt;img src=x onerror=alert(1)&gt;');
    // The brand's scene is the only picture.
    expect(hostile?.html?.match(/<img[^>]*>/g)).toEqual([
      expect.stringMatching(/ src="http:\/\/golf[^"]*\/scene\.png"/),
    ]);
    expect(hostile?.to).toEqual([{ name: 'Casey Customer', address: 'customer@demo.test' }]);
    expect(hostile?.subject).toMatch(/^.+: order \S+ is placed$/);
    expect(hostile?.text).toContain('Total: $124.95');
    expect(hostile?.html).toMatch(/\/orders\/ord_/);
    expect(parsed.map((mail) => mail.messageId)).toHaveLength(
      new Set(parsed.map((mail) => mail.messageId)).size,
    );
  });
});
