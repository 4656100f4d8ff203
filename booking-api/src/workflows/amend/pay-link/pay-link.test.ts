import { signedInBrowser, startPerFile } from '../../../testing/server-per-file.ts';
import { roundTripForm } from '../../../testing/shipment-forms.ts';
import { testInstant } from '../../../testing/test-app.ts';
import { signedIn } from '../../testing/booking.ts';
import { checkBooksAfterEach } from '../../testing/check-books-after-each.ts';
import { gatewaySales } from '../../testing/money/money-problems.ts';
import { noPaymentsUnderWay, settled } from '../../testing/settled.ts';
import { paidOrder, reaches, stepMails } from '../../testing/shipping.ts';
import { startShop } from '../../testing/shop.ts';
import { change, codeOf, near, payLinksIn, post } from './testing/pay-links-in.ts';

jest.setTimeout(120_000);
const shop = startPerFile(startShop);
beforeEach(() => shop.moveClock(testInstant));
const customer = signedInBrowser(shop);
const admin = signedInBrowser(shop, 'admin');
checkBooksAfterEach(shop);

const { differenceOf, totalOf, linksOf, send, open, pay, tokenOf, linked } = payLinksIn(shop, {
  customer,
  admin,
});

describe('a pay link for a more expensive change', () => {
  it('CH-19 a link is mailed with the amount and the changes, and makes the change once it is paid, without an account', async () => {
    const { booking, link, token, guest } = await linked();
    const { orderId, totalCents } = booking;
    const name = `link_to_pay.${link.id}.1`;
    const mail = (await stepMails(shop, orderId, [name])).get(name);
    const amount = `$${(link.amount_cents / 100).toFixed(2)}`;
    expect(mail?.subject).toContain(`Pay ${amount} to change order`);
    expect(mail?.text).toContain('Ship to San Francisco, CA instead of Chicago, IL');
    const shown = (await open(guest, token)).json();
    expect(shown).toMatchObject({ state: 'open', amount_cents: link.amount_cents, changes_order: true });
    expect(JSON.stringify(shown)).not.toMatch(/Market St|Wacker|@|4111/);
    expect(await totalOf(orderId)).toBe(totalCents);
    const toPay = async () => (await customer.send('GET', `/api/v6/orders/${orderId}`)).json().changes_to_pay;
    const { what, amount_cents, expires_at: until } = link;
    expect(await toPay()).toEqual([{ what, amount_cents, until }]);

    expect((await pay(guest, token)).json()).toMatchObject({ status: true, link: { state: 'paid' } });
    expect(await toPay()).toEqual([]);
    expect(await totalOf(orderId)).toBe(totalCents + link.amount_cents);
    expect(await linksOf(orderId)).toMatchObject([{ id: link.id, state: 'paid', round: 1 }]);
    await settled(shop, orderId);
    await noPaymentsUnderWay(shop);
    expect(codeOf(await pay(guest, token))).toBe('pay_link_closed');
  });

  it('CH-19 a link also pays for a more expensive day or address of one leg', async () => {
    const { orderId, totalCents } = await paidOrder(shop, customer, roundTripForm);
    await reaches(shop, orderId, 'labels_ready');
    const leg = `/api/v6/orders/${orderId}/legs/outbound/change`;
    const nearer = { zip: '60601', city: 'Chicago', state: 'IL', address: '151 E Wacker Dr' };
    const back = (await post(admin, `${leg}/price`, { to: nearer })).json().difference_cents;
    expect((await post(admin, leg, { to: nearer, difference_cents: back })).statusCode).toBe(200);
    await reaches(shop, orderId, 'labels_ready');
    const { destination } = change;
    const { difference_cents } = (await post(admin, `${leg}/price`, { to: destination })).json();
    expect(difference_cents).toBeGreaterThan(0);
    const sent = await send(orderId, { leg: 'outbound', change: { destination }, difference_cents });
    expect(sent.json().what).toContain('Outbound: Ship to San Francisco, CA instead of Chicago, IL');
    const token = await tokenOf(orderId, sent.json());
    expect((await pay(await shop.browser(), token)).json()).toMatchObject({ status: true });
    expect(await totalOf(orderId)).toBe(totalCents + back + difference_cents);
  });

  it('CH-19 one of several payments at the same moment succeeds, and the card is charged once', async () => {
    const { booking, link, token, guest } = await linked();
    const taken = async () =>
      (await gatewaySales(shop.ledger)).filter(
        ({ amount_cents, status }) => amount_cents === link.amount_cents && status !== 'voided',
      ).length;
    const before = await taken();
    const tabs = [guest, guest, await shop.browser()];
    const answers = await Promise.all(tabs.map((tab) => pay(tab, token)));
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    for (const answer of answers)
      if (answer.statusCode !== 200)
        expect(['change_in_progress', 'pay_link_closed']).toContain(codeOf(answer));
    await noPaymentsUnderWay(shop);
    expect(await taken()).toBe(before + 1);
    expect(await totalOf(booking.orderId)).toBe(booking.totalCents + link.amount_cents);
  });

  it('CH-19 a declined card changes nothing, and another card can pay', async () => {
    const { booking, token, guest } = await linked();
    const declined = await pay(guest, token, '4000111111111115');
    expect(declined.json()).toMatchObject({ status: false, error: 'card_declined', link: { state: 'open' } });
    expect(await totalOf(booking.orderId)).toBe(booking.totalCents);
    expect((await pay(guest, token)).json()).toMatchObject({ status: true });
  });

  it('CH-19 two clicks of staff send one mail, and another change withdraws the earlier link', async () => {
    const { booking, link } = await linked();
    const { orderId } = booking;
    const same = await send(orderId, { change, difference_cents: link.amount_cents });
    expect(same.json().id).toBe(link.id);
    const farther = { destination: { zip: '98101', city: 'Seattle', state: 'WA', address: '400 Pine St' } };
    const difference_cents = await differenceOf(orderId, farther);
    expect((await send(orderId, { change: farther, difference_cents })).statusCode).toBe(200);
    expect((await linksOf(orderId)).map(({ state }) => state).toSorted()).toEqual(['open', 'withdrawn']);
  });

  it('CH-19 a link is not sent for a difference other than the one that was shown', async () => {
    const { orderId } = await paidOrder(shop, customer, near);
    const difference_cents = (await differenceOf(orderId)) - 100;
    expect(codeOf(await send(orderId, { change, difference_cents }))).toBe('recalc');
  });

  it('CH-19 a link leaves no address behind once it has ended', async () => {
    const { link, token, guest } = await linked();
    await pay(guest, token);
    const row = await shop.context.db
      .selectFrom('pay_links')
      .selectAll()
      .where('id', '=', link.id)
      .executeTakeFirstOrThrow();
    expect(row.amendment).toBeNull();
    expect(JSON.stringify(row)).not.toContain('Market St');
  });
});

