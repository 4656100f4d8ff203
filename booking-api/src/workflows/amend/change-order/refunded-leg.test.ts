import { findOrder } from '../../../modules/orders/public/store.ts';
import { signedInBrowser, startPerFile } from '../../../testing/server-per-file.ts';
import { roundTripForm } from '../../../testing/shipment-forms.ts';
import { newKey } from '../../testing/booking.ts';
import { expectBooksToAgree } from '../../testing/money/expect-books-to-agree.ts';
import { settled } from '../../testing/settled.ts';
import { paidOrder } from '../../testing/shipping.ts';
import { startShop } from '../../testing/shop.ts';

const shop = startPerFile(startShop);
const customer = signedInBrowser(shop);
const admin = signedInBrowser(shop, 'adminplus');

const send = (path: string, body: object, browser = customer) =>
  browser.send('POST', path, { body }).then((answer) => answer.json());
const totalOf = async (orderId: string) => (await findOrder(shop.context.db, orderId))?.total_cents;

/** A round trip, refunded by hand except for its last $20; the canceled return would be worth more. */
async function refundedAndHalved(): Promise<string> {
  const { orderId, totalCents } = await paidOrder(shop, customer, roundTripForm);
  const refund = { amount_cents: totalCents - 2000, to: 'original', comment: 'Goodwill.', key: newKey() };
  await send(`/api/v6/console/orders/${orderId}/refunds`, refund, admin);
  await settled(shop, orderId);
  await send(`/api/v6/orders/${orderId}/legs/return/cancel`, { comment: 'Flying home' });
  await settled(shop, orderId);
  expect(await totalOf(orderId)).toBe(totalCents - 2000);
  return orderId;
}

describe('an order whose canceled leg was worth more than could be refunded', () => {
  it('CH-39 keeps its total when another day costs the same', async () => {
    const orderId = await refundedAndHalved();
    const before = await totalOf(orderId);
    const wanted = { pickup_date: '2026-11-30' };
    const { difference_cents } = await send(`/api/v6/orders/${orderId}/change/price`, wanted);
    await send(`/api/v6/orders/${orderId}/change`, { change: wanted, difference_cents });
    await settled(shop, orderId);
    expect([difference_cents, await totalOf(orderId)]).toEqual([0, before]);
    await expectBooksToAgree(shop);
  });
});
