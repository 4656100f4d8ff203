import { balancesOf } from '../../../../modules/credits/public/credits.ts';
import { signedInBrowser, startPerFile } from '../../../../testing/server-per-file.ts';
import { type Booking, checkOut, prepareBooking } from '../../../testing/booking.ts';
import { checkBooksAfterEach } from '../../../testing/check-books-after-each.ts';
import { giftCardBalance } from '../../../testing/money/gift-card-balance.ts';
import { gatewaySales } from '../../../testing/money/money-problems.ts';
import { settled } from '../../../testing/settled.ts';
import { startShop } from '../../../testing/shop.ts';

const shop = startPerFile(startShop);
const customer = signedInBrowser(shop);
const pro = signedInBrowser(shop, 'pro');
const admin = signedInBrowser(shop, 'admin');
checkBooksAfterEach(shop);

const card50 = 'SENDAHEAD-5Q7M-9XKT-2HVR-0050';
const card200 = 'SENDAHEAD-8WJP-3CDN-6TFY-0200';
const left = (end: string) => giftCardBalance(shop, end);
const as = (booking: Booking, payment_method_type: string) =>
  checkOut(booking, { body: { payment_method_type } });
const wallet = async (user = 'usr_demo_customer') => (await balancesOf(shop.context.db, user)).wallet;
const wallets = () => balancesOf(shop.context.db, 'usr_demo_customer');
const paidBy = async (orderId: string, browser = customer) =>
  (await browser.send('GET', `/api/v6/orders/${orderId}/receipt`)).json().payment;
const with4 = { gift_card: card50, wallet_creadits: '1000', ship_wallet_creadits: '500' };

describe('paying with credits', () => {
  it('B2 credits are held while the card is authorized, and released when it is declined', async () => {
    const before = { card: await left('0050'), ...(await wallets()) };
    const booking = await prepareBooking(customer, with4);
    expect(booking.totalCents).toBe(12_495 - 5000 - 1500);
    const nonce = await shop.gateway.nonce('4000111111111115');
    await shop.gateway.fault({ operation: 'sale', mode: 'hold_before' });
    const pending = checkOut(booking, { nonce });
    while (((await shop.gateway.calls()).sale ?? 0) === 0);
    expect({ card: await left('0050'), ...(await wallets()) }).toEqual({
      card: before.card - 5000,
      wallet: before.wallet - 1000,
      ship_wallet: before.ship_wallet - 500,
    });
    await shop.gateway.release();
    expect((await pending).json()).toMatchObject({ status: false, error: 'card_declined' });
    expect({ card: await left('0050'), ...(await wallets()) }).toEqual(before);
  });

  it('PR-08, PR-09 the order spends the credits, and the card pays the rest', async () => {
    const before = await wallets();
    const booking = await prepareBooking(customer, with4);
    expect((await checkOut(booking, { nonce: await shop.gateway.nonce() })).json()).toMatchObject({
      status: true,
    });
    await settled(shop, booking.orderId);
    expect((await gatewaySales(shop.ledger)).at(-1)).toMatchObject({ amount_cents: booking.totalCents });
    expect(await left('0050')).toBe(0);
    expect(await wallets()).toEqual({ wallet: before.wallet - 1000, ship_wallet: before.ship_wallet - 500 });
    const entries = await shop.context.db
      .selectFrom('ledger_entries')
      .select(['account', 'amount_cents'])
      .where('order_id', '=', booking.orderId)
      .where('event', '=', 'tender')
      .where('amount_cents', '>', 0)
      .orderBy('account')
      .execute();
    expect(entries).toEqual([
      { account: 'gift_cards', amount_cents: 5000 },
      { account: 'ship_wallets', amount_cents: 500 },
      { account: 'wallets', amount_cents: 1000 },
    ]);
    expect((await paidBy(booking.orderId)).parts).toEqual([
      { type: 'card', title: 'Visa ending in 1111', amount_cents: booking.totalCents },
      { type: 'wallet', title: 'Account credit', amount_cents: 1000 },
      { type: 'ship_wallet', title: 'Shipping credit', amount_cents: 500 },
      { type: 'gift_card', title: 'Gift card ending in 0050', amount_cents: 5000 },
    ]);
  });

  it('OPEN-38 credits that cover the total place the order without nonce or gateway', async () => {
    const booking = await prepareBooking(customer, { gift_card: card200 });
    expect(booking.totalCents).toBe(0);
    expect((await checkOut(booking)).json()).toMatchObject({ status: true, order_id: booking.orderId });
    expect(await shop.gateway.calls()).not.toHaveProperty('sale');
    expect(await left('0200')).toBe(20_000 - 12_495);
    expect((await paidBy(booking.orderId)).description).toBe('Gift card ending in 0200');
  });

  it('attack 16: an attempt does not reveal whether a gift card is valid', async () => {
    const booking = await prepareBooking(customer);
    const payWith = async (gift_card: string) => {
      const answer = await checkOut(booking, { body: { gift_card } });
      return [answer.statusCode, answer.body];
    };
    expect(await payWith('SENDAHEAD-0000-0000-0000-0000')).toEqual(await payWith(card200));
    expect(await shop.gateway.calls()).toEqual({});
  });

  it('PY-17 credits spent elsewhere since the price was shown are answered recalc, and no money moves', async () => {
    const booking = await prepareBooking(customer, { gift_card: card200 });
    await shop.context.db
      .updateTable('gift_cards')
      .set({ expires_on: '2020-01-01' })
      .where('code_end', '=', '0200')
      .execute();
    await shop.gateway.clear();
    expect((await checkOut(booking, { nonce: 'tokencc_none' })).json()).toMatchObject({ error: 'recalc' });
    expect(await shop.gateway.calls()).toEqual({});
  });
});

describe('the wallet', () => {
  it('WalletTransfer pays the total from the wallet, without the gateway', async () => {
    const before = await wallet('usr_demo_pro');
    const booking = await prepareBooking(pro);
    await shop.gateway.clear();
    expect((await as(booking, 'WalletTransfer')).json()).toMatchObject({ status: true });
    expect(before - (await wallet('usr_demo_pro'))).toBe(booking.totalCents);
    expect(await paidBy(booking.orderId, pro)).toMatchObject({
      type: 'WalletTransfer',
      description: 'Account credit',
    });
    expect(await shop.gateway.calls()).not.toHaveProperty('sale');
  });

  it('WalletTransfer cannot overdraw the wallet, or use another user’s wallet', async () => {
    const before = await wallet();
    const booking = await prepareBooking(customer);
    expect((await as(booking, 'WalletTransfer')).json()).toMatchObject({
      status: false,
      error: 'not_enough_credit',
    });
    expect(await wallet()).toBe(before);
    expect((await checkOut(booking, { nonce: await shop.gateway.nonce() })).json()).toMatchObject({
      status: true,
    });
  });

  it('OtherRefund pays nothing: it is for refunds by admins', async () => {
    const answer = await as(await prepareBooking(admin), 'OtherRefund');
    expect([answer.statusCode, answer.json().code]).toEqual([422, 'invalid']);
    expect((await as(await prepareBooking(customer), 'OtherRefund')).statusCode).toBe(403);
  });
});
