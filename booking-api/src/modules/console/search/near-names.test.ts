import { sql } from 'kysely';
import { signedInBrowser, startPerFile } from '../../../testing/server-per-file.ts';
import { oneWayForm } from '../../../testing/shipment-forms.ts';
import type { Browser } from '../../../testing/test-app.ts';
import { paidOrder } from '../../../workflows/testing/shipping.ts';
import { startShop } from '../../../workflows/testing/shop.ts';
import { forgetNameWords } from './name-words.ts';
import { likeliest } from './spelling.ts';

const shop = startPerFile(startShop);
const customer = signedInBrowser(shop);
const pro = signedInBrowser(shop, 'pro');
const admin = signedInBrowser(shop, 'admin');
const carrierAdmin = signedInBrowser(shop, 'carrieradmin');

const find = async (browser: Browser, search: string) =>
  (await browser.send('GET', '/api/v6/console/search', { query: { search } })).json();

let orderId = '';
let cartId = '';
const travelerIs = (name: string) =>
  sql`update orders set shipment = jsonb_set(shipment, '{travelers,0,name}', to_jsonb(${name}::text))
    where id = ${orderId}`.execute(shop.context.db);

beforeAll(async () => {
  ({ orderId } = await paidOrder(shop, customer));
  await travelerIs('John Whitaker');
  const cart = (await customer.send('POST', '/api/v5/carts', { body: { cart: { brand_id: 1 } } })).json();
  cartId = cart.id;
  await customer.send('POST', `/api/v5/carts/${cartId}/session`, {
    body: {
      session: {
        origin_city: 'Austin',
        origin_state: 'TX',
        destination_city: 'Miami',
        destination_state: 'FL',
        travelers: ['Siobhan Featherstone:siobhan@example.test'],
        ship_state: oneWayForm,
      },
    },
    headers: { 'x-cart-token': cart.cart_token },
  });
}, 60_000);

describe('names that are spelled almost alike', () => {
  it.each(['Jonh Whitakr', 'jhon whitaker', 'Whittacker', 'WHITAKER JON'])(
    'CO-49 finds the order of John Whitaker by “%s”',
    async (search) => {
      const found = await find(admin, search);
      expect(found.orders.map(({ order_id }: { order_id: string }) => order_id)).toEqual([orderId]);
      expect(found.near).toBe(true);
    },
  );

  it('CO-49 finds carts of guests and accounts in the same way', async () => {
    const found = await find(admin, 'Siobahn Fetherstone');
    expect(found.carts).toMatchObject([{ cart_id: cartId }]);
    expect(found).toMatchObject({ near: true, people: [], orders: [] });
    expect((await find(admin, 'Csaey Customre')).people[0]).toMatchObject({ user_id: 'usr_demo_customer' });
  });

  it('CO-49 suggests no similar names when a name matches exactly, and finds none for a different name', async () => {
    const exact = await find(admin, 'john whitaker');
    expect(exact.orders).toMatchObject([{ order_id: orderId }]);
    expect(exact.near).toBeUndefined();
    for (const search of ['Jonh Zzyzx', 'Qwertz Whitakr', 'Whitfield'])
      expect([search, (await find(admin, search)).orders]).toEqual([search, []]);
  });

  it('CO-49 shows each role only what it may see', async () => {
    expect((await find(carrierAdmin, 'Jonh Whitakr')).orders).toHaveLength(1);
    expect((await find(carrierAdmin, 'Siobahn Fetherstone')).carts).toEqual([]);
    expect((await find(carrierAdmin, 'Csaey Customre')).people).toEqual([]);
    expect(await find(pro, 'Jonh Whitakr')).toMatchObject({ orders: [], people: [], carts: [] });
    expect((await find(pro, 'Csaey Customre')).people).toEqual([]);
    expect((await find(pro, 'Mrogan')).people).not.toEqual([]);
  });

  it('CO-49 forgets a word that no order, cart or account contains anymore, and keeps the others', async () => {
    const words = async () =>
      (await shop.context.db.selectFrom('name_words').select('word').execute()).map(({ word }) => word);
    const later = () =>
      sql`update name_words set checked_at = now() - interval '2 days'`.execute(shop.context.db);
    await travelerIs('John Fortescue');
    await later();
    await forgetNameWords(shop.context.db);
    const left = await words();
    expect(left).toEqual(expect.arrayContaining(['john', 'fortescue', 'casey', 'featherstone']));
    expect(left).not.toContain('whitaker');
    await travelerIs('John Whitaker');
    expect(await words()).toContain('whitaker');
  });

  it('CO-49 stores only words of names: no email, number or address', async () => {
    const { rows } = await sql<{ word: string }>`select word from name_words where word ~ '[0-9@:]'`.execute(
      shop.context.db,
    );
    expect(rows).toEqual([]);
  });

  it('CO-49 two orders placed together with the same new name do not wait for each other', async () => {
    await shop.context.db.transaction().execute(async (trx) => {
      await sql`select keep_name_words('Newname Another')`.execute(trx);
      const { db } = shop.context;
      await db.transaction().execute(async (other) => {
        await sql`set local lock_timeout = '1s'`.execute(other);
        await sql`select keep_name_words('Another Third Newname')`.execute(other);
      });
    });
    const words = await shop.context.db
      .selectFrom('name_words')
      .select('word')
      .where('word', 'in', ['newname', 'another', 'third'])
      .execute();
    expect(words).toHaveLength(3);
  });
});

describe('the words that a misspelled one may stand for', () => {
  it.each([
    ['john', 'jonh'],
    ['john', 'jon'],
    ['john', 'johhn'],
    ['john', 'juhn'],
    ['whitaker', 'whittacker'],
  ])('a wrong, a missing, a doubled and a swapped letter are one mistake each: %s, %s', (word, typed) => {
    expect(likeliest(typed, [word])).toEqual([word]);
  });

  it('puts the likeliest word first, and leaves out words with too many mistakes', () => {
    expect(likeliest('jonh', ['joan', 'john', 'jonas', 'jon', 'mary'])).toEqual(['john', 'jon']);
    expect(likeliest('jonh', ['josh', 'jonah'])).toEqual(['jonah', 'josh']);
  });
});
