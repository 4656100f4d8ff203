import { cents, formatCents } from '@sendahead/shared-contracts/primitives/cents';
import fc from 'fast-check';
import { sql } from 'kysely';
import { signedInBrowser, startPerFile } from '../../../testing/server-per-file.ts';
import { roundTripForm } from '../../../testing/shipment-forms.ts';
import { type Booking, checkOut, checkOutByClub, prepareBooking } from '../../testing/booking.ts';
import { checkBooksAfterEach } from '../../testing/check-books-after-each.ts';
import { settled } from '../../testing/settled.ts';
import { startShop } from '../../testing/shop.ts';

jest.setTimeout(180_000);
const shop = startPerFile(() => startShop({ RATE_LIMIT_SCALE: '20' }));
const customer = signedInBrowser(shop);
const pro = signedInBrowser(shop, 'pro');
const admin = signedInBrowser(shop, 'adminplus');
checkBooksAfterEach(shop);

const near = { d_zip: '60601', d_city: 'Chicago', d_state: 'IL', d_address: '151 E Wacker Dr' };
const nearPlace = { zip: '60601', city: 'Chicago', state: 'IL', address: '151 E Wacker Dr' };
const farPlace = { zip: '94103', city: 'San Francisco', state: 'CA', address: '1 Market St' };
const far = { d_zip: '94103', d_city: 'San Francisco', d_state: 'CA', d_address: '1 Market St' };
const day = { pickup_date: '2026-12-01' };
const send = (orderId: string, path: string, body: object) =>
  admin.send('POST', `/api/v6/orders/${orderId}/${path}`, { body });
const priceOf = async (orderId: string, change: object): Promise<number> =>
  (await send(orderId, 'change/price', change)).json().difference_cents;
const receiptOf = async (orderId: string) =>
  (await admin.send('GET', `/api/v6/orders/${orderId}/receipt`)).json();

/** The booking page's request when staff change an order. */
async function changeCart(orderId: string, more: object = {}): Promise<Booking> {
  const cart = (await send(orderId, 'change/cart', {})).json();
  return pricedCart({ orderId, cart, more });
}
async function pricedCart({
  orderId,
  cart,
  more,
}: {
  orderId: string;
  cart: { id: string; cart_token: string };
  more: object;
}): Promise<Booking> {
  const headers = { 'x-cart-token': cart.cart_token };
  const saved = await admin.send('GET', `/api/v6/carts/${cart.id}/session`, { headers });
  const body = { ...saved.json().session.ship_state, ...more, cart_id: cart.id };
  const price = (await admin.send('POST', '/refactor/v5/ship/ship_price', { body, headers })).json();
  return {
    browser: admin,
    cartId: cart.id,
    orderId,
    token: cart.cart_token,
    totalCents: price.final_price_cents,
    body: {
      ...body,
      quote_id: price.quote_id,
      payment_method_type: 'NewCard',
      store_card_information: 'false',
    },
  };
}

/** A member's order that the pro user placed, billed to the club or paid by card. */
async function atClubRate(how: 'club' | 'card', form: object = near): Promise<Booking> {
  const added = await pro.send('POST', '/api/v6/club_users', {
    body: { club_id: 1, first_name: 'Mia', last_name: 'Member', email: `mia.${Math.random()}@club.test` },
  });
  const booking = await prepareBooking(pro, form as Record<string, unknown>, added.json().user_id);
  const answer =
    how === 'club'
      ? await checkOutByClub(booking, '1')
      : await checkOut(booking, { nonce: await shop.gateway.nonce() });
  expect(answer.json()).toMatchObject({ status: true });
  await settled(shop, booking.orderId);
  return booking;
}
/** Staff change an order to a farther address and waive the difference. */
async function waivedChange(how: 'comp' | 'rate'): Promise<{ orderId: string; waived: number }> {
  const booking = await prepareBooking(customer, near);
  await checkOut(booking, { nonce: await shop.gateway.nonce() });
  await settled(shop, booking.orderId);
  const cart = await changeCart(booking.orderId, far);
  const waived = cart.totalCents;
  expect(waived).toBeGreaterThan(0);
  const headers = { 'x-cart-token': cart.token };
  const given =
    how === 'comp'
      ? await admin.send('POST', `/api/v6/carts/${cart.cartId}/authorizations`, {
          body: { act: 'comp_discount', amount_cents: waived, reason: 'Our mistake' },
          headers,
        })
      : await admin.send('PUT', `/api/v6/carts/${cart.cartId}/rate_adjustment`, {
          body: { amount_cents: -waived, reason: 'Our mistake' },
          headers,
        });
  expect(given.statusCode).toBe(200);
  const again = await pricedCart({
    orderId: booking.orderId,
    cart: { id: cart.cartId, cart_token: cart.token },
    more: far,
  });
  expect(again.totalCents).toBe(0);
  expect((await checkOut(again)).json()).toMatchObject({ status: true });
  await settled(shop, booking.orderId);
  return { orderId: booking.orderId, waived };
}

