import type { LegName } from '@sendahead/shared-contracts/orders/leg-name';
import { calendarDate } from '@sendahead/shared-contracts/primitives/calendar-date';
import type { ShipmentForm } from '@sendahead/shared-contracts/ship-form/schema';
import { signedInBrowser, startPerFile } from '../../../testing/server-per-file.ts';
import { oneWayForm, roundTripForm } from '../../../testing/shipment-forms.ts';
import { testInstant } from '../../../testing/test-app.ts';
import { singleLegForm } from '../../checkout/amendment/legs/single-leg-form.ts';
import { placeOrder } from '../../testing/shipping.ts';
import { startShop } from '../../testing/shop.ts';

const shop = startPerFile(startShop);
beforeEach(() => shop.moveClock(testInstant));
const customer = signedInBrowser(shop, 'customer', 'each');

const casey = oneWayForm.traveler?.['1'];
const two = { traveler: { 1: { ...casey, t_first_name: 'Ann' }, 2: { ...casey, t_first_name: 'Mia' } } };
const dropsOff = { 0: { golfer_id: '2', pickup_type: '0', pickup_item_type: 'golf' } };

const parcelsOf = (orderId: string) =>
  shop.context.db
    .selectFrom('order_parcels')
    .select(['traveler', 'leg', 'carriage'])
    .where('order_id', '=', orderId)
    .orderBy('leg')
    .orderBy('position')
    .execute();

describe('an order of travelers with separate pickups', () => {
  it('MD-03 labels, receipt and calendar show whose bags are picked up and whose are dropped off', async () => {
    const { orderId } = await placeOrder(shop, customer, { ...two, golfers: dropsOff });
    const parcels = await parcelsOf(orderId);
    expect(parcels.map(({ traveler, carriage }) => [traveler, carriage.dropOff, carriage.window])).toEqual([
      ['Ann Customer', false, [9, 17]],
      ['Mia Customer', true, [9, 18]],
    ]);
    const receipt = (await customer.send('GET', `/api/v6/orders/${orderId}`)).json();
    expect(JSON.stringify(receipt)).toContain(
      'Pickup at your address for Ann Customer; Drop off at a carrier store for Mia Customer',
    );
    const { entries } = (await customer.send('GET', `/api/v6/orders/${orderId}/calendar`)).json();
    expect(entries.map(({ title }: { title: string }) => title.replace(/ \(.*/, ''))).toEqual([
      'Pickup of 1 bag',
      'Drop off 1 bag',
      'Arrival of 2 bags',
    ]);
    expect(new Set(entries.map(({ uid }: { uid: string }) => uid)).size).toBe(3);
  });

  it('MD-03 the bags of one leg are independent of the other', async () => {
    const { orderId } = await placeOrder(shop, customer, {
      ...roundTripForm,
      ...two,
      return_golfers: dropsOff,
    });
    const parcels = await parcelsOf(orderId);
    expect(parcels.map(({ leg, carriage }) => [leg, carriage.dropOff])).toEqual([
      ['outbound', false],
      ['outbound', false],
      ['return', false],
      ['return', true],
    ]);
  });

  it('MD-03 a leg that becomes a separate trip keeps its pickups, and gets none of the other leg', () => {
    const own = { 0: { golfer_id: '2', pickup_type: '5' } };
    const form: ShipmentForm = { ...roundTripForm, golfers: own, return_golfers: dropsOff };
    const of = (leg: LegName, booked: ShipmentForm = form) =>
      singleLegForm({ form: booked, returnEnds: undefined }, leg, calendarDate('2026-12-08'));
    const { return_golfers: _, ...there } = form;
    expect([of('outbound').golfers, of('return').golfers]).toEqual([own, dropsOff]);
    expect(of('return', there)).not.toHaveProperty('golfers');
    expect(of('outbound')).not.toHaveProperty('return_golfers');
  });
});
