import type { Receipt } from '@sendahead/shared-contracts/orders/schema';
import { sql } from 'kysely';
import { signedInBrowser, startPerFile } from '../../../testing/server-per-file.ts';
import { testInstant } from '../../../testing/test-app.ts';
import { checkOutByClub, prepareBooking, signedIn } from '../../testing/booking.ts';
import { expectBooksToAgree } from '../../testing/money/expect-books-to-agree.ts';
import { settled } from '../../testing/settled.ts';
import { placeOrder, reaches, shippingOf, stepMails } from '../../testing/shipping.ts';
import { startShop } from '../../testing/shop.ts';
import { refreshTracking } from './refresh-tracking.ts';

const shop = startPerFile(startShop);
beforeEach(() => shop.moveClock(testInstant));
const customer = signedInBrowser(shop, 'customer', 'each');

/** The embedded carrier must correct this address. */
const wrong = { d_address_1: 'Wrong suite' };
/** Ten minutes after the correction, and before the bag is out for delivery. */
const afterwards = '2026-12-02T14:40:00Z';
const label = 'Address corrected by the carrier';

async function underWay(orderId: string): Promise<void> {
  await reaches(shop, orderId, 'labels_ready');
  await settled(shop, orderId);
  shop.moveClock(afterwards);
  await refreshTracking(shippingOf(shop), orderId);
}
const receiptOf = async (orderId: string): Promise<Receipt> =>
  (await (await signedIn(shop, 'admin')).send('GET', `/api/v6/orders/${orderId}/receipt`)).json();
const billed = ({ line_items }: Receipt) => line_items.filter(({ title }) => title === label);
const alerts = (orderId: string) =>
  shop.context.db
    .selectFrom('operator_alerts')
    .select(['kind', 'detail'])
    .where('subject', 'like', `${orderId}%`)
    .execute();
const sumOf = ({ line_items }: Receipt) =>
  line_items.reduce((sum, { amount_cents }) => sum + amount_cents, 0);

describe('OPEN-36 an address corrected by the carrier', () => {
  it('a correction is a line of the order with its steps, booked, mailed, and requested on the order’s page', async () => {
    const { orderId, totalCents } = await placeOrder(shop, customer, wrong);
    await underWay(orderId);
    const receipt = await receiptOf(orderId);
    expect(billed(receipt)).toEqual([
      expect.objectContaining({
        kind: 'surcharge',
        leg: 'outbound',
        amount_cents: 2200,
        explain: [{ label, amount_cents: 2200 }],
      }),
    ]);
    expect([receipt.total_cents, sumOf(receipt)]).toEqual([totalCents + 2200, totalCents + 2200]);
    expect(await alerts(orderId)).toEqual([]);
    const asked = (await (await signedIn(shop, 'admin')).send('GET', `/api/v6/orders/${orderId}`)).json();
    expect(asked.owed).toMatchObject([{ reason: label, amount_cents: 2200, state: 'asked' }]);
    const mails = await stepMails(shop, orderId, ['address_corrected.outbound.1']);
    expect(mails.get('address_corrected.outbound.1')?.text).toContain('$22.00');
    expect(mails.get('address_corrected.outbound.1')?.text).toContain('Please pay it on your order page');
    await expectBooksToAgree(shop);
  });

  it('a correction is charged once, even if the carrier reports it again and is polled again', async () => {
    const { orderId } = await placeOrder(shop, customer, wrong);
    await underWay(orderId);
    await Promise.all([1, 2, 3].map(() => refreshTracking(shippingOf(shop), orderId)));
    expect(billed(await receiptOf(orderId))).toHaveLength(1);
    await expectBooksToAgree(shop);
  });

  it('a club that pays for the order gets the correction on its account', async () => {
    const staff = await signedIn(shop, 'pro');
    const booking = await prepareBooking(staff, wrong);
    expect((await checkOutByClub(booking, '1')).json()).toMatchObject({ status: true });
    await underWay(booking.orderId);
    expect(billed(await receiptOf(booking.orderId))).toHaveLength(1);
    const entries = await shop.context.db
      .selectFrom('club_entries')
      .select('amount_cents')
      .where('order_id', '=', booking.orderId)
      .orderBy('amount_cents')
      .execute();
    expect(entries).toEqual([{ amount_cents: 2200 }, { amount_cents: booking.totalCents }]);
    expect(await alerts(booking.orderId)).toEqual([]);
    const mails = await stepMails(shop, booking.orderId, ['address_corrected.outbound.1']);
    expect(mails.get('address_corrected.outbound.1')?.text).toContain(
      'We add it to the account that pays for the order',
    );
    await expectBooksToAgree(shop);
  });

  it('no one is billed when the brand’s contract waives it, or when the address was correct', async () => {
    const waiver = { brand: 'golf', line: 'golf', surcharge: 'address_correction' };
    await sql`insert into rate_sheets (version, effective_from, sheet)
      select 'waived', effective_from,
        jsonb_set(sheet, '{waivers}', (sheet -> 'waivers') || ${JSON.stringify([waiver])}::jsonb) || '{"version": "waived"}'
      from rate_sheets where valid @> date '2026-11-20'`.execute(shop.context.db);
    const waived = await placeOrder(shop, customer, wrong);
    await underWay(waived.orderId);
    expect((await receiptOf(waived.orderId)).total_cents).toBe(waived.totalCents);
    shop.moveClock(testInstant);
    await customer.startOver();
    const right = await placeOrder(shop, customer);
    await underWay(right.orderId);
    expect(billed(await receiptOf(right.orderId))).toEqual([]);
    expect(await alerts(right.orderId)).toEqual([]);
    await expectBooksToAgree(shop);
  });
});
