import { paidFor } from '../../../../modules/ledger/public/paid-for.ts';
import { signedInBrowser, startPerFile } from '../../../../testing/server-per-file.ts';
import type { Browser } from '../../../../testing/test-app.ts';
import { refreshTracking } from '../../../fulfill/tracking/refresh-tracking.ts';
import { signedIn } from '../../../testing/booking.ts';
import { checkBooksAfterEach } from '../../../testing/check-books-after-each.ts';
import { noPaymentsUnderWay } from '../../../testing/settled.ts';
import { paidOrder, parcelRows, reaches, shippingOf, stepMails } from '../../../testing/shipping.ts';
import { startShop } from '../../../testing/shop.ts';
import { dearDay, dearer, winterInstant, winterTrip } from '../../../testing/winter-trip.ts';

const shop = startPerFile(startShop);
beforeEach(() => shop.moveClock(winterInstant));
const customer = signedInBrowser(shop, 'customer', 'each');
checkBooksAfterEach(shop);

const ordered = () => paidOrder(shop, customer, winterTrip);
const move = (
  orderId: string,
  more: { payment_method_nonce?: string; difference_cents?: number; pickup_date?: string },
  browser: Browser = customer,
) =>
  browser.send('POST', `/api/v6/orders/${orderId}/legs/return/change`, {
    body: { pickup_date: dearDay, difference_cents: dearer, ...more },
  });
const statusAndCode = ({ statusCode, json }: Awaited<ReturnType<typeof move>>) => [statusCode, json().code];
const orderOf = (orderId: string) =>
  shop.context.db
    .selectFrom('orders')
    .select(['generation', 'total_cents', 'state'])
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow();
/** Charges for the order beyond its own payment. */
const charges = async (orderId: string) =>
  (
    await shop.context.db
      .selectFrom('payments')
      .select('amount_cents')
      .where('order_id', '=', orderId)
      .where('status', '<>', 'voided')
      .orderBy('created_at')
      .execute()
  )
    .map(({ amount_cents }) => amount_cents)
    .slice(1);
const receiptOf = async (orderId: string) =>
  (await customer.send('GET', `/api/v6/orders/${orderId}/receipt`)).json();

