import { expect, test } from '../fixtures/journey.ts';
import { OrderPage } from '../pages/order-page.ts';
import { expectOneOrder } from '../steps/expect-order.ts';
import { fillEnds, fillTraveler } from '../steps/fill-shipment.ts';
import { fillCard, pressPlaceOrder, register } from '../steps/pay.ts';
import { planRoundTrip } from '../steps/plan-trip.ts';
import { bagsOfLegs } from '../support/orders.ts';

test('TR-06 TL-04 a group of four books a round trip, one is outbound-only, and one bag is return-only', {
  tag: '@phone',
}, async ({ ship, receipt, person }) => {
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
  await travelers.addOne(2, 'Golf Bags').click();
  await travelers.size(2, 'Golf Bag 2', /Standard/).check();
  await travelers.packaging(2, 'Golf Bag 2').selectOption({ index: 1 });
  await travelers.more(2, 'Golf Bag 2').click();
  await travelers.bagWay(2, 'Golf Bag 2').selectOption('Return only');
  await planRoundTrip(ship);
  await fillCard(ship);
  await pressPlaceOrder(ship);
  await register(ship, person);
  const { displayId, id } = await expectOneOrder(receipt, person);
  await expect.poll(() => bagsOfLegs(displayId)).toEqual({ outbound: 4, return: 4 });
  await expect(receipt.article).toContainText('return only');
  await expect(receipt.article).toContainText('outbound only');

  const order = new OrderPage(ship.page);
  await order.open(id);
  const contents = ship.page.getByRole('region', { name: 'Travelers and bags' });
  for (const name of [person.firstName, 'Friendb', 'Friendc', 'Friendd'])
    await expect(contents).toContainText(name);
  await order.act('Cancel order').click();
  await order.dialog.getByRole('radio', { name: 'One bag' }).check();
  const bags = order.dialog.getByRole('combobox', { name: 'Which bag?' });
  const [label = ''] = (await bags.getByRole('option').allTextContents()).filter((bag) =>
    /Friendc [^:]+$/.test(bag),
  );
  await bags.selectOption(label);
  await expect(order.dialog.getByText(/We’ll refund you/)).toBeVisible();
  await order.dialog
    .getByRole('button', { name: /^(Confirm cancellation|Cancel (order|outbound|return))/ })
    .click();
  await expect(order.dialog).toBeHidden({ timeout: 20_000 });
  await expect.poll(() => bagsOfLegs(displayId)).toEqual({ outbound: 3, return: 3 });
});
