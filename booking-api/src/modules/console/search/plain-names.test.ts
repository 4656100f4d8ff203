import { sql } from 'kysely';
import { signedInBrowser, startPerFile } from '../../../testing/server-per-file.ts';
import { paidOrder } from '../../../workflows/testing/shipping.ts';
import { startShop } from '../../../workflows/testing/shop.ts';

const shop = startPerFile(startShop);
const customer = signedInBrowser(shop);
const admin = signedInBrowser(shop, 'admin');

let orderId = '';
const travelerIs = (name: string) =>
  sql`update orders set shipment = jsonb_set(shipment, '{travelers,0,name}', to_jsonb(${name}::text))
    where id = ${orderId}`.execute(shop.context.db);
const customerIs = (first: string, last: string) =>
  sql`update users set first_name = ${first}, last_name = ${last} where id = 'usr_demo_customer'`.execute(
    shop.context.db,
  );
const find = async (search: string) =>
  (await admin.send('GET', '/api/v6/console/search', { query: { search } })).json();

beforeAll(async () => {
  ({ orderId } = await paidOrder(shop, customer));
}, 60_000);

/** A name, and the ways in which staff type it. */
const names: readonly (readonly [string, string, readonly string[]])[] = [
  ['Shane', "O'Brien", ["o'brien", 'o’brien', 'OBRIEN', 'o brien', 'Shane OBrien']],
  ['Sheila', 'O Byrne', ['obyrne', "o'byrne", 'o byrne']],
  ['Mary', 'Mc Donald', ['mcdonald', 'Mc Donald', 'MARY MCDONALD']],
  ['Ann', 'McAllister', ['mcallister', 'mc allister']],
  ['Rosa', 'Muñoz', ['munoz', 'muñoz', 'MUÑOZ', 'mun\u0303oz']],
  ['Søren', 'Ærøskøbing', ['soren aeroskobing', 'søren']],
  ['Pilar', 'de la Cruz', ['delacruz', 'de la cruz']],
];

describe('names with apostrophes, accents and parts', () => {
  it.each(names)(
    'CO-60 finds %s %s as people type it, as traveler and as customer',
    async (first, last, typed) => {
      await travelerIs(`${first} ${last}`);
      for (const search of typed) {
        const { orders, near } = await find(search);
        expect([search, orders.map(({ order_id }: { order_id: string }) => order_id), near]).toEqual([
          search,
          [orderId],
          undefined,
        ]);
      }
      await travelerIs('Nobody Else');
      await customerIs(first, last);
      for (const search of typed) {
        const { people, orders } = await find(search);
        expect([search, people[0]?.user_id, orders[0]?.order_id]).toEqual([
          search,
          'usr_demo_customer',
          orderId,
        ]);
      }
      await customerIs('Casey', 'Customer');
    },
  );

  it('CO-60 another name is not found by such a search', async () => {
    await travelerIs("Shane O'Brien");
    for (const search of ['obryan zz', 'mac obrien', 'brienne smith'])
      expect([search, (await find(search)).orders]).toEqual([search, []]);
  });

  it('CO-60 suggests a misspelled name with an apostrophe', async () => {
    await travelerIs("Shane O'Donnelly");
    expect(await find('odonely')).toMatchObject({ near: true, orders: [{ order_id: orderId }] });
  });
});
