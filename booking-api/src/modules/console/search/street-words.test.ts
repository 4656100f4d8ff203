import { sql } from 'kysely';
import { signedInBrowser, startPerFile } from '../../../testing/server-per-file.ts';
import { paidOrder } from '../../../workflows/testing/shipping.ts';
import { startShop } from '../../../workflows/testing/shop.ts';
import { withStreetForms } from './street-words.ts';

const shop = startPerFile(startShop);
const customer = signedInBrowser(shop);
const admin = signedInBrowser(shop, 'admin');

let orderId = '';
beforeAll(async () => {
  ({ orderId } = await paidOrder(shop, customer));
}, 60_000);

const find = async (search: string) =>
  (await admin.send('GET', '/api/v6/console/search', { query: { search } }))
    .json()
    .orders.map(({ order_id }: { order_id: string }) => order_id);

it.each([
  ['1600 Pennsylvania Ave NW', ['Pennsylvania Avenue', '1600 pennsylvania ave', 'Pennsylvania Northwest']],
  ['350 5th Ave', ['350 5th Avenue', '350 Fifth Avenue', '350 fifth ave', 'Fifth Avenue', '350 5th']],
  ['350 Fifth Avenue', ['350 5th Ave', '350 5th Avenue', 'Fifth Avenue']],
  ['12 Sunset Boulevard', ['12 sunset blvd']],
  ['12 Orchard Ln', ['Orchard Lane', '12 orchard ln']],
])('CO-168 the street “%s” is found however its words are written', async (street, searches) => {
  await sql`update orders set shipment = jsonb_set(shipment, '{legs,0,from,lines,0}', to_jsonb(${street}::text))
    where id = ${orderId}`.execute(shop.context.db);
  for (const search of searches) expect([search, await find(search)]).toEqual([search, [orderId]]);
  expect(await find('350 Sixth Avenue')).toEqual([]);
});

it('CO-168 compares forms of one or two letters only where another word narrows the search', () => {
  expect(withStreetForms(['lane'])).toEqual(['lane']);
  expect(withStreetForms(['orchard', 'lane'])).toEqual(['orchard', { typed: 'lane', forms: ['ln'] }]);
});
