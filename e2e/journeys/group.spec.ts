import { expect, test } from '../fixtures/journey.ts';
import { expectOneOrder } from '../steps/expect-order.ts';
import { fillEnds, fillTraveler } from '../steps/fill-shipment.ts';
import { fillCard, pressPlaceOrder, register } from '../steps/pay.ts';
import { planRoundTrip } from '../steps/plan-trip.ts';
import { bagsOfLegs } from '../support/orders.ts';

test('TR-06 TL-04 a group of four books there and back, and the bag of one only goes there', async ({
  ship,
  receipt,
  person,
}) => {
  const { travelers } = ship;
  await ship.open();
  await fillEnds(ship, person);
  await fillTraveler(ship, person);
  for (const number of [2, 3, 4]) {
    await travelers.add.click();
    await travelers.field(number, 'First name').fill(`Friend${'abcd'.charAt(number - 1)}`);
    await travelers.field(number, 'Last name').fill(person.lastName);
    await travelers.field(number, 'Email').fill(`friend.${number}@journeys.test`);
    await travelers.addOne(number, 'Golf Bags').click();
    await travelers.size(number, 'Golf Bag 1', /Standard/).check();
    await travelers.packaging(number, 'Golf Bag 1').selectOption({ index: 1 });
  }
  await travelers.way(4, 'Outbound only').check();
  await planRoundTrip(ship);
  await fillCard(ship);
  await pressPlaceOrder(ship);
  await register(ship, person);
  const { displayId } = await expectOneOrder(receipt, person);
  await expect.poll(() => bagsOfLegs(displayId)).toEqual({ outbound: 4, return: 3 });
});
