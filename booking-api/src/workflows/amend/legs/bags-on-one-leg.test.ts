import { findOrder } from '../../../modules/orders/public/store.ts';
import { signedInBrowser, startPerFile } from '../../../testing/server-per-file.ts';
import { roundTripForm } from '../../../testing/shipment-forms.ts';
import { labeledRoundTrip, parcelRows } from '../../testing/shipping.ts';
import { startShop } from '../../testing/shop.ts';

jest.setTimeout(120_000);
const shop = startPerFile(() => startShop({ RATE_LIMIT_SCALE: '50' }));
const customer = signedInBrowser(shop);

const bag = roundTripForm.traveler?.['1']?.golf?.['0'] ?? {};
const casey = { ...roundTripForm.traveler?.['1'], t_round_trip: 'true' };
/** Casey's first bag travels both ways and the second only on the return; Robin's travels only on the outbound. */
const traveler = {
  '1': { ...casey, golf: { product_count: '2', '0': bag, '1': { ...bag, way: 'return' } } },
  '2': { ...casey, t_first_name: 'Robin', t_round_trip: 'false' },
};
const labeled = () => labeledRoundTrip(shop, customer, { traveler });
const legsOf = async (orderId: string) =>
  (await parcelRows(shop, orderId)).map(({ leg, traveler: name }) => `${leg} ${name.split(' ')[0]}`);

describe('an order whose bags travel on different legs', () => {
  it('TR-06 TL-04 each bag has a label for each of its legs, and the receipt lists them', async () => {
    const { orderId } = await labeled();
    expect(await legsOf(orderId)).toEqual([
      'outbound Casey',
      'outbound Robin',
      'return Casey',
      'return Casey',
    ]);
    const order = await findOrder(shop.context.db, orderId);
    expect(order?.shipment.travelers.map(({ items }) => items)).toEqual([
      ['Golf bag, Standard', 'Golf bag, Standard, return only'],
      ['Golf bag, Standard, outbound only'],
    ]);
  });

  it('TR-06 OR-12 canceling the return removes the return-only bags, also from the list of bags', async () => {
    const { orderId } = await labeled();
    const answer = await customer.send('POST', `/api/v6/orders/${orderId}/legs/return/cancel`, { body: {} });
    expect(answer.statusCode).toBe(200);
    const { booking, travelers } = (await findOrder(shop.context.db, orderId))?.shipment ?? {};
    expect(travelers?.map(({ items, bags }) => [items, bags?.map(({ item }) => item)])).toEqual([
      [['Golf bag, Standard'], ['Golf bag, Standard']],
      [['Golf bag, Standard'], ['Golf bag, Standard']],
    ]);
    expect(booking?.bags.map(({ traveler: name }) => name.split(' ')[0])).toEqual(['Casey', 'Robin']);
    expect(Object.keys(booking?.form.traveler?.['1']?.golf ?? {})).toEqual(['0', 'product_count']);
  });

  it('TR-06 TK-10 bags remain on their legs when a leg is moved to another date', async () => {
    const { orderId } = await labeled();
    const path = `/api/v6/orders/${orderId}/legs/return/change`;
    const change = { pickup_date: '2026-12-15' };
    const priced = await customer.send('POST', `${path}/price`, { body: change });
    expect(priced.statusCode).toBe(200);
    const { difference_cents } = priced.json();
    const moved = await customer.send('POST', path, {
      body: { ...change, difference_cents, payment_method_nonce: await shop.gateway.nonce() },
    });
    expect(moved.statusCode).toBe(200);
    expect((await legsOf(orderId)).slice(-4)).toEqual([
      'outbound Casey',
      'outbound Robin',
      'return Casey',
      'return Casey',
    ]);
  });
});
