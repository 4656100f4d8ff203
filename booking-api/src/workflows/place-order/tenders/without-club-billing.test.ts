import { signedInBrowser, startPerFile } from '../../../testing/server-per-file.ts';
import { checkOut, checkOutByClub, prepareBooking } from '../../testing/booking.ts';
import { startShop } from '../../testing/shop.ts';

const shop = startPerFile(() => startShop({ CLUB_BILLING: 'off' }));
const pro = signedInBrowser(shop, 'pro');
const refused = { status: 403, code: 'club_billing_not_allowed' };

it('RO-14 no club is billed where clubs are not billed, and a card goes on to pay', async () => {
  const booking = await prepareBooking(pro);
  expect((await checkOutByClub(booking, '1')).json()).toMatchObject(refused);
  const paid = await checkOut(booking, { nonce: await shop.gateway.nonce() });
  expect(paid.json()).toMatchObject({ status: true, order_id: booking.orderId });
});

it('RO-14 a request for a club’s account is refused where clubs are not billed', async () => {
  const answer = await pro.send('PUT', '/api/v6/clubs/1/billing_request');
  expect(answer.json()).toEqual({ status: false, errors: ['not_offered'] });
});
