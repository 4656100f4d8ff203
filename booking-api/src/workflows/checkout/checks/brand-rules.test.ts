import { startPerFile } from '../../../testing/server-per-file.ts';
import { oneWayForm } from '../../../testing/shipment-forms.ts';
import { type Booking, checkOut, prepareBooking, signedIn } from '../../testing/booking.ts';
import { expectBooksToAgree } from '../../testing/money/expect-books-to-agree.ts';
import { gatewaySales } from '../../testing/money/money-problems.ts';
import { settled } from '../../testing/settled.ts';
import { startShop } from '../../testing/shop.ts';

const shop = startPerFile(startShop);

const { golf: _, ...casey } = oneWayForm.traveler?.['1'] ?? {};
const hosts = { golf: 1, camps: 6, schools: 7 } as const;
/** A priced cart at a brand's host with these bags; fields that a price does not need are empty. */
async function bookingAt(slug: keyof typeof hosts, bags: object): Promise<Booking> {
  const browser = await shop.browser(`${slug}.localhost:4000`);
  await browser.signIn('customer');
  return prepareBooking(browser, { traveler: { '1': { ...casey, ...bags } } }, undefined, hosts[slug]);
}
const golfBag = (more: object) => ({
  golf: { product_count: '1', '0': { size: 'golf-standard', product_insurance: '100000', ...more } },
});
const trunk = (more: object) => ({
  trunk: { product_count: '1', '0': { size: 'trunk-standard', product_insurance: '100000', ...more } },
});
const answerTo = async (booking: Booking) => {
  const answer = await checkOut(booking, { nonce: await shop.gateway.nonce() });
  return { status: answer.statusCode, ...answer.json() };
};
const packed = { traveler_package_type: 'trunk', misc_info: 'Camp clothes' };

describe('a brand’s requirements for an order', () => {
  it.each([
    ['VL-25 missing packaging', 'golf', golfBag({}), [['golf.0.traveler_package_type', 'required']]],
    [
      "VL-25 another line's packaging",
      'golf',
      golfBag({ traveler_package_type: 'suitcase' }),
      [['golf.0.traveler_package_type', 'unknown']],
    ],
    ['TR-05, VL-22 a missing grade', 'camps', trunk(packed), [['t_upcoming_grade', 'required']]],
    [
      'TR-05, VL-22 a grade that no camp has',
      'camps',
      { ...trunk(packed), t_upcoming_grade: '13' },
      [['t_upcoming_grade', 'unknown']],
    ],
    ['VL-24 untold contents', 'schools', trunk({ misc_info: '  ' }), [['trunk.0.misc_info', 'required']]],
    [
      'VL-22, VL-24, VL-25 all of it',
      'camps',
      trunk({}),
      [
        ['t_upcoming_grade', 'required'],
        ['trunk.0.traveler_package_type', 'required'],
        ['trunk.0.misc_info', 'required'],
      ],
    ],
  ] as const)(
    'EP-50, %s: a cart of %s is priced, but its order is refused and the field named',
    async (_, slug, bags, fields) => {
      const booking = await bookingAt(slug, bags);
      expect(booking.totalCents).toBeGreaterThan(0);
      expect(await answerTo(booking)).toMatchObject({
        status: 422,
        code: 'form_incomplete',
        fields: fields.map(([path, code]) => ({ path: `traveler.1.${path}`, code })),
      });
      expect(await gatewaySales(shop.ledger)).toEqual([]);
    },
  );

  it.each([
    ['camps', { ...trunk(packed), t_upcoming_grade: 'Pre-K' }],
    ['schools', trunk({ misc_info: 'Books' })],
  ] as const)(
    'VL-22, VL-24, VL-25 a cart of %s that meets its brand’s requirements is ordered',
    async (slug, bags) => {
      const booking = await bookingAt(slug, bags);
      expect(await answerTo(booking)).toMatchObject({ status: true, order_id: booking.orderId });
      await settled(shop, booking.orderId);
      await expectBooksToAgree(shop);
    },
  );

  it('BR-02, EP-50 a line of another brand that was added after the price is refused', async () => {
    const booking = await prepareBooking(await signedIn(shop));
    const traveler = { '1': { ...casey, ...trunk(packed) } };
    const answer = await answerTo({ ...booking, body: { ...booking.body, traveler } });
    expect(answer).toMatchObject({
      status: 400,
      code: 'malformed',
      fields: [{ path: 'traveler.1.trunk.0.size', code: 'unknown' }],
    });
  });
});
