import type { WorkList } from '@sendahead/shared-contracts/console/work-calls';
import { deskOf } from '../../../modules/console/incidents/testing/strike.ts';
import { remindPayers } from '../../../modules/payments/public/splits/unpaid-order-links.ts';
import { signedInBrowser, startPerFile } from '../../../testing/server-per-file.ts';
import { testInstant } from '../../../testing/test-app.ts';
import { type Booking, prepareBooking, signedIn } from '../../testing/booking.ts';
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
import { startShop } from '../../testing/shop.ts';
import { buyerPays, mailTo, readShare, splitMails, standing, stop } from '../../testing/split-bill.ts';
import { recover } from '../reconcile/recover.ts';

jest.setTimeout(120_000);
const shop = startPerFile(() => startShop({ RATE_LIMIT_SCALE: '20' }));
beforeEach(() => shop.moveClock(testInstant));
const admin = signedInBrowser(shop, 'admin');
const customer = signedInBrowser(shop);
checkBooksAfterEach(shop);

const nonce = (card?: string) => shop.gateway.nonce(card);
const sales = async () => (await gatewaySales(shop.ledger)).length;
const work = async (staff = admin): Promise<WorkList> =>
  (await staff.send('GET', '/api/v6/console/work')).json();
const codeOf = (answer: { statusCode: number; json(): { code?: string } }) => [
  answer.statusCode,
  answer.json().code,
];
const kinds = async (booking: Booking, kind: string) =>
  (await splitMails(shop, booking)).filter((mail) => mail.kind === kind).length;

describe('the end of a pay link for a new order', () => {
  it('CO-88 an unpaid link is on the work list until it ends; then its sender gets an email, and the cart is open again', async () => {
    const booking = await linkedBooking(admin);
    const { cartId, split } = booking;
    const listed = async (staff = admin) =>
      (await work(staff)).pay_links?.filter(({ cart_id }) => cart_id === cartId);
    expect(await listed()).toEqual([
      {
        cart_id: cartId,
        display_id: split.display_id,
        brand: 'golf',
        email: payer,
        amount_cents: booking.totalCents,
        expires_at: split.expires_at,
        sent_by: 'Alex Admin',
      },
    ]);
    const token = await mailedToken(shop, booking);
    shop.moveClock('2026-11-24T21:00:01Z');
    const guest = await shop.browser();
    expect((await openLink(guest, token)).json()).toMatchObject({ state: 'expired' });
    expect(codeOf(await payLink(guest, token, await nonce()))).toEqual([409, 'pay_link_closed']);
    const staff = await signedIn(shop, 'admin');
    // A reader sees the end without waiting for the worker.
    expect(await standing({ ...booking, browser: staff })).toMatchObject({ state: 'expired' });
    await recover(shop.ordering);
    await mailTo(shop, booking, 'expired-buyer', 'admin@demo.test');
    expect(await listed(staff)).toEqual([]);
    expect((await work(staff)).items).toContainEqual(
      expect.objectContaining({
        what: 'order_link_unpaid',
        display_id: split.display_id,
        cart_id: cartId,
        amount_cents: booking.totalCents,
      }),
    );
    const cart = await shop.context.db
      .selectFrom('carts')
      .select(['status', 'held_by'])
      .where('id', '=', cartId)
      .executeTakeFirstOrThrow();
    expect(cart).toEqual({ status: 'open', held_by: 'usr_demo_admin' });
  });

  it('CO-88 a link’s payer is reminded once, a day before the end, and both links pay', async () => {
    const booking = await linkedBooking(admin, { pickup_date: '2026-12-08', arrival_date: '' });
    const first = await mailedToken(shop, booking);
    const { db, jobs, clock } = shop.context;
    await remindPayers({ db, jobs }, clock.now());
    shop.moveClock('2026-11-29T15:00:01Z');
    await Promise.all([1, 2].map(() => remindPayers({ db, jobs }, clock.now())));
    const token = await mailedToken(shop, booking, payer, 'reminder');
    expect(await kinds(booking, 'reminder')).toBe(1);
    const guest = await shop.browser();
    expect((await openLink(guest, first)).json()).toMatchObject({ state: 'open' });
    expect((await payLink(guest, token, await nonce())).json()).toMatchObject({ status: true });
    await settled(shop, booking.orderId);
  });

  it('CO-88 every earlier link ends when it is resent to another address', async () => {
    const booking = await linkedBooking(admin);
    const old = [await mailedToken(shop, booking), await copiedToken(booking)];
    const again = await sendAgain(booking, 'other@lane.test');
    expect(again.json()).toMatchObject({ shares: [{ email: 'other@lane.test' }] });
    const token = await mailedToken(shop, booking, 'other@lane.test');
    const guest = await shop.browser();
    for (const one of old) expect(codeOf(await openLink(guest, one))).toEqual([404, 'pay_link_not_found']);
    expect((await openLink(guest, token)).json()).toMatchObject({ state: 'open' });
    await stop(booking);
    expect(codeOf(await sendAgain(booking))).toEqual([409, 'split_closed']);
    expect(codeOf(await copyLink(booking))).toEqual([409, 'split_closed']);
  });

  it('CO-87 a link reports that its days are no longer possible, and charges nothing', async () => {
    const before = await sales();
    const desk = deskOf(admin);
    const booking = await linkedBooking(admin);
    const guest = await shop.browser();
    const token = await copiedToken(booking);
    const id = await desk.make({ services: [] });
    expect(codeOf(await payLink(guest, token, await nonce()))).toEqual([409, 'order_not_possible']);
    await desk.end(id);
    expect(await sales()).toBe(before);
    expect((await payLink(guest, token, await nonce())).json()).toMatchObject({ status: true });
    await settled(shop, booking.orderId);
  });

  it('CO-87 a link’s money is refunded to the card that paid, never to the customer’s wallet', async () => {
    const booking = await linkedBooking(admin);
    const guest = await shop.browser();
    expect((await payLink(guest, await copiedToken(booking), await nonce())).json().status).toBe(true);
    await settled(shop, booking.orderId);
    const canceled = await customer.send('POST', `/api/v6/orders/${booking.orderId}/cancel`, { body: {} });
    expect(canceled.statusCode).toBe(200);
    const parts = await shop.context.db
      .selectFrom('refund_parts')
      .innerJoin('refunds', 'refunds.id', 'refund_parts.refund_id')
      .select(['method', 'refund_parts.amount_cents'])
      .where('order_id', '=', booking.orderId)
      .execute();
    expect(parts.every(({ method }) => method === 'card')).toBe(true);
  });
});