describe('what was agreed for an order, when it is changed', () => {
  it.each(['club', 'card'] as const)(
    'CO-126 an order booked at the club rate and paid by %s keeps it: a new day costs nothing',
    async (how) => {
      const { orderId, totalCents } = await atClubRate(how);
      expect(await priceOf(orderId, day)).toBe(0);
      expect((await changeCart(orderId, day)).totalCents).toBe(0);
      expect((await send(orderId, 'change', { change: day, difference_cents: 0 })).statusCode).toBe(200);
      await settled(shop, orderId);
      const receipt = await receiptOf(orderId);
      expect(receipt.total_cents).toBe(totalCents);
      expect(receipt.line_items.map(({ id }: { id: string }) => id)).toContain('wholesale');
      // And again.
      expect(await priceOf(orderId, { pickup_date: '2026-12-02' })).toBe(0);
    },
  );

  it('CO-126 a leg moves at the club rate', async () => {
    const { orderId } = await atClubRate('club', roundTripForm);
    const moved = await send(orderId, 'legs/outbound/change/price', { pickup_date: '2026-11-25' });
    expect(moved.json().difference_cents).toBe(0);
  });

  it('CO-126 staff change an order that was billed to the club, and the club is billed or credited for the difference', async () => {
    const { orderId, totalCents } = await atClubRate('club');
    const owed = async () =>
      (
        await shop.context.db
          .selectFrom('club_accounts')
          .select('owed_cents')
          .where('club_id', '=', 1)
          .executeTakeFirstOrThrow()
      ).owed_cents;
    const before = await owed();
    const change = { destination: farPlace };
    const difference_cents = await priceOf(orderId, change);
    expect(difference_cents).toBeGreaterThan(0);
    const made = await send(orderId, 'change', { change, difference_cents });
    expect([made.statusCode, made.json().code]).toEqual([200, undefined]);
    expect([(await receiptOf(orderId)).total_cents, (await owed()) - before]).toEqual([
      totalCents + difference_cents,
      difference_cents,
    ]);
  });

  it('CO-126 the club’s own pro user changes an order that was billed to the club', async () => {
    const booking = await prepareBooking(pro, near);
    expect((await checkOutByClub(booking, '1')).json()).toMatchObject({ status: true });
    await settled(shop, booking.orderId);
    const path = `/api/v6/orders/${booking.orderId}/change`;
    const change = { destination: farPlace };
    const { difference_cents } = (await pro.send('POST', `${path}/price`, { body: change })).json();
    const made = await pro.send('POST', path, { body: { change, difference_cents } });
    expect([made.statusCode, difference_cents > 0]).toEqual([200, true]);
  });

  it('CO-126 a club without an open account is not billed for a change: the refusal says so, and nothing changes', async () => {
    const { orderId, totalCents } = await atClubRate('club');
    const change = { destination: farPlace };
    const difference_cents = await priceOf(orderId, change);
    const setOpen = (open: boolean) =>
      shop.context.db.updateTable('club_accounts').set({ open }).where('club_id', '=', 1).execute();
    await setOpen(false);
    const refused = await send(orderId, 'change', { change, difference_cents });
    await setOpen(true);
    expect([refused.statusCode, refused.json().code]).toEqual([403, 'club_billing_not_allowed']);
    expect((await receiptOf(orderId)).total_cents).toBe(totalCents);
  });

  it('CO-126 the customer of an order that staff billed to a club cannot bill the club for more', async () => {
    const booking = await prepareBooking(admin, near, 'usr_demo_customer');
    expect((await checkOutByClub(booking, '1')).json()).toMatchObject({ status: true });
    await settled(shop, booking.orderId);
    const path = `/api/v6/orders/${booking.orderId}/change`;
    const change = { destination: farPlace };
    const { difference_cents } = (await customer.send('POST', `${path}/price`, { body: change })).json();
    const refused = await customer.send('POST', path, { body: { change, difference_cents } });
    expect([refused.statusCode, refused.json().code]).toEqual([403, 'club_billing_not_allowed']);
  });

  it.each([
    ['a comp discount', 'comp'],
    ['a corrected rate', 'rate'],
  ] as const)(
    'CO-126 CO-128 what staff waived of a change by %s is not asked for again by the next one',
    async (_, how) => {
      const { orderId, waived } = await waivedChange(how);
      expect(waived).toBeGreaterThan(0);
      expect(await priceOf(orderId, day)).toBe(0);
      expect((await changeCart(orderId, day)).totalCents).toBe(0);
      // CO-128: the order's history names what was waived, with the reason.
      const { entries } = (await admin.send('GET', `/api/v6/console/orders/${orderId}/life`)).json();
      expect(entries).toContainEqual(
        expect.objectContaining({
          kind: 'staff',
          title: `${how === 'comp' ? 'Comp discount given' : 'Rate adjusted'}: ${how === 'comp' ? '' : '−'}${formatCents(cents(waived))}`,
          detail: expect.stringContaining('Our mistake'),
          by: 'Avery Plus',
        }),
      );
    },
  );

  it('CO-126 an order from before its club rate was stored keeps the one of its lines', async () => {
    const { orderId } = await atClubRate('card');
    await sql`update orders set shipment = shipment #- '{booking,agreed}' where id = ${orderId}`.execute(
      shop.context.db,
    );
    expect(await priceOf(orderId, day)).toBe(0);
  });

  it('CO-126 a property: by whichever pages it is changed, an order that returns to its booking costs what was agreed', async () => {
    const days = ['2026-11-25', '2026-12-01', '2026-12-02'].map((pickup_date) => ({ pickup_date }));
    const places = [{ destination: farPlace }, { destination: nearPlace }];
    const step = fc.record({
      page: fc.constantFrom('dialog', 'booking'),
      change: fc.constantFrom(...days, ...places),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 3 }), async (steps) => {
        const { orderId, totalCents } = await atClubRate('club');
        const home = { ...places[1], ...days[0] };
        for (const { page, change } of [...steps, { page: 'dialog', change: home }] as const)
          await changeOnce(orderId, page, change);
        expect((await receiptOf(orderId)).total_cents).toBe(totalCents);
      }),
      { numRuns: 4, endOnFailure: true },
    );
  });
});

/** Makes one change at its price, billed to or credited to the club. */
async function changeOnce(orderId: string, page: string, change: object): Promise<void> {
  if (page === 'dialog') {
    const priced = await send(orderId, 'change/price', change);
    if (priced.json().code === 'nothing_to_change') return;
    const { difference_cents } = priced.json();
    const made = await send(orderId, 'change', { change, difference_cents });
    expect([made.statusCode, made.json().code]).toEqual([200, undefined]);
  } else {
    const { destination, ...more } = change as { destination?: Record<string, string> };
    const fields = Object.entries(destination ?? {}).map(([name, value]) => [`d_${name}`, value]);
    const cart = await changeCart(orderId, { ...more, ...Object.fromEntries(fields) });
    const answer = await checkOutByClub(cart, '1');
    if (answer.json().error === 'nothing_to_change') return;
    expect(answer.json()).toMatchObject({ status: true });
  }
  await settled(shop, orderId);
}
