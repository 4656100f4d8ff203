import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { lockOrder } from '../../modules/orders/public/store.ts';
import { releaseWith } from '../../modules/releases/testing/release-with.ts';
import { signedInBrowser, startPerFile } from '../../testing/server-per-file.ts';
import { change, payLinksIn, post } from '../amend/pay-link/testing/pay-links-in.ts';
import { billCorrection } from '../fulfill/tracking/bill-correction.ts';
import { checkOut, checkOutByClub, newKey, prepareBooking } from '../testing/booking.ts';
import { ordersOf } from '../testing/cart-records.ts';
import { checkBooksAfterEach } from '../testing/check-books-after-each.ts';
import { copiedToken, linkedBooking, payLink, sendLink } from '../testing/order-links.ts';
import { settled } from '../testing/settled.ts';
import { reaches, shippingOf } from '../testing/shipping.ts';
import { startShop } from '../testing/shop.ts';
import {
  agree,
  ask,
  buyerPays,
  prepareTrip,
  splitBooking,
  tokenOf,
  untilSplit,
} from '../testing/split-bill.ts';

jest.setTimeout(120_000);
const shop = startPerFile(() => startShop({ RATE_LIMIT_SCALE: '20' }));
const customer = signedInBrowser(shop);
const admin = signedInBrowser(shop, 'admin');
checkBooksAfterEach(shop);

let revision = 0;
function release(part: string, more: object = {}): void {
  revision += 1;
  const folder = join(shop.dataDir, 'releases');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'release.json'), JSON.stringify({ ...releaseWith(part, more), revision }));
}
const switchOff = (part = 'mf-checkout') => release(part, { status: 'off', notice: 'Closed for a while.' });
const switchOn = () => release('mf-checkout');
beforeEach(switchOn);

const refusal = (answer: { statusCode: number; json(): { code: string } }) => [
  answer.statusCode,
  answer.json().code,
];
const paused = [409, 'ordering_paused'];
const charges = async () => {
  const { sale = 0, keep = 0 } = await shop.gateway.calls();
  return { sale, keep };
};

describe('switching off the part that takes payments', () => {
  it('attack 127: no order is placed bypassing the page, by card or by club, and none is charged', async () => {
    const booking = await prepareBooking(customer);
    const trip = await prepareTrip(customer);
    const nonce = await shop.gateway.nonce();
    await shop.gateway.clear();
    switchOff();
    expect(refusal(await checkOut(booking, { nonce }))).toEqual(paused);
    expect(refusal(await checkOutByClub(booking, '1'))).toEqual(paused);
    expect(refusal(await ask(trip, { nonce }))).toEqual(paused);
    expect([await ordersOf(shop, booking.cartId), await charges()]).toEqual([[], { sale: 0, keep: 0 }]);
    switchOn();
    expect((await checkOut(booking, { nonce })).json()).toMatchObject({ status: true });
    await settled(shop, booking.orderId);
  });

  it('an earlier attempt gets its order again under its key, and its cart under another', async () => {
    const booking = await prepareBooking(customer);
    const sent = { nonce: await shop.gateway.nonce(), key: newKey() };
    const first = await checkOut(booking, sent);
    switchOff();
    expect((await checkOut(booking, sent)).body).toBe(first.body);
    expect((await checkOut(booking, { ...sent, key: newKey() })).json()).toMatchObject({
      status: true,
      order_id: booking.orderId,
      error: 'cart_already_ordered',
    });
    await settled(shop, booking.orderId);
  });

  it('no share is agreed to or paid, and an agreed bill is charged and ordered', async () => {
    const booking = await splitBooking(shop, customer);
    const [guest, robin, kim] = [
      await shop.browser(),
      await tokenOf(shop, booking, 'robin@lane.test'),
      await tokenOf(shop, booking, 'kim@lane.test'),
    ];
    await agree(guest, robin, await shop.gateway.nonce());
    switchOff();
    expect(refusal(await agree(guest, kim, await shop.gateway.nonce()))).toEqual(paused);
    expect(refusal(await buyerPays(booking, 'rest'))).toEqual(paused);
    expect((await agree(guest, robin, await shop.gateway.nonce())).json()).toMatchObject({ status: true });
    switchOn();
    await agree(guest, kim, await shop.gateway.nonce());
    switchOff();
    await untilSplit(booking, ({ state }) => state === 'placed');
    await settled(shop, booking.orderId);
  });

  it('CO-87 attack 127: no link is sent for a new order or paid, and a paid link is ordered', async () => {
    const other = await prepareBooking(admin, {}, 'usr_demo_customer');
    const booking = await linkedBooking(admin);
    const [guest, token] = [await shop.browser(), await copiedToken(booking)];
    switchOff();
    expect(refusal(await sendLink(other))).toEqual(paused);
    expect(refusal(await payLink(guest, token, await shop.gateway.nonce()))).toEqual(paused);
    switchOn();
    expect((await payLink(guest, token, await shop.gateway.nonce())).json()).toMatchObject({ status: true });
    await settled(shop, booking.orderId);
  });

  it('no link, more expensive change or amount due is paid, while staff can still refund', async () => {
    const links = payLinksIn(shop, { customer, admin });
    const { booking, token, guest } = await links.linked();
    switchOff();
    expect(refusal(await links.pay(guest, token))).toEqual(paused);
    expect((await links.open(guest, token)).json()).toMatchObject({ state: 'open' });
    const { orderId } = booking;
    const dearer = { change, difference_cents: await links.differenceOf(orderId) };
    const card = { payment_method_nonce: await shop.gateway.nonce() };
    const path = `/api/v6/orders/${orderId}`;
    expect(refusal(await post(customer, `${path}/change`, { ...dearer, ...card }))).toEqual(paused);
    await reaches(shop, orderId, 'labels_ready');
    await shop.context.db.transaction().execute(async (trx) => {
      const order = await lockOrder(trx, orderId);
      if (order) await billCorrection(trx, shippingOf(shop), order, 'outbound');
    });
    const [owed] = (await customer.send('GET', path)).json().owed;
    expect(refusal(await post(customer, `${path}/pay_requests/${owed.id}/pay`, card))).toEqual(paused);
    const refund = { amount_cents: 500, to: 'original', comment: 'A late pickup.', key: newKey() };
    const refunded = await post(admin, `/api/v6/console/orders/${orderId}/refunds`, refund);
    expect(refunded.statusCode).toBe(200);
    switchOn();
    expect((await links.pay(guest, token)).json()).toMatchObject({ status: true });
    await settled(shop, orderId);
  });

  it('orders are placed while another part is off, or the release document is unreadable', async () => {
    const [first, second] = [await prepareBooking(customer), await prepareBooking(customer)];
    switchOff('mf-orders');
    expect((await checkOut(first, { nonce: await shop.gateway.nonce() })).json()).toMatchObject({
      status: true,
    });
    writeFileSync(join(shop.dataDir, 'releases/release.json'), '{ half');
    expect((await checkOut(second, { nonce: await shop.gateway.nonce() })).json()).toMatchObject({
      status: true,
    });
    await settled(shop, first.orderId);
    await settled(shop, second.orderId);
  });
});
