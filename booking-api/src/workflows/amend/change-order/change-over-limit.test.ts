import { signedInBrowser, startPerFile } from '../../../testing/server-per-file.ts';
import { checkOutByClub, prepareBooking } from '../../testing/booking.ts';
import { checkBooksAfterEach } from '../../testing/check-books-after-each.ts';
import { settled } from '../../testing/settled.ts';
import { startShop } from '../../testing/shop.ts';

jest.setTimeout(120_000);
const shop = startPerFile(startShop);
const pro = signedInBrowser(shop, 'pro');
const admin = signedInBrowser(shop, 'adminplus');
checkBooksAfterEach(shop);

const near = { d_zip: '60601', d_city: 'Chicago', d_state: 'IL', d_address: '151 E Wacker Dr' };
const change = {
  destination: { zip: '94103', city: 'San Francisco', state: 'CA', address: '1 Market St' },
};
const setLimit = (credit_limit_cents: number) =>
  shop.context.db.updateTable('club_accounts').set({ credit_limit_cents }).where('club_id', '=', 1).execute();

it('CO-126 a change that the club’s account does not reach for is refused with that reason, and nothing changes', async () => {
  const booking = await prepareBooking(pro, near);
  expect((await checkOutByClub(booking, '1')).json()).toMatchObject({ status: true });
  await settled(shop, booking.orderId);
  const path = `/api/v6/orders/${booking.orderId}/change`;
  const { difference_cents } = (await admin.send('POST', `${path}/price`, { body: change })).json();
  expect(difference_cents).toBeGreaterThan(0);
  const { credit_limit_cents: before } = await shop.context.db
    .selectFrom('club_accounts')
    .select('credit_limit_cents')
    .where('club_id', '=', 1)
    .executeTakeFirstOrThrow();
  await setLimit(booking.totalCents);
  const refused = await admin.send('POST', path, { body: { change, difference_cents } });
  await setLimit(before);
  expect([refused.statusCode, refused.json().code, refused.json().error]).toEqual([
    ...[422, 'payment_refused', 'club_limit_reached'],
  ]);
  const receipt = (await admin.send('GET', `/api/v6/orders/${booking.orderId}/receipt`)).json();
  expect(receipt.total_cents).toBe(booking.totalCents);
});
