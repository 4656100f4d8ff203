import { signedInBrowser, startPerFile } from '../../../testing/server-per-file.ts';
import { until } from '../../../testing/until.ts';
import type { Booking } from '../../testing/booking.ts';
import { ordersOf } from '../../testing/cart-records.ts';
import { checkBooksAfterEach } from '../../testing/check-books-after-each.ts';
import { gatewaySales } from '../../testing/money/money-problems.ts';
import { settled } from '../../testing/settled.ts';
import { impatient, startShop } from '../../testing/shop.ts';
import {
  agree,
  buyerPays,
  decline,
  mailTo,
  readShare,
  splitBooking,
  standing,
  stop,
  tokenOf,
  untilSplit,
} from '../../testing/split-bill.ts';
import { reconcile } from '../reconcile/reconcile.ts';
import { recover } from '../reconcile/recover.ts';
import { chargeShares } from './charge-shares.ts';
import { expireSplit } from './end-split.ts';

jest.setTimeout(180_000);
const shop = startPerFile(() => startShop({ RATE_LIMIT_SCALE: '40', ...impatient }));
const customer = signedInBrowser(shop);
checkBooksAfterEach(shop);

const nonce = (card?: string) => shop.gateway.nonce(card);
const links = async (booking: Booking) => ({
  robin: await tokenOf(shop, booking, 'robin@lane.test'),
  kim: await tokenOf(shop, booking, 'kim@lane.test'),
});
const idOf = async ({ cartId }: Booking) =>
  (
    await shop.context.db
      .selectFrom('bill_splits')
      .select('attempt_id')
      .where('cart_id', '=', cartId)
      .executeTakeFirstOrThrow()
  ).attempt_id;
/** The authorizations at the gateway for the shares of a bill. */
async function heldFor(booking: Booking): Promise<number[]> {
  const attempts = await shop.context.db
    .selectFrom('checkout_attempts')
    .select('id')
    .where('cart_id', '=', booking.cartId)
    .execute();
  return (await gatewaySales(shop.ledger))
    .filter(({ order_id, status }) => attempts.some(({ id }) => id === order_id) && !gone.includes(status))
    .map(({ amount_cents }) => amount_cents);
}
const gone = ['voided', 'processor_declined', 'gateway_rejected', 'failed'];
/** Makes the bank decline saved cards with these last digits from now on. */
const declineKept = (last4: string, verification = 'declined') =>
  shop.ledger.query(
    `update sandbox_gateway.vault set card = jsonb_set(card, '{verification}', to_jsonb($2::text)) where card->>'last4' = $1`,
    [last4, verification],
  );
async function paidOnce(booking: Booking): Promise<void> {
  const split = await untilSplit(booking, ({ state }) => state === 'placed');
  await settled(shop, booking.orderId);
  expect(await ordersOf(shop, booking.cartId)).toHaveLength(1);
  const held = await heldFor(booking);
  expect(held).toHaveLength(split.shares.length);
  expect(held.reduce((sum, amount) => sum + amount, 0)).toBe(booking.totalCents);
}

describe('a split bill under concurrent requests', () => {
  it('two travelers who agree concurrently, each twice, place one order', async () => {
    const trial = async () => {
      const booking = await splitBooking(shop, customer);
      const { robin, kim } = await links(booking);
      const guest = await shop.browser();
      const cards = await Promise.all([nonce(), nonce('5555555555554444'), nonce(), nonce()]);
      await Promise.all(
        [robin, kim, robin, kim].map((token, index) => agree(guest, token, cards[index] ?? '')),
      );
      await paidOnce(booking);
    };
    for (let round = 0; round < (process.env.TRIALS === 'full' ? 10 : 3); round += 1) await trial();
  });

  it('a share that its traveler and the buyer pay at the same moment is charged once', async () => {
    for (let round = 0; round < (process.env.TRIALS === 'full' ? 20 : 4); round += 1) {
      const booking = await splitBooking(shop, customer);
      const { robin } = await links(booking);
      const guest = await shop.browser();
      const card = await nonce('5555555555554444');
      const [own, rest] = await Promise.all([agree(guest, robin, card), buyerPays(booking, 'rest')]);
      expect(rest.json().status).toBe(true);
      const { state } = (await readShare(guest, robin)).json();
      expect(own.json().status === true).toBe(state !== 'taken_over');
      await paidOnce(booking);
    }
  });

  it('several workers that run the same job charge each share once', async () => {
    const booking = await splitBooking(shop, customer);
    await shop.gateway.fault({ operation: 'sale', mode: 'hold_before', times: 3 });
    await buyerPays(booking, 'rest');
    const id = await idOf(booking);
    const workers = [1, 2, 3].map(() => chargeShares(shop.ordering, id));
    await until(async () => ((await shop.gateway.calls()).sale ?? 0) > 0);
    const stopped = await stop(booking);
    expect([stopped.statusCode, stopped.json().code]).toEqual([409, 'split_charging']);
    await shop.gateway.clear();
    await Promise.all(workers);
    await paidOnce(booking);
  });
});

