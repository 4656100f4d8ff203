import { signedInBrowser, startPerFile } from '../../../testing/server-per-file.ts';
import { oneWayForm } from '../../../testing/shipment-forms.ts';
import { testInstant } from '../../../testing/test-app.ts';
import { paidOrder, parcelRows, reaches, shippingOf } from '../../testing/shipping.ts';
import { startShop } from '../../testing/shop.ts';
import { refreshTracking } from '../tracking/refresh-tracking.ts';

const shop = startPerFile(startShop);
beforeEach(() => shop.moveClock(testInstant));
const customer = signedInBrowser(shop, 'customer', 'each');
const admin = signedInBrowser(shop, 'admin', 'each');

const hongKong = {
  d_country: 'HK',
  d_zip: '',
  d_state: 'HCW',
  d_city: 'Central',
  d_address: '1 Queens Road Central',
  pickup_carrier: 'DHL',
};
const optionsOf = async (form: Record<string, string>) =>
  customer.send('POST', '/refactor/v5/ship/combined_services_options', { body: { ...oneWayForm, ...form } });

describe('a carrier defined by data', () => {
  it('SV-10 SV-12 DHL sells its services abroad, its label has its number, and staff find its order by it', async () => {
    const { services } = (await optionsOf(hongKong)).json().default_services.outbound;
    expect(services).toMatchObject([
      { carrier: 'DHL', carrier_system_name: 'DHL', service_name: 'ECONOMY SELECT' },
      { carrier: 'DHL', carrier_system_name: 'DHL', service_name: 'EXPRESS WORLDWIDE' },
    ]);
    const { orderId } = await paidOrder(shop, customer, {
      ...hongKong,
      pickup_carrier_service_level_id: String(services[1].carrier_service_level_id),
    });
    await reaches(shop, orderId, 'labels_ready');
    const [parcel] = await parcelRows(shop, orderId);
    expect(parcel?.tracking_number).toMatch(/^51\d{8}$/);
    const found = await admin.send('GET', '/api/v6/console/orders', { query: { carrier: 'DHL' } });
    expect(found.json().orders).toMatchObject([{ order_id: orderId, carriers: ['DHL'] }]);
    shop.moveClock('2027-01-15T15:00:00Z');
    await refreshTracking(shippingOf(shop), orderId);
    expect((await parcelRows(shop, orderId)).map(({ status }) => status)).toEqual(['delivered']);
  });

  it('SV-14 a domestic trip is limited for a carrier that only ships abroad', async () => {
    expect((await optionsOf({ pickup_carrier: 'DHL' })).json()).toMatchObject({
      limited_service: true,
      default_services: { outbound: { services: [] } },
    });
  });
});
