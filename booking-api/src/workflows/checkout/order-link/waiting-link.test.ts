import { signedInBrowser, startPerFile } from '../../../testing/server-per-file.ts';
import { type Browser, testInstant } from '../../../testing/test-app.ts';
import { until } from '../../../testing/until.ts';
import { type Booking, signedIn } from '../../testing/booking.ts';
import { checkBooksAfterEach } from '../../testing/check-books-after-each.ts';
import { gatewaySales } from '../../testing/money/money-problems.ts';
import { mailedToken, openLink, payLink, sendLink } from '../../testing/order-links.ts';
import { settled } from '../../testing/settled.ts';
import { startShop } from '../../testing/shop.ts';
import { stop } from '../../testing/split-bill.ts';
import { pricedAgain, takeOverPriced } from '../../testing/taken-over.ts';

jest.setTimeout(120_000);
const shop = startPerFile(() => startShop({ RATE_LIMIT_SCALE: '20' }));
beforeEach(() => shop.moveClock(testInstant));
const admin = signedInBrowser(shop, 'admin');
const customer = signedInBrowser(shop);
checkBooksAfterEach(shop);

type Act = 'open' | 'withdraw';
const pathOf = ({ cartId }: Booking, act = '') => `/api/v6/carts/${cartId}/pay-link${act && `/${act}`}`;
const keyOf = ({ token }: Pick<Booking, 'token'>) => ({ 'x-cart-token': token });
const read = (booking: Booking, browser: Browser = booking.browser) =>
  browser.send('GET', pathOf(booking), { headers: keyOf(booking) });
const press = (booking: Booking, act: Act, browser: Browser = booking.browser) =>
  browser.send('POST', pathOf(booking, act), { headers: keyOf(booking), body: {} });
const takeBack = (booking: Booking) =>
  booking.browser.send('POST', `/api/v6/carts/${booking.cartId}/take-back`, {
    headers: keyOf(booking),
    body: {},
  });
const holdOf = async (booking: Booking) =>
  (
    await booking.browser.send('GET', `/api/v6/carts/${booking.cartId}/hold`, { headers: keyOf(booking) })
  ).json();
const refusalOf = (answer: { statusCode: number; json(): { code?: string } }) => [
  answer.statusCode,
  answer.json().code,
];

/** The customer's cart, taken over by staff who sent its pay link to an address. */
async function waiting(
  email: string,
  owner: Browser = customer,
): Promise<{ theirs: Booking; held: Booking }> {
  const { theirs, held } = await takeOverPriced(admin, owner);
  let sent = held;
  if (owner !== customer) {
    const body = { email: 'gina.link@guest.test', first_name: 'Gina', last_name: 'Guest' };
    await admin.send('POST', `/api/v6/carts/${held.cartId}/buyer`, { body, headers: keyOf(held) });
    sent = await pricedAgain(held);
  }
  const answer = await sendLink(sent, { email });
  if (answer.json().status !== true) throw new Error(answer.body);
  return { theirs, held: sent };
}

