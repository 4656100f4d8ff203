import type { WorkItem } from '@sendahead/shared-contracts/console/work-calls';
import { sweepPayLinks } from '../../../modules/orders/public/pay-links/pay-links.ts';
import { signedInBrowser, startPerFile } from '../../../testing/server-per-file.ts';
import { roundTripForm } from '../../../testing/shipment-forms.ts';
import { testInstant } from '../../../testing/test-app.ts';
import { until } from '../../../testing/until.ts';
import { signedIn } from '../../testing/booking.ts';
import { checkBooksAfterEach } from '../../testing/check-books-after-each.ts';
import { noPaymentsUnderWay } from '../../testing/settled.ts';
import { paidOrder, reaches, stepMails } from '../../testing/shipping.ts';
import { startShop } from '../../testing/shop.ts';
import { change, codeOf, payLinksIn, post } from './testing/pay-links-in.ts';

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

const nearer = { zip: '60601', city: 'Chicago', state: 'IL', address: '151 E Wacker Dr' };

describe('the end of a pay link', () => {
  it('CH-20 a link expires after seven days; resent it pays, and the link of the first mail does not', async () => {
    const { booking, link, token, guest } = await linked({ pickup_date: '2026-12-15' });
    const { orderId } = booking;
    const again = (round: number, by = admin) =>
      post(by, `/api/v6/orders/${orderId}/pay_links/${link.id}/send`, { round });
    const [first, second] = await Promise.all([again(1), again(1)]);
    expect([first.json().round, second.json().round]).toEqual([2, 2]);
    const newer = await tokenOf(orderId, { ...link, round: 2 });
    expect(codeOf(await open(guest, token))).toBe('pay_link_not_found');
    shop.moveClock('2026-11-30T15:00:01Z');
    const staff = await signedIn(shop, 'admin');
    const unpaid = async () =>
      (await staff.send('GET', '/api/v6/console/work'))
        .json()
        .items.filter(({ what, order_id }: WorkItem) => what === 'pay_link_unpaid' && order_id === orderId);
    const sweep = () => sweepPayLinks(shop.context.db, shop.context.clock.instant());
    await sweep();
    await sweep();
    expect(await unpaid()).toMatchObject([{ kind: 'alert', amount_cents: link.amount_cents }]);
    const later = await shop.browser();
    expect((await open(later, newer)).json()).toMatchObject({ state: 'expired' });
    expect(codeOf(await pay(later, newer))).toBe('pay_link_closed');
    expect((await again(2, staff)).json()).toMatchObject({ round: 3, state: 'open' });
    expect(await unpaid()).toEqual([]);
  });

  it('CO-143 CO-146 a link to change tomorrow’s pickup ends at its cut-off, and History says that its payment changed the order', async () => {
    const { booking, link, token, guest } = await linked();
    expect(link.expires_at > shop.context.clock.instant()).toBe(true);
    expect(link.expires_at < '2026-11-25').toBe(true);
    expect((await open(guest, token)).json()).toMatchObject({ expires_at: link.expires_at });
    const later = await linked({ pickup_date: '2026-12-15' });
    expect(later.link.expires_at).toBe(
      new Date(Date.parse(shop.context.clock.instant()) + 7 * 86_400_000).toISOString(),
    );
    expect((await pay(guest, token)).json()).toMatchObject({ status: true });
    const life = await admin.send('GET', `/api/v6/console/orders/${booking.orderId}/life`);
    const attempts = life
      .json()
      .entries.filter(({ title }: { title: string }) => title.startsWith('Payment attempt'));
    expect(attempts.map(({ detail }: { detail: string }) => detail)).toEqual([
      'New card. The order was changed.',
      'New card. The order was placed.',
    ]);
  });

  it('CH-20 CH-34 a link pays nothing once it is withdrawn, or the order has changed or was canceled', async () => {
    const withdrawn = await linked();
    const path = `/api/v6/orders/${withdrawn.booking.orderId}/pay_links/${withdrawn.link.id}/withdraw`;
    expect((await post(admin, path, {})).json()).toMatchObject({ state: 'withdrawn' });
    expect(codeOf(await post(admin, path, {}))).toBe('pay_link_closed');
    const again = await post(admin, path.replace(/withdraw$/, 'send'), { round: 1 });
    expect(codeOf(again)).toBe('pay_link_closed');

    const changed = await linked();
    const other = { pickup_date: '2026-12-01' };
    const moved = await post(customer, `/api/v6/orders/${changed.booking.orderId}/change`, {
      change: other,
      difference_cents: await differenceOf(changed.booking.orderId, other),
    });
    expect(moved.statusCode).toBe(200);
    // CH-34: the customer hears of it once, before trying to pay.
    const ended = `pay_link_ended.${changed.link.id}`;
    const mail = (await stepMails(shop, changed.booking.orderId, [ended])).get(ended);
    expect(mail?.text).toContain('Nothing was charged by it. We did not make the change that it was for:');
    expect(mail?.text).toMatch(/the link to pay \$\d+\.\d\d no longer works\./);

    const canceled = await linked();
    const gone = await post(customer, `/api/v6/orders/${canceled.booking.orderId}/cancel`, {});
    expect(gone.statusCode).toBe(200);

    for (const [{ guest, token }, state] of [
      [withdrawn, 'withdrawn'],
      [changed, 'order_changed'],
      [canceled, 'order_canceled'],
    ] as const) {
      expect((await open(guest, token)).json()).toMatchObject({ state });
      expect(codeOf(await pay(guest, token))).toBe('pay_link_closed');
    }
    await noPaymentsUnderWay(shop);
  });

  it('CH-20 a link pays nothing once the other leg is canceled, because its price was for both', async () => {
    const { orderId } = await paidOrder(shop, customer, roundTripForm);
    await reaches(shop, orderId, 'labels_ready');
    const leg = `/api/v6/orders/${orderId}/legs/outbound/change`;
    const { difference_cents: back } = (await post(admin, `${leg}/price`, { to: nearer })).json();
    await post(admin, leg, { to: nearer, difference_cents: back });
    await reaches(shop, orderId, 'labels_ready');
    const { difference_cents } = (await post(admin, `${leg}/price`, { to: change.destination })).json();
    const link = (await send(orderId, { leg: 'outbound', change, difference_cents })).json();
    const token = await tokenOf(orderId, link);
    const guest = await shop.browser();
    expect((await open(guest, token)).json()).toMatchObject({ state: 'open' });
    const canceled = await post(customer, `/api/v6/orders/${orderId}/legs/return/cancel`, {});
    expect(canceled.statusCode).toBe(200);
    expect((await open(guest, token)).json()).toMatchObject({ state: 'order_changed' });
    expect(codeOf(await pay(guest, token))).toBe('pay_link_closed');
  });

  it('CH-20 a link reports an impossible change once its pickup day has passed, and charges nothing', async () => {
    const { booking, link, token } = await linked();
    shop.moveClock('2026-11-27T15:00:00Z');
    const later = await shop.browser();
    expect(codeOf(await pay(later, token))).toBe('pay_link_closed');
    // A link that was sent before links ended at a cut-off.
    await shop.context.db
      .updateTable('pay_links')
      .set({ expires_at: '2026-11-30T15:00:00Z' })
      .where('id', '=', link.id)
      .execute();
    expect(codeOf(await pay(later, token))).toBe('change_not_possible');
    expect((await open(later, token)).json()).toMatchObject({ state: 'open' });
    shop.moveClock(testInstant);
    expect(await totalOf(booking.orderId)).toBe(booking.totalCents);
  });

  it('CH-20 a link that is withdrawn during its payment changes and charges nothing', async () => {
    const { booking, link, token, guest } = await linked();
    const sales = async () => (await shop.gateway.calls()).sale ?? 0;
    const before = await sales();
    await shop.gateway.fault({ operation: 'sale', mode: 'hold_before' });
    const paying = pay(guest, token);
    await until(async () => (await sales()) > before);
    const path = `/api/v6/orders/${booking.orderId}/pay_links/${link.id}/withdraw`;
    expect((await post(admin, path, {})).statusCode).toBe(200);
    await shop.gateway.release();
    expect(codeOf(await paying)).toBe('pay_link_closed');
    await noPaymentsUnderWay(shop);
    expect(await totalOf(booking.orderId)).toBe(booking.totalCents);
  });

  it('CH-20 a paid link raises no alert, and an old one loses the inputs of its change', async () => {
    const [paid, old] = [await linked(), await linked()];
    await pay(paid.guest, paid.token);
    await sweepPayLinks(shop.context.db, '2027-01-05T15:00:00.000Z');
    const alerts = await shop.context.db
      .selectFrom('operator_alerts')
      .select('subject')
      .where('kind', '=', 'pay_link_unpaid')
      .where('resolved_at', 'is', null)
      .execute();
    expect(alerts.map(({ subject }) => subject)).not.toContain(paid.link.id);
    expect(await linksOf(old.booking.orderId)).toMatchObject([{ state: 'withdrawn' }]);
  });

  it('CH-20 a link still pays for its change after a new label, which alters neither price nor shipment', async () => {
    const { booking, link, token, guest } = await linked();
    const { orderId } = booking;
    await reaches(shop, orderId, 'labels_ready');
    const [bag] = (await admin.send('GET', `/api/v6/console/orders/${orderId}`)).json().labels;
    const renew = `/api/v6/console/orders/${orderId}/labels/${bag.parcel_id}/renew`;
    expect((await post(admin, renew, { comment: 'The printer ate it.' })).statusCode).toBe(200);
    await reaches(shop, orderId, 'labels_ready');
    expect((await pay(guest, token)).json()).toMatchObject({ status: true, link: { state: 'paid' } });
    expect(await totalOf(orderId)).toBe(booking.totalCents + link.amount_cents);
  });

  it('CH-20 a link is not resent once its pickup day has passed', async () => {
    const { booking, link } = await linked();
    shop.moveClock('2026-11-27T15:00:00Z');
    const staff = await signedIn(shop, 'admin');
    const path = `/api/v6/orders/${booking.orderId}/pay_links/${link.id}/send`;
    expect(codeOf(await post(staff, path, { round: 1 }))).toBe('change_not_possible');
    shop.moveClock(testInstant);
    expect(await linksOf(booking.orderId)).toMatchObject([{ round: 1 }]);
  });
});
