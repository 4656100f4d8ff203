import { signedInBrowser, startPerFile } from '../../../testing/server-per-file.ts';
import { expectBooksToAgree } from '../../testing/money/expect-books-to-agree.ts';
import { paidOrder, reaches, shippingOf, stepMails } from '../../testing/shipping.ts';
import { startShop } from '../../testing/shop.ts';
import { refreshTracking } from './refresh-tracking.ts';

const shop = startPerFile(startShop);
const customer = signedInBrowser(shop);

/**
 * An order whose bag has arrived, with the mishap that the second line of its address requests from the
 * embedded carrier.
 */
async function arrived(suite: string): Promise<string> {
  shop.moveClock('2026-11-23T15:00:00Z');
  await customer.startOver();
  const { orderId } = await paidOrder(shop, customer, { d_address_1: suite });
  await reaches(shop, orderId, 'labels_ready');
  for (const instant of ['2026-12-02T20:00:00Z', '2026-12-03T14:30:00Z', '2026-12-05T23:00:00Z']) {
    shop.moveClock(instant);
    await refreshTracking(shippingOf(shop), orderId);
  }
  await customer.startOver();
  return orderId;
}
const creditOf = async (orderId: string) =>
  (await customer.send('GET', `/api/v6/orders/${orderId}`)).json().late_credits;

describe('TC-17 the on-time promise', () => {
  it('TC-19 a leg that the carrier delivered late gives a credit, once, with a mail about the delay and one about the credit, and books it', async () => {
    const orderId = await arrived('Delay suite');
    await Promise.all([1, 2, 3].map(() => refreshTracking(shippingOf(shop), orderId)));
    expect(await creditOf(orderId)).toEqual([{ leg: 'outbound', days_late: 1, amount_cents: 2000 }]);
    const { movements } = (await customer.send('GET', '/api/v6/credits')).json();
    expect(movements[0]).toMatchObject({ kind: 'ship_wallet', event: 'grant', amount_cents: 2000 });
    const mails = await stepMails(shop, orderId, ['delayed.outbound.1', 'arrived_late.outbound.1']);
    const before = mails.get('delayed.outbound.1')?.text;
    expect(before).toContain('New arrival: Thu, Dec 3. Booked: Wed, Dec 2.');
    expect(before).toMatch(new RegExp(`/orders/${orderId}\\?number=SA-[\\w-]+#timeline`));
    const text = mails.get('arrived_late.outbound.1')?.text;
    expect(text).toContain('one day later than promised');
    expect(text).toContain('$20.00');
    await expectBooksToAgree(shop);
  });

  it.each(['Weather suite', 'Attempt suite', 'Collect suite'])(
    'no credit is given when the carrier cannot influence the reason: %s',
    async (suite) => {
      const orderId = await arrived(suite);
      expect(await creditOf(orderId)).toEqual([]);
    },
  );

  it('no credit is given for a bag that arrived on its day, and the brand’s own promise applies', async () => {
    expect(await creditOf(await arrived('Suite 4'))).toEqual([]);
    const { id } = await shop.context.db
      .selectFrom('brands')
      .select('id')
      .where('slug', '=', 'golf')
      .executeTakeFirstOrThrow();
    await shop.context.db
      .insertInto('on_time_promises')
      .values({ brand_id: id, services: ['DOMESTIC_3_DAY'], credit_cents: 900 })
      .execute();
    expect(await creditOf(await arrived('Delay suite'))).toEqual([]);
  });
});