describe('moving one leg to a more expensive date', () => {
  it('a new card is charged the difference while the outbound is in transit', async () => {
    const { orderId, totalCents } = await ordered();
    await reaches(shop, orderId, 'labels_ready');
    shop.moveClock('2027-01-07T18:00:00Z');
    await refreshTracking(shippingOf(shop), orderId);
    await customer.startOver('customer');
    const { state } = await orderOf(orderId);
    expect(['picked_up', 'in_transit']).toContain(state);
    const answer = await move(orderId, { payment_method_nonce: await shop.gateway.nonce() });
    expect(answer.json()).toMatchObject({
      pickup_date: dearDay,
      difference_cents: dearer,
      state,
      leg_state: 'placed',
      leg: { leg: 'return', pickup_date: dearDay },
    });
    await noPaymentsUnderWay(shop);
    expect(await charges(orderId)).toEqual([dearer]);
    const receipt = await receiptOf(orderId);
    expect(receipt.total_cents).toBe(totalCents + dearer);
    expect(receipt.line_items.at(-1)).toMatchObject({
      leg: 'return',
      title: 'Moved to Thu, Jan 14',
      amount_cents: dearer,
      explain: [
        { label: 'Moved to Thu, Jan 14', amount_cents: 350 },
        { label: 'Round trip, 5% less', amount_cents: dearer - 350 },
      ],
    });
    expect(receipt.payment.parts.map(({ amount_cents }: { amount_cents: number }) => amount_cents)).toEqual([
      dearer,
      totalCents,
    ]);
    const bags = (await parcelRows(shop, orderId)).map(
      ({ generation, leg, label, ship_date }) => `${generation} ${leg} ${label} ${ship_date}`,
    );
    expect(bags).toEqual([
      '1 return dropped 2027-01-20',
      '2 outbound bought 2027-01-06',
      expect.stringMatching(/^2 return (wanted|bought) 2027-01-14$/),
    ]);
    const mails = await stepMails(shop, orderId, ['leg_moved.return.2']);
    expect(mails.get('leg_moved.return.2')?.text).toContain(
      'We charged $3.33 for the difference to Visa ending in 1111.',
    );
    const actions = await shop.context.db
      .selectFrom('order_acts')
      .select(['act', 'leg', 'amount_cents', 'actor_id'])
      .where('order_id', '=', orderId)
      .execute();
    expect(actions).toEqual([
      { act: 'move_leg', leg: 'return', amount_cents: dearer, actor_id: 'usr_demo_customer' },
    ]);
    const cancelled = await customer.send('POST', `/api/v6/orders/${orderId}/legs/return/cancel`, {
      body: {},
    });
    const line = receipt.line_items.filter(({ leg }: { leg: string }) => leg === 'return');
    const paid = line.reduce((sum: number, one: { amount_cents: number }) => sum + one.amount_cents, 0);
    expect(cancelled.json().refund_cents).toBeGreaterThan(paid - 1500);
    expect(cancelled.json().refund_cents).toBeLessThanOrEqual(paid);
  });

  it('a move asks for a card, explains why one is refused, and accepts another', async () => {
    const { orderId, totalCents } = await ordered();
    expect(statusAndCode(await move(orderId, {}))).toEqual([422, 'payment_required']);
    const bad = await shop.gateway.nonce('4000111111111115');
    const refused = await move(orderId, { payment_method_nonce: bad });
    expect(statusAndCode(refused)).toEqual([422, 'payment_refused']);
    expect(refused.json().error).toBe('card_declined');
    expect(statusAndCode(await move(orderId, { payment_method_nonce: 'made up' }))).toEqual([
      422,
      'payment_refused',
    ]);
    const payment_method_nonce = await shop.gateway.nonce();
    expect(statusAndCode(await move(orderId, { payment_method_nonce, difference_cents: 1 }))).toEqual([
      409,
      'recalc',
    ]);
    expect(await orderOf(orderId)).toMatchObject({ generation: 1, total_cents: totalCents });
    expect((await move(orderId, { payment_method_nonce })).statusCode).toBe(200);
    await noPaymentsUnderWay(shop);
    expect(await charges(orderId)).toEqual([dearer]);
    expect(statusAndCode(await move(orderId, { payment_method_nonce }))).toEqual([422, 'nothing_to_change']);
  });

  it('a move submitted many times concurrently is charged once', async () => {
    const { orderId, totalCents } = await ordered();
    const nonces = await Promise.all(Array.from({ length: 8 }, () => shop.gateway.nonce()));
    const answers = await Promise.all(
      nonces.map((payment_method_nonce) => move(orderId, { payment_method_nonce })),
    );
    const codes = answers.map(statusAndCode).filter(([status]) => status !== 200);
    expect(codes).toHaveLength(7);
    for (const [, code] of codes)
      expect(['change_in_progress', 'recalc', 'nothing_to_change']).toContain(code);
    await noPaymentsUnderWay(shop);
    expect(await charges(orderId)).toEqual([dearer]);
    expect(await orderOf(orderId)).toMatchObject({ generation: 2, total_cents: totalCents + dearer });
  });

  it('a move that costs the same or less needs no card, and charges none', async () => {
    const { orderId, totalCents } = await ordered();
    const payment_method_nonce = await shop.gateway.nonce();
    await move(orderId, { payment_method_nonce });
    await noPaymentsUnderWay(shop);
    const unused = { payment_method_nonce: await shop.gateway.nonce() };
    const back = await move(orderId, { pickup_date: '2027-01-20', difference_cents: -dearer, ...unused });
    expect(back.json()).toMatchObject({ difference_cents: -dearer });
    const same = await move(orderId, { pickup_date: '2027-01-21', difference_cents: 0, ...unused });
    expect(same.statusCode).toBe(200);
    const { attempts } = await shop.context.db
      .selectFrom('checkout_attempts')
      .select((count) => count.fn.countAll<number>().as('attempts'))
      .where('amends_order_id', '=', orderId)
      .executeTakeFirstOrThrow();
    expect(Number(attempts)).toBe(1);
    expect(await paidFor(shop.context.db, orderId)).toBe(totalCents);
  });

  it('the owner and staff may move a leg and are recorded; other users do not find the order', async () => {
    const { orderId } = await ordered();
    const paid = async (browser: Browser) =>
      statusAndCode(await move(orderId, { payment_method_nonce: await shop.gateway.nonce() }, browser));
    expect(await paid(await signedIn(shop, 'pro'))).toEqual([404, 'order_not_found']);
    expect(await paid(await shop.browser())).toEqual([401, 'not_signed_in']);
    expect(await paid(await signedIn(shop, 'carrieradmin'))).toEqual([409, 'action_not_allowed']);
    const { csrf } = customer;
    customer.csrf = 'made-up';
    expect((await paid(customer))[0]).toBe(403);
    customer.csrf = csrf;
    expect(statusAndCode(await move(orderId, { payment_method_nonce: 'x'.repeat(201) }))).toEqual([
      400,
      'malformed',
    ]);
    expect((await paid(await signedIn(shop, 'admin')))[0]).toBe(200);
    await noPaymentsUnderWay(shop);
    const { actor_id } = await shop.context.db
      .selectFrom('order_acts')
      .select('actor_id')
      .where('order_id', '=', orderId)
      .executeTakeFirstOrThrow();
    expect(actor_id).toBe('usr_demo_admin');
    expect(await charges(orderId)).toEqual([dearer]);
  });

  it('attack 39: an account that tries many cards is blocked for an hour', async () => {
    const { orderId } = await ordered();
    const tester = await signedIn(shop, 'adminplus');
    const tried = async (card?: string) =>
      (await move(orderId, { payment_method_nonce: await shop.gateway.nonce(card) }, tester)).statusCode;
    for (let card = 0; card < 20; card += 1) expect(await tried('4000111111111115')).toBe(422);
    expect(await tried()).toBe(429);
    expect(await orderOf(orderId)).toMatchObject({ generation: 1 });
  });
});
