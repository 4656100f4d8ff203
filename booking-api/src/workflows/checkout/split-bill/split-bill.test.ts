import { signedInBrowser, startPerFile } from '../../../testing/server-per-file.ts';
import { checkOut, newKey, prepareBooking, signedIn } from '../../testing/booking.ts';
import { checkBooksAfterEach } from '../../testing/check-books-after-each.ts';
import { gatewaySales } from '../../testing/money/money-problems.ts';
import { keepCard } from '../../testing/saved-card.ts';
import { settled } from '../../testing/settled.ts';
import { startShop } from '../../testing/shop.ts';
import {
  agree,
  ask,
  buyerPays,
  decline,
  mailTo,
  prepareTrip,
  readShare,
  splitBooking,
  splitMails,
  standing,
  stop,
  tokenOf,
  untilSplit,
} from '../../testing/split-bill.ts';

jest.setTimeout(120_000);
const shop = startPerFile(() => startShop({ RATE_LIMIT_SCALE: '20' }));
const customer = signedInBrowser(shop);
checkBooksAfterEach(shop);

const nonce = (card?: string) => shop.gateway.nonce(card);
const salesBefore = async () => (await gatewaySales(shop.ledger)).length;
const salesSince = async (count: number) =>
  (await gatewaySales(shop.ledger)).slice(count).map(({ amount_cents, status }) => [amount_cents, status]);

describe('a saved card that pays a split bill', () => {
  it('GB-01 PY-22 the card cannot be removed until the bill has ended', async () => {
    const id = await keepCard(shop, customer, 'usr_demo_customer');
    const booking = await prepareTrip(customer);
    const asked = await ask(booking, {
      body: { payment_method_id: id, payment_method_type: 'PreviousCard' },
    });
    expect(asked.json()).toMatchObject({ status: true });
    const remove = () => customer.send('DELETE', `/api/v6/payment_methods/${id}`);
    const refused = await remove();
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'payment_method_in_use']);
    await stop(booking);
    expect((await remove()).statusCode).toBe(200);
  });
});

