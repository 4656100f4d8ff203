import { signedInBrowser, startPerFile } from '../../../testing/server-per-file.ts';
import { checkOut, prepareBooking } from '../../testing/booking.ts';
import { checkBooksAfterEach } from '../../testing/check-books-after-each.ts';
import { saveInternationalInfo } from '../../testing/international-info.ts';
import { startShop } from '../../testing/shop.ts';

const shop = startPerFile(startShop);
const customer = signedInBrowser(shop);
checkBooksAfterEach(shop);

const places = {
  'Hong Kong, which has no postal codes': {
    d_country: 'HK',
    d_zip: '',
    d_state: '',
    d_city: 'Central',
    d_address: '1 Queens Road',
  },
  Berlin: {
    d_country: 'DE',
    d_zip: '10115',
    d_state: 'BE',
    d_city: 'Berlin',
    d_address: 'Invalidenstrasse 1',
  },
};

describe('an order to another country', () => {
  it.each(Object.entries(places))('SV-02, EP-50 a customer can place an order to %s', async (_where, to) => {
    const booking = await prepareBooking(customer, { ...to, pickup_carrier_service_level_id: '7' });
    expect(booking.totalCents).toBeGreaterThan(11_000);
    await saveInternationalInfo(booking);
    const answer = await checkOut(booking, { nonce: await shop.gateway.nonce() });
    expect(answer.json()).toMatchObject({ status: true, order_id: booking.orderId });
    const receipt = (await customer.send('GET', `/api/v6/orders/${booking.orderId}/receipt`)).json();
    expect(receipt.legs[0]).toMatchObject({ carrier: 'FedEx', transit_days: expect.any(Number) });
  });
});
