import { sql } from 'kysely';
import { signedInBrowser, startPerFile } from '../../../testing/server-per-file.ts';
import { checkOut, prepareBooking } from '../../testing/booking.ts';
import { checkBooksAfterEach } from '../../testing/check-books-after-each.ts';
import { settled } from '../../testing/settled.ts';
import { startShop } from '../../testing/shop.ts';

const shop = startPerFile(startShop);
const customer = signedInBrowser(shop);
checkBooksAfterEach(shop);

/** Publishes a tariff for today with every zone more expensive by some cents. */
let tariffs = 0;
const newTariff = (cents: number) => {
  tariffs += 1;
  const version = `2026-11-new-${tariffs}`;
  return sql`insert into rate_sheets (version, effective_from, sheet)
    select ${version}::text, date '2026-11-20',
      jsonb_set(jsonb_set(sheet, '{version}', to_jsonb(${version}::text)), '{zones}',
        (select jsonb_agg(jsonb_set(zone, '{baseCents}', to_jsonb((zone->>'baseCents')::int + ${cents}::int)))
          from jsonb_array_elements(sheet->'zones') zone))
    from rate_sheets where valid @> date '2026-11-20'`.execute(shop.context.db);
};
const receiptOf = async (orderId: string) =>
  (await customer.send('GET', `/api/v6/orders/${orderId}/receipt`)).json();

describe('a quoted price', () => {
  it('PR-01 a quoted price is charged until it expires, even if the tariff has risen, and the receipt shows it', async () => {
    const booking = await prepareBooking(customer);
    await newTariff(700);
    const answer = await checkOut(booking, { nonce: await shop.gateway.nonce() });
    expect(answer.json()).toMatchObject({ status: true, order_id: booking.orderId });
    await settled(shop, booking.orderId);
    const receipt = await receiptOf(booking.orderId);
    expect(receipt.total_cents).toBe(booking.totalCents);
    expect(receipt.line_items).toContainEqual(
      expect.objectContaining({ title: 'Price held', amount_cents: -700 }),
    );
  });

  it('PR-01 a quoted price is replaced by the current price if that is lower', async () => {
    const booking = await prepareBooking(customer);
    await newTariff(-300);
    await checkOut(booking, { nonce: await shop.gateway.nonce() });
    await settled(shop, booking.orderId);
    expect((await receiptOf(booking.orderId)).total_cents).toBeLessThan(booking.totalCents);
  });

  it('PY-17 an expired quote asks the customer to confirm the new price', async () => {
    const booking = await prepareBooking(customer);
    await newTariff(900);
    await shop.context.db
      .updateTable('quotes')
      .set({ expires_at: '2026-11-23T14:59:59Z' })
      .where('cart_id', '=', booking.cartId)
      .execute();
    const answer = await checkOut(booking, { nonce: await shop.gateway.nonce() });
    expect(answer.json()).toMatchObject({ status: false, error: 'recalc' });
  });

  it('attack 61: a quote applies only to the trip that was quoted', async () => {
    const booking = await prepareBooking(customer);
    await newTariff(1100);
    const body = { pickup_date: '2026-11-25', arrival_date: undefined };
    const answer = await checkOut(booking, { nonce: await shop.gateway.nonce(), body });
    expect(answer.json()).toMatchObject({ status: false, error: 'recalc' });
  });
});