describe('a split bill', () => {
  it('GB-01 a split bill is charged and ordered only once all have agreed: each card pays its share, together the total', async () => {
    const before = await salesBefore();
    const booking = await splitBooking(shop, customer);
    const open = await standing(booking);
    expect(open).toMatchObject({ state: 'open', charging: false, total_cents: booking.totalCents });
    expect(open.shares.map(({ name, state, is_buyer }) => [name, state, is_buyer])).toEqual([
      ['Casey Lane', 'agreed', true],
      ['Robin Lane', 'asked', false],
      ['Kim Lane', 'asked', false],
    ]);
    expect(open.shares.reduce((sum, { amount_cents }) => sum + amount_cents, 0)).toBe(booking.totalCents);
    const guest = await shop.browser();
    const robin = await agree(guest, await tokenOf(shop, booking, 'robin@lane.test'), await nonce());
    expect(robin.json()).toMatchObject({ status: true, error: null, share: { state: 'agreed' } });
    expect(await salesSince(before)).toEqual([]);
    await agree(guest, await tokenOf(shop, booking, 'kim@lane.test'), await nonce('5555555555554444'));
    const placed = await untilSplit(booking, ({ state }) => state === 'placed');
    expect(placed.order_id).toBe(booking.orderId);
    await settled(shop, booking.orderId);
    await mailTo(shop, booking, 'placed', 'robin@lane.test');
    expect((await salesSince(before)).map(([amount]) => amount).sort()).toEqual(
      open.shares.map(({ amount_cents }) => amount_cents).sort(),
    );
    const receipt = (await customer.send('GET', `/api/v6/orders/${booking.orderId}/receipt`)).json();
    expect(receipt.total_cents).toBe(booking.totalCents);
    expect(receipt.payment.parts.map(({ title }: { title: string }) => title).sort()).toEqual([
      'Kim Lane’s card',
      'Robin Lane’s card',
      'Visa ending in 1111',
    ]);
    const kinds = (await splitMails(shop, booking)).map(({ kind }) => kind).sort();
    expect(kinds.filter((kind) => kind === 'asked')).toHaveLength(2);
  });

  it('a traveler sees their share, the cities and days, and no streets or shares of others', async () => {
    const booking = await splitBooking(shop, customer);
    const share = await readShare(await shop.browser(), await tokenOf(shop, booking, 'robin@lane.test'));
    expect(share.json()).toEqual({
      buyer: 'Casey Customer',
      name: 'Robin Lane',
      state: 'asked',
      amount_cents: expect.any(Number),
      items: ['Golf bag, Standard'],
      legs: [
        {
          leg: 'outbound',
          from: 'New York, NY',
          to: 'San Francisco, CA',
          pickup_date: '2026-11-24',
          arrival_date: expect.any(String),
        },
      ],
      expires_at: '2026-11-24T05:00:00.000Z',
      problem: null,
    });
    await stop(booking);
  });

  it('a split bill locks the cart, and stopping the requests opens it again', async () => {
    const booking = await splitBooking(shop, customer);
    const headers = { 'x-cart-token': booking.token };
    const ends = { origin_city: '', origin_state: '', destination_city: '', destination_state: '' };
    const session = { ...ends, travelers: [], ship_state: {} };
    const path = `/api/v6/carts/${booking.cartId}/session`;
    expect((await customer.send('GET', path, { headers })).json()).toMatchObject({ bill_divided: true });
    const saved = await customer.send('POST', `/api/v5/carts/${booking.cartId}/session`, {
      headers,
      body: { session },
    });
    expect([saved.statusCode, saved.json().code]).toEqual([409, 'bill_divided']);
    const paid = await checkOut(booking, { nonce: await nonce() });
    expect([paid.statusCode, paid.json().code]).toEqual([409, 'bill_divided']);
    const token = await tokenOf(shop, booking, 'robin@lane.test');
    expect((await stop(booking)).json()).toMatchObject({ state: 'stopped' });
    await mailTo(shop, booking, 'stopped', 'robin@lane.test');
    const late = await agree(await shop.browser(), token, await nonce());
    expect([late.statusCode, late.json().code]).toEqual([409, 'split_closed']);
    expect((await customer.send('GET', path, { headers })).json()).not.toHaveProperty('bill_divided');
    expect((await checkOut(booking, { nonce: await nonce() })).json().status).toBe(true);
  });

  it('GB-02 the buyer is notified when a traveler declines, and pays the rest', async () => {
    const before = await salesBefore();
    const booking = await splitBooking(shop, customer);
    const token = await tokenOf(shop, booking, 'robin@lane.test');
    expect((await decline(await shop.browser(), token)).json().state).toBe('declined');
    await mailTo(shop, booking, 'declined-buyer', 'customer@demo.test');
    expect((await buyerPays(booking, 'rest')).json()).toMatchObject({ status: true });
    await untilSplit(booking, ({ state }) => state === 'placed');
    expect(await salesSince(before)).toHaveLength(3);
    expect((await readShare(await shop.browser(), token)).json().state).toBe('taken_over');
  });

  it('a bill that expires charges no one, notifies the buyer, and can be sent again', async () => {
    const booking = await splitBooking(shop, customer);
    const token = await tokenOf(shop, booking, 'robin@lane.test');
    await agree(await shop.browser(), token, await nonce());
    const before = await salesBefore();
    await shop.context.db.updateTable('bill_splits').set({ expires_at: '2026-11-23T14:59:59Z' }).execute();
    expect(await standing(booking)).toMatchObject({ state: 'expired' });
    const late = await agree(
      await shop.browser(),
      await tokenOf(shop, booking, 'kim@lane.test'),
      await nonce(),
    );
    expect(late.statusCode).toBe(409);
    await recoverNow();
    await mailTo(shop, booking, 'expired-buyer', 'customer@demo.test');
    await mailTo(shop, booking, 'expired', 'robin@lane.test');
    expect(await salesSince(before)).toEqual([]);
    expect((await readShare(await shop.browser(), token)).json().state).toBe('expired');
    expect((await ask(booking, { nonce: await nonce() })).json()).toMatchObject({ status: true });
    await stop(booking);
  });
});

