import { startPerFile } from '../../../../testing/server-per-file.ts';
import { authorize, checkOut, prepareBooking } from '../../../testing/booking.ts';
import { checkBooksAfterEach } from '../../../testing/check-books-after-each.ts';
import { startShop } from '../../../testing/shop.ts';

const shop = startPerFile(startShop);
checkBooksAfterEach(shop);

/** The brand of travel. */
const sellingBikes = 4;
/** A bag for which carriers charge extra. */
const bike = {
  traveler: {
    '1': {
      t_first_name: 'Casey',
      t_last_name: 'Customer',
      t_email: 'casey@example.test',
      bike: {
        product_count: '1',
        '0': { size: 'bike-standard', product_insurance: '100000', traveler_package_type: 'carton' },
      },
    },
  },
};

describe('an order on behalf of a customer', () => {
  it('RO-07 TK-13 the deductions that staff make from another’s order are recorded with it', async () => {
    const more = { comp_discount: '1000', x_refund_surcharges: 'true', ...bike, outbound_pickup: '2' };
    const admin = await shop.browser('travel.localhost');
    await admin.signIn('adminplus');
    const booking = await prepareBooking(admin, more, 'usr_demo_customer', sellingBikes);
    for (const act of ['comp_discount', 'refund_surcharges', 'waive_fee'] as const)
      await authorize(booking, act);
    const placed = await checkOut(booking, { nonce: await shop.gateway.nonce() });
    expect(placed.body).toMatch('"status":true');
    const { entries } = (
      await admin.send('GET', '/api/v6/audit', { query: { subject: booking.orderId } })
    ).json();
    expect(entries[0]).toMatchObject({
      act: 'order.placed_on_behalf',
      detail: {
        order: booking.orderId,
        comp_discount_cents: '-1000',
        refunded_surcharges_cents: expect.stringMatching(/^-\d+$/),
        waived_pickup_fee: 'outbound',
      },
    });
  });
});
