import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { holidayTermsAccepted } from '@sendahead/shared-contracts/calendar/holiday-words';
import PostalMime from 'postal-mime';
import { startPerFile } from '../../../testing/server-per-file.ts';
import { oneWayForm, roundTripForm } from '../../../testing/shipment-forms.ts';
import { until } from '../../../testing/until.ts';
import { checkOut, prepareBooking, signedIn } from '../../testing/booking.ts';
import { overTheBorder } from '../../testing/home-and-abroad.ts';
import { placeOrder } from '../../testing/shipping.ts';
import { startShop } from '../../testing/shop.ts';

const shop = startPerFile(startShop);

/** The emails in the folder after the job has run. */
const mailsOf = (orderId: string) =>
  until(async () => {
    const sent = await shop.context.db
      .selectFrom('order_mails')
      .select('kind')
      .where('order_id', '=', orderId)
      .where('kind', '=', 'confirmation')
      .executeTakeFirst();
    if (!sent) return undefined;
    const folder = join(shop.dataDir, 'mail');
    // A file that is still being written has another extension.
    const written = readdirSync(folder).filter((file) => file.endsWith('.eml'));
    const mails = written.map((file) => PostalMime.parse(readFileSync(join(folder, file))));
    return (await Promise.all(mails)).filter((mail) =>
      mail.messageId?.startsWith(`<${orderId}.confirmation@`),
    );
  });

describe('the confirmation of an order', () => {
  it('OPEN-19 the confirmation lists the items like the price, in the brand’s colors, once', async () => {
    const traveler = { '1': { ...oneWayForm.traveler?.['1'], t_first_name: 'Eve' } };
    const booking = await prepareBooking(await signedIn(shop), { traveler, d_company_name: '<b>Oak</b>' });
    const answer = await checkOut(booking, { nonce: await shop.gateway.nonce() });
    expect(answer.json()).toMatchObject({ status: true });
    const [mail, ...more] = await mailsOf(booking.orderId);
    expect(more).toEqual([]);
    const total = `$${(booking.totalCents / 100).toFixed(2)}`;
    expect(mail?.from).toMatchObject({ name: 'Sendahead Golf' });
    expect(mail?.to).toMatchObject([{ address: 'customer@demo.test' }]);
    for (const said of [
      'Eve Customer: Golf bag, Standard, covered up to $1,000.00',
      'between 9 AM and 5 PM',
      'change or cancel it there until the carrier has your bags',
      '<b>Oak</b>',
      'Golf bag, Standard: $',
      `Total: ${total}`,
      'We sent this email to customer@demo.test.',
    ])
      expect(mail?.text).toContain(said);
    for (const drawn of [
      'Eve Customer: Golf bag, Standard',
      '&lt;b&gt;Oak&lt;/b&gt;',
      total,
      'href="http://golf.localhost:4000/orders/',
      'src="http://golf.localhost:4000/scene.png"',
      '#0b5d3b',
      '#f8f3e6',
      '#0e3323',
      'customer@demo.test',
    ])
      expect(mail?.html).toContain(drawn);
    expect(mail?.html).not.toContain('<b>Oak</b>');
    expect(mail?.text).toContain(`http://golf.localhost:4000/orders/${booking.orderId}`);
  });

  it('OPEN-19 the first sentence of the confirmation has the order number and the brand, the same as HTML and text', async () => {
    const { orderId } = await placeOrder(shop, await signedIn(shop), oneWayForm);
    const [mail] = await mailsOf(orderId);
    const { display_id } = await shop.context.db
      .selectFrom('orders')
      .select('display_id')
      .where('id', '=', orderId)
      .executeTakeFirstOrThrow();
    const first = `Hello Casey, your order ${display_id} with Sendahead Golf is placed.`;
    expect(mail?.text?.split('\n\n')[0]).toBe(first);
    const paragraphs = [...(mail?.html?.matchAll(/<p(?: [^>]*)?>(.*?)<\/p>/gs) ?? [])].map(
      ([, text]) => text,
    );
    expect(paragraphs[0]).toBe(first);
  });

  it('MD-17 the confirmation repeats that the holiday terms were accepted', async () => {
    const browser = await signedIn(shop);
    const days = { ...roundTripForm, arrival_date: '', return_pickup_date: '2026-12-22' };
    await browser.send('GET', '/users/accept_holiday_tnc', { query: { holiday_terms: 'true' } });
    const booking = await prepareBooking(browser, days);
    await checkOut(booking, { nonce: await shop.gateway.nonce() });
    const [mail] = await mailsOf(booking.orderId);
    expect(mail?.text).toContain(holidayTermsAccepted);
    expect(mail?.html).toContain(holidayTermsAccepted);
  });

  it('PA-20 the confirmation of an international shipment mentions customs first', async () => {
    const { orderId } = await placeOrder(shop, await signedIn(shop), overTheBorder);
    const [mail] = await mailsOf(orderId);
    const pages = [...(mail?.html?.matchAll(/href="([^"]*\/orders\/[^"]*)"/g) ?? [])].map(([, url]) => url);
    expect(pages.slice(0, 2)).toEqual([
      expect.stringMatching(new RegExp(`/orders/${orderId}\\?number=SA-[\\w-]+#customs$`)),
      expect.stringMatching(new RegExp(`/orders/${orderId}\\?number=SA-[\\w-]+$`)),
    ]);
    expect(mail?.text).toMatch(/List your bags for customs:\n.*#customs\n\nYour order:/);
  });

  it('TK-13 the confirmation names the staff member who booked for the customer', async () => {
    const booking = await prepareBooking(await signedIn(shop, 'admin'), {}, 'usr_demo_customer');
    const answer = await checkOut(booking, { nonce: await shop.gateway.nonce() });
    expect(answer.json()).toMatchObject({ status: true });
    const [mail] = await mailsOf(booking.orderId);
    expect(mail?.to).toMatchObject([{ address: 'customer@demo.test' }]);
    expect(mail?.text).toContain('Alex at Sendahead Golf booked this for you.');
    expect(mail?.html).toContain('Alex at Sendahead Golf booked this for you.');
  });
});