const recoverNow = async () => (await import('../reconcile/recover.ts')).recover(shop.ordering);

describe('the protection of a split bill', () => {
  it('attack 69: an altered or invented link finds nothing, and neither does another user on the buyer’s page', async () => {
    const booking = await splitBooking(shop, customer);
    const token = await tokenOf(shop, booking, 'robin@lane.test');
    const guest = await shop.browser();
    const changed = `${token.slice(0, -2)}${token.endsWith('AA') ? 'BB' : 'AA'}`;
    for (const wrong of [changed, 'x', `${token}x`]) {
      expect((await readShare(guest, wrong)).statusCode).toBe(404);
      expect((await agree(guest, wrong, await nonce())).statusCode).toBe(404);
      expect((await decline(guest, wrong)).statusCode).toBe(404);
    }
    const stranger = { ...booking, browser: await signedIn(shop, 'pro') };
    for (const answer of [
      await stranger.browser.send('GET', `/api/v6/bill_splits/${booking.cartId}`),
      await buyerPays(stranger, 'rest', await nonce()),
      await stop(stranger),
    ])
      expect([answer.statusCode, answer.json().code]).toEqual([404, 'split_not_found']);
    const { rows } = await shop.ledger.query(
      'select 1 from sandbox_gateway.vault where customer_id like $1',
      ['usr_%'],
    );
    expect(rows).toEqual([]);
    await stop(booking);
  });

  it('attack 70: a traveler’s card pays only its share, and never appears among the buyer’s cards', async () => {
    const booking = await splitBooking(shop, customer);
    for (const name of ['robin', 'kim'])
      await agree(await shop.browser(), await tokenOf(shop, booking, `${name}@lane.test`), await nonce());
    await untilSplit(booking, ({ state }) => state === 'placed');
    await settled(shop, booking.orderId);
    const { cards } = (
      await customer.send('GET', '/refactor/ship/payment_info', { query: { compact: 'true' } })
    ).json();
    expect(cards).toEqual([]);
    const { db } = shop.context;
    const kept = await db
      .selectFrom('bill_shares')
      .select('id')
      .innerJoin('bill_splits', 'attempt_id', 'split_id')
      .where('cart_id', '=', booking.cartId)
      .where('method_token', 'is not', null)
      .execute();
    expect(kept).toEqual([]);
  });

  it('no requests are sent when the buyer’s card is declined, and one set is sent when the submit is repeated', async () => {
    const booking = await prepareTrip(customer);
    const refused = await ask(booking, { nonce: await nonce('4000111111111115') });
    expect(refused.json()).toEqual({ status: false, error: 'card_declined', split: null });
    const [key, good] = [newKey(), await nonce()];
    const answers = await Promise.all([1, 2].map(() => ask(booking, { nonce: good, key })));
    const again = await ask(booking, { nonce: good, key });
    expect(again.json()).toMatchObject({ status: true, split: { state: 'open' } });
    for (const answer of answers) expect([200, 409]).toContain(answer.statusCode);
    expect(
      await shop.context.db
        .selectFrom('bill_splits')
        .select('cart_id')
        .where('cart_id', '=', booking.cartId)
        .execute(),
    ).toHaveLength(1);
    const other = await ask(booking, { nonce: await nonce(), key });
    expect([other.statusCode, other.json().code]).toEqual([422, 'idempotency_key_reused']);
    await stop(booking);
  });

  it('a split bill requires several different email addresses, and cards only', async () => {
    const alone = await prepareBooking(customer);
    expect((await ask(alone, { nonce: await nonce() })).json().code).toBe('not_divisible');
    const booking = await prepareTrip(customer);
    const paypal = await ask(booking, { nonce: await nonce(), body: { payment_method_type: 'paypal' } });
    expect([paypal.statusCode, paypal.json().code]).toEqual([422, 'not_divisible']);
    const anothers = { payment_method_type: 'PreviousCard', payment_method_id: 'pm_nobodys' };
    const saved = await ask(booking, { body: anothers });
    expect([saved.statusCode, saved.json().code]).toEqual([404, 'payment_method_not_found']);
  });
});
