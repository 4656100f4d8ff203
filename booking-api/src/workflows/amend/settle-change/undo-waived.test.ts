import { signedInBrowser, startPerFile } from '../../../testing/server-per-file.ts';
import { checkBooksAfterEach } from '../../testing/check-books-after-each.ts';
import { paidOrder } from '../../testing/shipping.ts';
import { startShop } from '../../testing/shop.ts';
import { near } from '../pay-link/testing/pay-links-in.ts';
import { settlingBy } from './testing/settling-staff.ts';

const shop = startPerFile(() => startShop({ UNDO_MINUTES: '10' }));
const customer = signedInBrowser(shop);
const admin = signedInBrowser(shop, 'admin');
checkBooksAfterEach(shop);
const { differenceOf, waive, totalOf } = settlingBy(admin);

it('CO-113 undoing a change whose difference was waived gives the limit back, and the change costs as before', async () => {
  const { orderId, totalCents } = await paidOrder(shop, customer, near);
  const difference_cents = await differenceOf(orderId);
  const given = () => shop.context.db.selectFrom('staff_gifts').select('amount_cents').execute();
  expect((await waive(orderId, { difference_cents })).json()).toEqual({ approval_id: null });
  expect(await given()).toEqual([{ amount_cents: difference_cents }]);
  expect((await admin.send('POST', `/api/v6/orders/${orderId}/undo`, { body: {} })).statusCode).toBe(200);
  expect(await given()).toEqual([]);
  expect(await totalOf(orderId)).toBe(totalCents);
  expect(await differenceOf(orderId)).toBe(difference_cents);
});
