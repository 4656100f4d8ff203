import { signedInBrowser, startPerFile } from '../../../testing/server-per-file.ts';
import { testInstant } from '../../../testing/test-app.ts';
import { until } from '../../../testing/until.ts';
import { checkOut, newKey, prepareBooking, signedIn } from '../../testing/booking.ts';
import { ordersOf } from '../../testing/cart-records.ts';
import { checkBooksAfterEach } from '../../testing/check-books-after-each.ts';
import { gatewaySales } from '../../testing/money/money-problems.ts';
import {
  copiedToken,
  copyLink,
  linkedBooking,
  mailedToken,
  openLink,
  payer,
  payLink,
  sendAgain,
  sendLink,
} from '../../testing/order-links.ts';
import { settled } from '../../testing/settled.ts';
import { reaches } from '../../testing/shipping.ts';
import { startShop } from '../../testing/shop.ts';
import { mailTo, splitMails, standing, stop } from '../../testing/split-bill.ts';
import { expireSplit } from '../split-bill/end-split.ts';

jest.setTimeout(120_000);
const shop = startPerFile(() => startShop({ RATE_LIMIT_SCALE: '20' }));
beforeEach(() => shop.moveClock(testInstant));
const admin = signedInBrowser(shop, 'admin');
const pro = signedInBrowser(shop, 'pro');
checkBooksAfterEach(shop);

const nonce = (card?: string) => shop.gateway.nonce(card);
const sales = async () => (await gatewaySales(shop.ledger)).length;