describe('a booking that waits for the pay link that staff sent', () => {
  it('TK-20 the customer’s page learns that the booking waits for a payment, and that it no longer does', async () => {
    const { theirs, held } = await waiting('payer@lane.test');
    expect(await holdOf(theirs)).toMatchObject({ held_by: 'Alex', awaits_payment: true });
    await stop(held);
    expect(await holdOf(theirs)).not.toHaveProperty('awaits_payment');
  });

  it('TK-21 the owner sees the sum and the address of the link, and then the paid order', async () => {
    const { theirs, held } = await waiting('payer@lane.test');
    expect((await read(theirs)).json()).toEqual({
      display_id: expect.stringMatching(/^SA-/),
      order_id: null,
      state: 'open',
      sent_by: 'Alex',
      email: 'payer@lane.test',
      amount_cents: held.totalCents,
      expires_at: expect.any(String),
      can_pay: false,
      can_take_back: true,
    });
    // Another browser of the owner has no token of the cart: it can only look.
    const other = await signedIn(shop);
    expect((await other.send('GET', pathOf(theirs))).json()).toMatchObject({ can_take_back: false });
    expect(refusalOf(await press(theirs, 'open'))).toEqual([404, 'pay_link_not_found']);
    const guest = await shop.browser();
    const token = await mailedToken(shop, theirs);
    expect((await payLink(guest, token, await shop.gateway.nonce())).json()).toMatchObject({ status: true });
    expect((await read(theirs)).json()).toMatchObject({
      state: 'paid',
      order_id: theirs.orderId,
      can_take_back: false,
    });
    for (const act of ['withdraw', 'open'] as const)
      expect([404, 409]).toContain((await press(theirs, act)).statusCode);
    await settled(shop, theirs.orderId);
  });

  it('TK-21 the owner to whom the link was sent opens and pays it from their page', async () => {
    const { theirs } = await waiting('Customer@demo.test');
    expect((await read(theirs)).json()).toMatchObject({ can_pay: true });
    const opened = await press(theirs, 'open');
    const token = /^\/pay#token=(order-[\w-]+)$/.exec(opened.json().address)?.[1] ?? '';
    const guest = await shop.browser();
    expect((await openLink(guest, token)).json()).toMatchObject({ state: 'open' });
    const asked = (await shop.gateway.calls()).sale ?? 0;
    await shop.gateway.fault({ operation: 'sale', mode: 'hold_before' });
    const paying = payLink(guest, token, await shop.gateway.nonce());
    await until(async () => ((await shop.gateway.calls()).sale ?? 0) > asked);
    for (const act of ['open', 'withdraw'] as const)
      expect(refusalOf(await press(theirs, act))).toEqual([409, 'split_charging']);
    await shop.gateway.release();
    expect((await paying).json()).toMatchObject({ status: true });
    expect(refusalOf(await press(theirs, 'open'))).toEqual([409, 'split_closed']);
    await settled(shop, theirs.orderId);
  });

  it('TK-21 a guest sees only part of the address', async () => {
    const guest = await shop.browser();
    const { theirs, held } = await waiting('payer@lane.test', guest);
    expect((await read(theirs)).json()).toMatchObject({ email: 'p•••@lane.test', can_pay: false });
    expect((await read(theirs)).body).not.toContain('payer@');
    await stop(held);
    expect((await read(theirs)).json()).toMatchObject({ state: 'withdrawn', can_take_back: false });
  });

  it('TK-22 the customer withdraws the link and takes the booking back, and the link pays nothing', async () => {
    const guest = await shop.browser();
    const before = (await gatewaySales(shop.ledger)).length;
    for (const owner of [customer, guest]) {
      const { theirs, held } = await waiting('payer@lane.test', owner);
      const token = await mailedToken(shop, theirs);
      expect(refusalOf(await takeBack(theirs))).toEqual([404, 'cart_not_found']);
      expect((await press(theirs, 'withdraw')).json()).toMatchObject({ state: 'withdrawn' });
      expect((await takeBack(theirs)).json()).toEqual({ success: true });
      expect(await holdOf(theirs)).toMatchObject({ held_by: null });
      expect(refusalOf(await press(theirs, 'withdraw'))).toEqual([404, 'pay_link_not_found']);
      const stranger = await shop.browser();
      expect(refusalOf(await payLink(stranger, token, await shop.gateway.nonce()))).toEqual([
        409,
        'pay_link_closed',
      ]);
      expect((await read(held)).statusCode).toBe(404);
    }
    expect((await gatewaySales(shop.ledger)).length).toBe(before);
  });

  it('TK-22 nobody else reads, opens or withdraws the link, and the token of staff does not either', async () => {
    const { theirs, held } = await waiting('customer@demo.test');
    const stranger = await shop.browser();
    const none = { ...theirs, token: 'A'.repeat(43) };
    for (const browser of [stranger, await signedIn(shop, 'pro'), await signedIn(shop, 'member')]) {
      expect(refusalOf(await read(none, browser))).toEqual([404, 'cart_not_found']);
      for (const act of ['open', 'withdraw'] as const)
        expect(refusalOf(await press(none, act, browser))).toEqual([404, 'cart_not_found']);
    }
    // Staff have separate acts.
    for (const act of ['open', 'withdraw'] as const)
      expect(refusalOf(await press(held, act))).toEqual([404, 'pay_link_not_found']);
    // The owner in another browser has no token: it does not take the booking from this one.
    const other = await signedIn(shop);
    expect(refusalOf(await press(none, 'withdraw', other))).toEqual([404, 'pay_link_not_found']);
    expect((await read(theirs)).json()).toMatchObject({ state: 'open' });
    await stop(held);
  });

  it('TK-21 a link that is over is expired for its customer without waiting for the worker', async () => {
    const { theirs } = await waiting('payer@lane.test');
    shop.moveClock('2026-11-24T21:00:01Z');
    const other = { ...theirs, browser: await signedIn(shop) };
    expect((await read(other)).json()).toMatchObject({ state: 'expired', can_pay: false });
    expect(refusalOf(await press(other, 'withdraw'))).toEqual([409, 'split_closed']);
  });
});
