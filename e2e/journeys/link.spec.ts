import { expect, test } from '../fixtures/journey.ts';
import { clubs, home } from '../fixtures/places.ts';
import { expectOneOrder } from '../steps/expect-order.ts';
import { fillCard, pressPlaceOrder, register } from '../steps/pay.ts';
import { pickupDay } from '../steps/plan-trip.ts';

test('RT-07 RT-10 RT-11 RT-12 RT-13 RT-14 RT-16 SV-10 a link with every parameter opens the booking filled in, and it is paid', {
  tag: '@wide',
}, async ({ page, ship, receipt, person }) => {
  const name = `${person.firstName} ${person.lastName}`;
  const query = new URLSearchParams({
    shipping_from: clubs.open.name,
    o_phone: '910 555 0187',
    d_country: 'US',
    d_address: person.street,
    d_zip: home.zip,
    d_city: home.city,
    d_state: home.state,
    d_contact: name,
    d_phone: person.phone,
    triptype: 'round_trip',
    oneway: 'true',
    ship_date: pickupDay,
    service: 'ground',
    travname: name,
    travemail: person.email,
    travphone: person.phone,
    product: 'GOLF-STD,NOTHING',
    golfqty: '1',
    bagqty: '<script>',
    luggage: 'true',
  });
  await ship.open(`?${query}`);
  const { itinerary, travelers } = ship;
  await expect(ship.from.change(clubs.open.name)).toBeVisible();
  await expect(travelers.field(1, 'First name')).toHaveValue(person.firstName);
  await expect(travelers.field(1, 'Email')).toHaveValue(person.email);
  await expect(travelers.size(1, 'Golf Bag 1', /Standard/)).toBeChecked();
  const counters = page.getByRole('button', { name: /^Add one: / });
  await expect(counters.first()).toHaveAccessibleName(/Luggage/);
  await travelers.packaging(1, 'Golf Bag 1').selectOption({ index: 1 });
  await expect(itinerary.tripType('One way')).toBeChecked();
  await expect(itinerary.date('outbound')).toHaveValue(pickupDay);
  await expect(itinerary.option('outbound', /Ground/i).first()).toBeChecked();
  await fillCard(ship);
  await pressPlaceOrder(ship);
  await register(ship, person);
  await expectOneOrder(receipt, person);
});