describe('a new order that is paid by a pay link', () => {
  it('CO-86 CO-92 the booking is held for seven days, and its order is placed once the payer has paid exactly its price', async () => {
    const before = await sales();
    const booking = await linkedBooking(admin, { pickup_date: '2026-12-08', arrival_date: '' });
    expect(booking.split).toMatchObject({
      state: 'open',
      by_link: true,
      total_cents: booking.totalCents,
      expires_at: '2026-11-30T15:00:00.000Z',
      shares: [{ email: payer, state: 'asked', amount_cents: booking.totalCents }],
    });
    const guest = await shop.browser();
    const token = await mailedToken(shop, booking);
    const opened = (await openLink(guest, token)).json();
    expect(opened).toEqual({
      asked_by: 'Alex Admin',
      display_id: booking.split.display_id,
      state: 'open',
      amount_cents: booking.totalCents,
      legs: [
        {
          leg: 'outbound',
          from: 'New York, NY',
          to: 'San Francisco, CA',
          pickup_date: '2026-12-08',
          arrival_date: expect.any(String),
        },
      ],
      items: ['Golf bag, Standard'],
      // CO-92: enough for the payer to recognize it, and nothing that reveals someone's address.
      shipment: {
        travelers: [{ first_name: expect.stringMatching(/^\w+$/), items: ['Golf bag, Standard'] }],
        legs: [
          {
            leg: 'outbound',
            from: 'New York, NY',
            to: 'San Francisco, CA',
            clubs: [],
            pickup_date: '2026-12-08',
            arrival_date: expect.any(String),
            service: expect.stringMatching(/^(FedEx|UPS) \w/),
          },
        ],
      },
      lines: expect.arrayContaining([{ title: expect.any(String), amount_cents: expect.any(Number) }]),
      expires_at: booking.split.expires_at,
      problem: null,
    });
    const sum = opened.lines.reduce(
      (all: number, line: { amount_cents: number }) => all + line.amount_cents,
      0,
    );
    expect(sum).toBe(booking.totalCents);
    expect(await sales()).toBe(before);
    const paid = await payLink(guest, token, await nonce());
    expect(paid.json()).toMatchObject({ status: true, error: null, link: { state: 'paid' } });
    expect((await standing(booking)).order_id).toBe(booking.orderId);
    await settled(shop, booking.orderId);
    expect((await gatewaySales(shop.ledger)).slice(before).map(({ amount_cents }) => amount_cents)).toEqual([
      booking.totalCents,
    ]);
    const customer = await signedIn(shop);
    const receipt = (await customer.send('GET', `/api/v6/orders/${booking.orderId}/receipt`)).json();
    expect(receipt).toMatchObject({ total_cents: booking.totalCents });
    expect(receipt.payment.parts.map(({ title }: { title: string }) => title)).toEqual([
      'Visa ending in 1111',
    ]);
    const ofStaff = (await admin.send('GET', `/api/v6/orders/${booking.orderId}/receipt`)).json();
    expect(ofStaff.confirmation_to).toBe('customer@demo.test');
    await mailTo(shop, booking, 'placed', payer);
    const life = await admin.send('GET', `/api/v6/console/orders/${booking.orderId}/life`);
    expect(life.body).toContain('Link to pay the order sent');
  });

  it('CO-86 a link ends when its first bags can no longer be handed over on their day, if that is sooner', async () => {
    const booking = await linkedBooking(admin);
    expect(booking.split.expires_at).toBe('2026-11-24T21:00:00.000Z');
    await stop(booking);
  });

  it('CO-86 a link is sent by club staff for a member, once per click, and not without a payer’s address', async () => {
    const member = await pro.send('POST', '/api/v6/club_users', {
      body: { club_id: 1, first_name: 'Mia', last_name: 'Member', email: 'mia-link@club.test' },
    });
    const booking = await prepareBooking(pro, {}, member.json().user_id);
    const wrong = await sendLink(booking, { email: 'nobody' });
    expect([wrong.statusCode, wrong.json().fields]).toEqual([
      400,
      [{ path: 'pay_link_email', code: 'email' }],
    ]);
    const key = newKey();
    const [first, second] = [await sendLink(booking, { key }), await sendLink(booking, { key })];
    expect([first.json().status, second.json()]).toEqual([true, first.json()]);
    const reused = await sendLink(booking, { key, email: 'other@lane.test' });
    expect([reused.statusCode, reused.json().code]).toEqual([422, 'idempotency_key_reused']);
    await mailTo(shop, booking, 'asked', payer);
    await mailTo(shop, booking, 'asked-buyer', 'pro@demo.test');
    expect((await splitMails(shop, booking)).filter(({ kind }) => kind === 'asked')).toHaveLength(1);
    const others = await signedIn(shop, 'member');
    expect((await others.send('GET', `/api/v6/bill_splits/${booking.cartId}`)).statusCode).toBe(404);
    expect((await stop({ ...booking, browser: admin })).json()).toMatchObject({ state: 'stopped' });
  });

  it('CO-87 another card may follow a declined one, and the order is paid once', async () => {
    const before = await sales();
    const booking = await linkedBooking(admin);
    const guest = await shop.browser();
    const token = await copiedToken(booking);
    const declined = await payLink(guest, token, await nonce('4000111111111115'));
    expect(declined.json()).toMatchObject({
      status: false,
      error: expect.stringMatching(/declined|funds/),
      link: { state: 'open' },
    });
    expect((await payLink(guest, token, await nonce('5555555555554444'))).json().status).toBe(true);
    const again = await payLink(guest, token, await nonce());
    expect([again.statusCode, again.json().code]).toEqual([409, 'pay_link_closed']);
    await settled(shop, booking.orderId);
    await reaches(shop, booking.orderId, 'labels_ready');
    const taken = (await gatewaySales(shop.ledger)).slice(before);
    expect(taken.filter(({ status }) => status.startsWith('s')).length).toBe(1);
    expect(await ordersOf(shop, booking.cartId)).toHaveLength(1);
  });

  it('CO-87 two tabs that pay at the same time charge one card once', async () => {
    const before = await sales();
    const booking = await linkedBooking(admin);
    const [one, two] = [await shop.browser(), await shop.browser()];
    const token = await copiedToken(booking);
    const answers = await Promise.all([
      payLink(one, token, await nonce()),
      payLink(two, await mailedToken(shop, booking), await nonce('5555555555554444')),
    ]);
    expect(answers.filter((answer) => answer.statusCode === 200 && answer.json().status)).toHaveLength(1);
    const refused = answers.find(({ statusCode }) => statusCode !== 200);
    expect(['attempt_in_progress', 'pay_link_closed']).toContain(refused?.json().code);
    await settled(shop, booking.orderId);
    expect(await sales()).toBe(before + 1);
  });

  it('CO-87 CO-88 a link whose card is being charged cannot be paid again, withdrawn, resent or copied, and does not expire', async () => {
    const booking = await linkedBooking(admin);
    const guest = await shop.browser();
    const token = await copiedToken(booking);
    const asked = (await shop.gateway.calls()).sale ?? 0;
    await shop.gateway.fault({ operation: 'sale', mode: 'hold_before' });
    const paying = payLink(guest, token, await nonce());
    await until(async () => ((await shop.gateway.calls()).sale ?? 0) > asked);
    shop.moveClock('2026-11-24T21:00:01Z');
    const { attempt_id } = await shop.context.db
      .selectFrom('bill_splits')
      .select('attempt_id')
      .where('cart_id', '=', booking.cartId)
      .executeTakeFirstOrThrow();
    await expireSplit(shop.ordering, attempt_id);
    shop.moveClock(testInstant);
    const other = await payLink(await shop.browser(), token, await nonce());
    expect([other.statusCode, other.json().code]).toEqual([409, 'attempt_in_progress']);
    for (const act of [stop, sendAgain, copyLink])
      expect((await act(booking)).json()).toMatchObject({ code: 'split_charging' });
    expect((await openLink(guest, token)).json()).toMatchObject({ state: 'paying' });
    await shop.gateway.release();
    expect((await paying).json()).toMatchObject({ status: true });
    await settled(shop, booking.orderId);
  });

  it('CO-87 a bank may challenge its customer, and the order is placed after that', async () => {
    const booking = await linkedBooking(admin);
    const guest = await shop.browser();
    const token = await copiedToken(booking);
    const asked = await payLink(guest, token, await nonce('4000000000002503'));
    expect(asked.json()).toMatchObject({ status: false, error: 'authentication_required' });
    expect((await payLink(guest, token, await nonce())).json()).toMatchObject({ status: true });
    await settled(shop, booking.orderId);
  });

  it('CO-88 a booking that waits cannot be ordered otherwise or edited; after a withdrawal it can, and its link pays nothing', async () => {
    const booking = await linkedBooking(admin);
    const headers = { 'x-cart-token': booking.token };
    const ends = { origin_city: '', origin_state: '', destination_city: '', destination_state: '' };
    const saved = await admin.send('POST', `/api/v5/carts/${booking.cartId}/session`, {
      headers,
      body: { session: { ...ends, travelers: [], ship_state: {} } },
    });
    expect([saved.statusCode, saved.json().code]).toEqual([409, 'bill_divided']);
    const ordered = await checkOut(booking, { nonce: await nonce() });
    expect([ordered.statusCode, ordered.json().code]).toEqual([409, 'bill_divided']);
    const token = await mailedToken(shop, booking);
    expect((await stop(booking)).json()).toMatchObject({ state: 'stopped' });
    await mailTo(shop, booking, 'stopped', payer);
    const guest = await shop.browser();
    expect((await openLink(guest, token)).json()).toMatchObject({ state: 'withdrawn' });
    const late = await payLink(guest, token, await nonce());
    expect([late.statusCode, late.json().code]).toEqual([409, 'pay_link_closed']);
    expect((await checkOut(booking, { nonce: await nonce() })).json().status).toBe(true);
    await settled(shop, booking.orderId);
  });
});