describe('the protection of a pay link for a new order', () => {
  it('attack 146: a link is not sent by a customer, for a cart that no one holds, or with an old token of its cart', async () => {
    const own = await prepareBooking(customer);
    expect((await sendLink(own)).statusCode).toBe(403);
    const unheld = await prepareBooking(admin);
    expect(codeOf(await sendLink(unheld))).toEqual([422, 'link_not_possible']);
    const stolen = { ...(await prepareBooking(admin, {}, 'usr_demo_customer')), token: 'A'.repeat(43) };
    expect(codeOf(await sendLink(stolen))).toEqual([404, 'cart_not_found']);
  });

  it('attack 146: a guessed, altered or different token opens and pays nothing, and is counted', async () => {
    const booking = await linkedBooking(admin);
    const token = await copiedToken(booking);
    const guest = await shop.browser();
    for (const wrong of [`${token}x`, token.slice(0, -2), token.replace('order-', ''), 'order-']) {
      expect(codeOf(await openLink(guest, wrong))).toEqual([404, 'pay_link_not_found']);
      expect(codeOf(await payLink(guest, wrong, await nonce()))).toEqual([404, 'pay_link_not_found']);
    }
    // The calls of shares and of changes do not accept it.
    expect((await readShare(guest, token)).statusCode).toBe(404);
    const asChange = await guest.send('POST', '/api/v6/pay_link/open', { body: { token } });
    expect(asChange.statusCode).toBe(404);
    await stop(booking);
  });

  it('attack 146: a link’s tokens are hashes in the database, and neither the work list nor the bill shows one', async () => {
    const booking = await linkedBooking(admin);
    const token = await copiedToken(booking);
    const stored = await shop.context.db.selectFrom('bill_share_tokens').selectAll().execute();
    expect(stored.every(({ token_hash }) => token_hash.length === 32)).toBe(true);
    const jobs = JSON.stringify(await standing(booking)) + JSON.stringify(await work());
    expect(jobs).not.toContain(token.slice(6));
    await stop(booking);
  });

  it('attack 146: a link’s payer sees no street, name, email or phone of the travelers', async () => {
    const booking = await linkedBooking(admin);
    const shown = JSON.stringify((await openLink(await shop.browser(), await copiedToken(booking))).json());
    for (const text of [...personal(booking.body), 'customer@demo.test', payer])
      expect(shown).not.toContain(text);
    await stop(booking);
  });

  it('attack 146: another club’s staff, a customer and a guest cannot view, copy, resend, withdraw or pay it for others', async () => {
    const booking = await linkedBooking(admin);
    for (const other of [customer, await signedIn(shop, 'pro'), await shop.browser()]) {
      const theirs = { ...booking, browser: other };
      for (const answer of [
        await other.send('GET', `/api/v6/bill_splits/${booking.cartId}`),
        await stop(theirs),
        await copyLink(theirs),
        await sendAgain(theirs, 'evil@lane.test'),
        await buyerPays(theirs, 'rest', 'fake-valid-nonce'),
      ])
        expect([401, 403, 404]).toContain(answer.statusCode);
    }
    // Its sender also pays it on its page, or not at all.
    expect((await buyerPays(booking, 'rest', await nonce())).statusCode).toBe(404);
    expect((await standing(booking)).shares[0]).toMatchObject({ email: payer, state: 'asked' });
    await stop(booking);
  });
});

/** The form fields about people. */
const personal = (body: Record<string, unknown>): string[] =>
  ['o_address', 'd_address', 'o_phone', 'd_phone', 'o_contact', 'd_contact']
    .map((name) => body[name])
    .filter((value): value is string => typeof value === 'string' && value.length > 3);
