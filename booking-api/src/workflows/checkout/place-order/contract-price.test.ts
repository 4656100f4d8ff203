import { sql } from 'kysely';
import { signedInBrowser, startPerFile } from '../../../testing/server-per-file.ts';
import { checkOut, prepareBooking } from '../../testing/booking.ts';
import { checkBooksAfterEach } from '../../testing/check-books-after-each.ts';
import { settled } from '../../testing/settled.ts';
import { paidOrder } from '../../testing/shipping.ts';
import { startShop } from '../../testing/shop.ts';

const shop = startPerFile(startShop);
const customer = signedInBrowser(shop);
const plus = signedInBrowser(shop, 'adminplus');
checkBooksAfterEach(shop);
afterEach(() => sql`delete from contract_prices`.execute(shop.context.db));

const agree = (tenths: number, more = {}) =>
  plus.send('POST', '/api/v6/console/clubs/1/contract_prices', {
    body: {
      fields: {
        brand: null,
        line: null,
        carrier: null,
        tenths,
        first_day: '2026-11-23',
        last_day: null,
        ...more,
      },
      reason: 'Agreed by phone',
    },
  });
const toClub = { destination: 'club', d_club_id: '1' };
type Line = { title: string; amount_cents: number; explain: { label: string }[] };
const receiptOf = async (orderId: string): Promise<{ total_cents: number; line_items: Line[] }> =>
  (await customer.send('GET', `/api/v6/orders/${orderId}/receipt`)).json();

describe('CO-96 a contract price and orders', () => {
  it('a contract price is ordered as it was quoted, and remains with the order after the contract changes', async () => {
    await agree(-80);
    const { orderId, totalCents } = await paidOrder(shop, customer, toClub);
    await sql`delete from contract_prices`.execute(shop.context.db);
    await agree(500);
    const { total_cents, line_items } = await receiptOf(orderId);
    expect(total_cents).toBe(totalCents);
    expect(line_items.flatMap(({ explain }) => explain.map(({ label }) => label))).toContain(
      'Contract price, Heronsway Golf Club: -8%',
    );
  });

  it('PR-01 a quote remains valid when a higher contract price is agreed after it', async () => {
    const booking = await prepareBooking(customer, toClub);
    await agree(200);
    const answer = await checkOut(booking, { nonce: await shop.gateway.nonce() });
    expect(answer.json()).toMatchObject({ status: true });
    await settled(shop, booking.orderId);
    const { total_cents, line_items } = await receiptOf(booking.orderId);
    expect(total_cents).toBe(booking.totalCents);
    expect(line_items.some(({ title }) => title === 'Price held')).toBe(true);
  });

  it('a contract price is part of the price when a placed order is moved to a day of the contract', async () => {
    const { orderId } = await paidOrder(shop, customer, { ...toClub, pickup_date: '2026-11-24' });
    await agree(-100, { first_day: '2026-12-01' });
    const price = async (pickup_date: string): Promise<number> =>
      (
        await customer.send('POST', `/api/v6/orders/${orderId}/change/price`, { body: { pickup_date } })
      ).json().difference_cents;
    expect(await price('2026-11-25')).toBe(0);
    expect(await price('2026-12-02')).toBeLessThan(0);
  });
});
