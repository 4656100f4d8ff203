import { signedInBrowser, startPerFile } from '../../../../testing/server-per-file.ts';
import { oneWayForm } from '../../../../testing/shipment-forms.ts';
import { checkOut, checkOutByClub, prepareBooking } from '../../../testing/booking.ts';
import { startShop } from '../../../testing/shop.ts';

const shop = startPerFile(() => startShop({ CLUB_BILLING: 'off' }));
const pro = signedInBrowser(shop, 'pro');
const refused = { status: 403, code: 'club_billing_not_allowed' };

it('RO-14 no club is billed while club billing is off, and a card still pays', async () => {
  const booking = await prepareBooking(pro);
  expect((await checkOutByClub(booking, '1')).json()).toMatchObject(refused);
  const paid = await checkOut(booking, { nonce: await shop.gateway.nonce() });
  expect(paid.json()).toMatchObject({ status: true, order_id: booking.orderId });
});

it('RO-14 a request for a club’s account is refused while club billing is off', async () => {
  const answer = await pro.send('PUT', '/api/v6/clubs/1/billing_request');
  expect(answer.json()).toEqual({ status: false, errors: ['not_offered'] });
});

it.each(['combined_services_options', 'ship_price'])(
  'RO-14 SV-13 %s refuses a club as payer while club billing is off, and accepts a card',
  async (call) => {
    const ask = (payment_method: string) =>
      pro.send('POST', `/refactor/v5/ship/${call}`, { body: { ...oneWayForm, payment_method } });
    expect((await ask('clubBilling')).json()).toMatchObject({
      code: 'invalid',
      fields: [{ path: 'payment_method', code: 'not_offered' }],
    });
    expect((await ask('NewCard')).statusCode).toBe(200);
  },
);