describe('a split bill whose card or gateway fails', () => {
  it('a declined share is requested again, others are not charged again, and another card completes the order', async () => {
    const booking = await splitBooking(shop, customer);
    const { robin, kim } = await links(booking);
    const guest = await shop.browser();
    await agree(guest, robin, await nonce('4012888888881881'));
    await declineKept('1881');
    await agree(guest, kim, await nonce());
    const open = await untilSplit(booking, ({ shares }) => shares.some(({ problem }) => problem !== null));
    expect(open.shares.map(({ state, problem }) => [state, problem])).toEqual([
      ['agreed', null],
      ['asked', 'card_declined'],
      ['agreed', null],
    ]);
    await mailTo(shop, booking, 'refused-buyer', 'customer@demo.test');
    const held = await until(async () =>
      (await heldFor(booking)).length === 2 ? heldFor(booking) : undefined,
    );
    await reconcile(shop.ordering, 15);
    expect(await heldFor(booking)).toEqual(held);
    const again = await tokenOf(shop, booking, 'robin@lane.test', 'refused');
    expect((await agree(guest, again, await nonce('5555555555554444'))).json()).toMatchObject({
      status: true,
    });
    await paidOnce(booking);
  });

  it('the buyer’s declined card can be replaced, and without another card nothing is charged', async () => {
    const booking = await splitBooking(shop, customer, '4012888888881881');
    await declineKept('1881');
    await buyerPays(booking, 'rest');
    await untilSplit(booking, ({ shares, charging }) => !charging && shares.every(({ problem }) => problem));
    const without = await buyerPays(booking, 'rest');
    expect([without.statusCode, without.json().code]).toEqual([404, 'payment_method_not_found']);
    const declined = await buyerPays(booking, 'own', await nonce('4000111111111115'));
    expect(declined.json()).toMatchObject({ status: false, error: 'card_declined' });
    expect((await buyerPays(booking, 'own', await nonce())).json()).toMatchObject({ status: true });
    expect((await buyerPays(booking, 'rest')).json()).toMatchObject({ status: true });
    await paidOnce(booking);
    for (const late of [await buyerPays(booking, 'rest'), await stop(booking)])
      expect([late.statusCode, late.json().code]).toEqual([409, 'split_closed']);
    const { robin } = await links(booking);
    expect((await decline(await shop.browser(), robin)).json().code).toBe('split_closed');
  });

  it('earlier charges are voided when the declined share is never paid', async () => {
    const booking = await splitBooking(shop, customer);
    const { robin, kim } = await links(booking);
    const guest = await shop.browser();
    await agree(guest, robin, await nonce('4012888888881881'));
    await declineKept('1881');
    await agree(guest, kim, await nonce());
    await until(async () => (await heldFor(booking)).length === 2 || undefined);
    const { db } = shop.context;
    await db
      .updateTable('bill_splits')
      .set({ expires_at: '2026-11-23T14:59:59Z' })
      .where('cart_id', '=', booking.cartId)
      .execute();
    await Promise.all([1, 2].map(async () => expireSplit(shop.ordering, await idOf(booking))));
    await until(async () => (await heldFor(booking)).length === 0 || undefined);
    expect(await ordersOf(shop, booking.cartId)).toEqual([]);
    expect(await standing(booking)).toMatchObject({ state: 'expired' });
  });

  it('an authorization that the gateway released while it waited is requested again', async () => {
    const booking = await splitBooking(shop, customer);
    const { robin, kim } = await links(booking);
    const guest = await shop.browser();
    await agree(guest, robin, await nonce('4012888888881881'));
    await declineKept('1881');
    await agree(guest, kim, await nonce('5555555555554444'));
    const held = await until(async () => {
      const rows = await shop.context.db
        .selectFrom('checkout_attempts')
        .select('transaction_id')
        .where('cart_id', '=', booking.cartId)
        .where('state', '=', 'waiting')
        .where('transaction_id', 'is not', null)
        .execute();
      return rows.length === 2 ? rows : undefined;
    });
    for (const { transaction_id } of held) await shop.ordering.payments.void(transaction_id ?? '');
    await reconcile(shop.ordering, 15);
    const { shares } = await standing(booking);
    expect(shares.map(({ problem }) => problem)).toEqual([
      'order_not_placed',
      'card_declined',
      'order_not_placed',
    ]);
    await stop(booking);
  });

  it.each(['reset_after', 'error_after', 'hold'])('a lost answer (%s) charges no one twice', async (mode) => {
    const booking = await splitBooking(shop, customer);
    await shop.gateway.fault({ operation: 'sale', mode, times: 2 });
    await buyerPays(booking, 'rest');
    await until(async () => {
      await recover(shop.ordering);
      return (await standing(booking)).state === 'placed' || undefined;
    });
    await paidOnce(booking);
  });

  it('an unreachable gateway is called again later, and no one is notified', async () => {
    const booking = await splitBooking(shop, customer);
    await declineKept('1111', 'failed');
    await buyerPays(booking, 'rest');
    await until(
      async () => (await gatewaySales(shop.ledger)).some(({ status }) => status === 'failed') || undefined,
    );
    await declineKept('1111', 'ok');
    await until(async () => {
      await recover(shop.ordering);
      return (await standing(booking)).state === 'placed' || undefined;
    });
    await paidOnce(booking);
  });

  it('a late answer is waited for, and then the order is placed', async () => {
    const booking = await splitBooking(shop, customer, '4000000000000259');
    await buyerPays(booking, 'rest');
    await until(
      async () =>
        (await gatewaySales(shop.ledger)).some(({ status }) => status === 'authorizing') || undefined,
    );
    expect(await standing(booking)).toMatchObject({ state: 'open', charging: true });
    await until(async () => {
      await shop.gateway.settle();
      await recover(shop.ordering);
      return (await standing(booking)).state === 'placed' || undefined;
    });
    expect(await ordersOf(shop, booking.cartId)).toHaveLength(1);
  });
});
