import { sql } from 'kysely';
import { signedInBrowser, startPerFile } from '../../../testing/server-per-file.ts';
import { oneWayForm } from '../../../testing/shipment-forms.ts';
import { type Browser, startTestApp } from '../../../testing/test-app.ts';

const server = startPerFile(startTestApp);
const pro = signedInBrowser(server, 'pro');
const admin = signedInBrowser(server, 'admin');
const carrierAdmin = signedInBrowser(server, 'carrieradmin');

const find = async (browser: Browser, search: string) =>
  (await browser.send('GET', '/api/v6/console/search', { query: { search } })).json();

/** A guest's booking with its entries so far. */
async function guestCart(traveler: string) {
  const guest = await server.browser();
  const cart = (await guest.send('POST', '/api/v5/carts', { body: { cart: { brand_id: 1 } } })).json();
  const save = (travelers: string[]) =>
    guest.send('POST', `/api/v5/carts/${cart.id}/session`, {
      body: {
        session: {
          origin_city: 'Austin',
          origin_state: 'TX',
          destination_city: 'Miami',
          destination_state: 'FL',
          travelers,
          ship_state: { ...oneWayForm, o_attention_name: 'Winifred Fetherstonhaugh' },
        },
      },
      headers: { 'x-cart-token': cart.cart_token },
    });
  await save([traveler]);
  return { id: cart.id as string, number: cart.display_id as string, save };
}
const cartsOf = async (browser: Browser, search: string): Promise<string[]> =>
  (await find(browser, search)).carts.map(({ cart_id }: { cart_id: string }) => cart_id);

describe('a search over every kind of record', () => {
  it('finds a guest’s cart by the name, email, phone and street typed into it, and by its number in spoken form', async () => {
    const { id, number } = await guestCart('Ottilie Guestling:ottilie@guest.test');
    for (const search of [
      'ottilie',
      'OTTILIE@guest.test',
      'fetherston',
      '350 W 31st',
      number.toLowerCase().replaceAll('-', ' '),
      number.slice(3, 7),
      number.slice(3).replace('-', ''),
    ])
      expect([search, await cartsOf(admin, search)]).toEqual([search, [id]]);
    const found = await find(admin, number.slice(3).toLowerCase());
    expect(found.exact).toEqual({ kind: 'cart', id });
    expect(found.carts[0]).toMatchObject({ customer: 'Ottilie Guestling' });
  });

  it('follows the entries of a cart, and forgets them with it', async () => {
    const { id, save } = await guestCart('Ursula Before:ursula@guest.test');
    await save(['Quentin After:quentin@guest.test']);
    expect(await cartsOf(admin, 'ursula@guest')).toEqual([]);
    expect(await cartsOf(admin, 'quentin@guest')).toEqual([id]);
    await server.context.db
      .updateTable('carts')
      .set({ status: 'expired', session: null })
      .where('id', '=', id)
      .execute();
    const { rows } = await sql`select from cart_search where cart_id = ${id}`.execute(server.context.db);
    expect([await cartsOf(admin, 'quentin@guest'), rows]).toEqual([[], []]);
  });

  it('finds clubs by name, street and zip, and coupons and gift cards by their codes', async () => {
    const club = await server.context.db
      .selectFrom('facilities')
      .select(['id', 'name', 'address_1', 'zip'])
      .where('id', '=', 1)
      .executeTakeFirstOrThrow();
    for (const search of [club.name, `${club.address_1} ${club.zip}`])
      expect((await find(admin, search)).clubs).toContainEqual(
        expect.objectContaining({ club_id: 1, name: club.name }),
      );
    const coupon = await server.context.db.selectFrom('coupons').select('code').executeTakeFirstOrThrow();
    expect((await find(admin, coupon.code.toLowerCase())).records).toContainEqual(
      expect.objectContaining({ kind: 'coupon', id: coupon.code }),
    );
    const card = await server.context.db
      .selectFrom('gift_cards')
      .select('code_end')
      .executeTakeFirstOrThrow();
    expect((await find(admin, card.code_end)).records).toContainEqual(
      expect.objectContaining({ kind: 'gift_card', name: card.code_end }),
    );
  });

  it('attack 115: hides carts, codes and other clubs from roles that may not see them', async () => {
    await guestCart('Hildegard Hidden:hildegard@guest.test');
    const coupon = await server.context.db.selectFrom('coupons').select('code').executeTakeFirstOrThrow();
    for (const browser of [pro, carrierAdmin])
      for (const search of ['hildegard', coupon.code]) {
        const { carts, records } = await find(browser, search);
        expect({ search, carts, records }).toEqual({ search, carts: [], records: [] });
      }
    expect((await find(carrierAdmin, 'club')).clubs).toEqual([]);
    const own = (await find(pro, 'club')).clubs.map(({ club_id }: { club_id: number }) => club_id);
    const { club_id } = await server.context.db
      .selectFrom('users')
      .select('club_id')
      .where('id', '=', 'usr_demo_pro')
      .executeTakeFirstOrThrow();
    expect(own.filter((id: number) => id !== club_id)).toEqual([]);
    for (const search of ['%%%', "hildegard'; --", 'hi____ard'])
      expect(await cartsOf(admin, search)).toEqual([]);
  });
});
