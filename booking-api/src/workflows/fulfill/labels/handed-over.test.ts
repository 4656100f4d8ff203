import { signedInBrowser, startPerFile } from '../../../testing/server-per-file.ts';
import { oneWayForm } from '../../../testing/shipment-forms.ts';
import { testInstant } from '../../../testing/test-app.ts';
import { placeOrder } from '../../testing/shipping.ts';
import { startShop } from '../../testing/shop.ts';

const shop = startPerFile(startShop);
beforeEach(() => shop.moveClock(testInstant));
const customer = signedInBrowser(shop, 'customer', 'each');

const parcelsOf = (orderId: string) =>
  shop.context.db.selectFrom('order_parcels').select('carriage').where('order_id', '=', orderId).execute();

describe('pickup and drop-off of bags', () => {
  it.each([
    ['the window that was bought', { pickup_date: '2026-11-23', outbound_pickup: '4' }, '12:00', '18:00'],
    ['the hours of the counter', { outbound_pickup: '0' }, '09:00', '18:00'],
  ])('TL-08 the calendar shows %s', async (_what, form, from, to) => {
    const { orderId } = await placeOrder(shop, customer, form);
    const { entries } = (await customer.send('GET', `/api/v6/orders/${orderId}/calendar`)).json();
    expect([entries[0].starts.slice(11), entries[0].ends.slice(11)]).toEqual([from, to]);
  });

  it('AD-24 SV-12 the label is that of the carrier that picks up at the club, when no carrier was chosen', async () => {
    await shop.context.db
      .updateTable('facilities')
      .set({ pickup_carriers: ['UPS'] })
      .where('id', '=', 2)
      .execute();
    const club = { origination: 'club', o_club_id: '2', outbound_pickup: '3', pickup_carrier: '' };
    const form = { ...club, pickup_date: '2026-11-24' };
    const { outbound } = (
      await customer.send('POST', '/refactor/v5/ship/combined_services_options', {
        body: { ...oneWayForm, ...form },
      })
    ).json().default_services;
    const [service] = outbound.services;
    const { orderId } = await placeOrder(shop, customer, {
      ...form,
      pickup_carrier_service_level_id: String(service.carrier_service_level_id),
    });
    expect(service.carrier_system_name).toBe('UPS');
    expect((await parcelsOf(orderId)).map(({ carriage }) => carriage.carrier)).toEqual(['UPS']);
  });
});