describe('attack 123: a pay link', () => {
  it('a link is sent, resent and withdrawn by admins only', async () => {
    const { booking, link } = await linked();
    const path = `/api/v6/orders/${booking.orderId}/pay_links`;
    for (const name of ['pro', 'carrieradmin', 'customer']) {
      const other = await signedIn(shop, name);
      const answers = [
        await send(booking.orderId, { change, difference_cents: link.amount_cents }, other),
        await post(other, `${path}/${link.id}/send`, { round: 1 }),
        await post(other, `${path}/${link.id}/withdraw`, {}),
      ];
      expect(answers.map(({ statusCode }) => statusCode)).toEqual([403, 403, 403]);
    }
  });

  it('a link is not found under another order, and an amount in the request is ignored', async () => {
    const mine = await linked();
    const other = await linked();
    const crossed = `/api/v6/orders/${mine.booking.orderId}/pay_links/${other.link.id}`;
    expect(codeOf(await post(admin, `${crossed}/withdraw`, {}))).toBe('pay_link_not_found');
    expect(codeOf(await post(admin, `${crossed}/send`, { round: 1 }))).toBe('pay_link_not_found');
    const nonce = await shop.gateway.nonce();
    const cheap = { token: mine.token, payment_method_nonce: nonce, amount_cents: 1 };
    await post(mine.guest, '/api/v6/pay_link/pay', cheap);
    await noPaymentsUnderWay(shop);
    const sales = await gatewaySales(shop.ledger);
    expect(sales.filter(({ amount_cents }) => amount_cents === 1)).toEqual([]);
    expect((await open(other.guest, other.token)).json()).toMatchObject({ state: 'open' });
  });

  it('a link’s payment is refunded to its card, never to the credit of the account', async () => {
    const { booking, link, token, guest } = await linked();
    await pay(guest, token);
    await settled(shop, booking.orderId);
    const refund = {
      amount_cents: link.amount_cents,
      to: 'wallet',
      comment: 'Late',
      key: 'one-press-of-a-page',
    };
    const path = `/api/v6/console/orders/${booking.orderId}/refunds`;
    const { refund_id } = (await post(admin, path, refund)).json();
    const parts = await shop.context.db
      .selectFrom('refund_parts')
      .select(['method', 'amount_cents'])
      .where('refund_id', '=', refund_id)
      .execute();
    expect(parts).toEqual([{ method: 'card', amount_cents: link.amount_cents }]);
  });

  it('a link is stored as a hash, and one address can guess only a few times', async () => {
    const { token, guest } = await linked();
    const rows = await shop.context.db.selectFrom('pay_links').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(token);
    const guesses = await Promise.all(
      Array.from({ length: 21 }, (_, at) => open(guest, `${token.slice(0, -2)}${at}`)),
    );
    expect(guesses.filter(({ statusCode }) => statusCode === 200)).toEqual([]);
    expect((await open(guest, token)).statusCode).toBe(429);
  });
});
