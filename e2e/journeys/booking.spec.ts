import { expect, test } from '../fixtures/journey.ts';
import { fillBooking } from '../steps/book.ts';
import { expectOneOrder } from '../steps/expect-order.ts';
import { pressPlaceOrder, register } from '../steps/pay.ts';
import { returnDay } from '../steps/plan-trip.ts';
import { confirmationsTo } from '../support/mail-folder.ts';

test('BR-01 RO-02 AC-01 PY-11 PY-15 RT-20 a guest books a golf bag one way, registers, pays and gets the receipt', async ({
  ship,
  receipt,
  person,
}) => {
  await fillBooking(ship, person);
  await pressPlaceOrder(ship);
  await register(ship, person);
  const order = await expectOneOrder(receipt, person);
  await expect(receipt.card('Your shipment')).toContainText('Fallowmere Golf Resort');
  expect(confirmationsTo(person.email)[0]).toContain(order.displayId);
});

test('TL-01 TL-02 PR-05 a guest books a golf bag there and back', async ({ ship, receipt, person }) => {
  await fillBooking(ship, person, 'round trip');
  await pressPlaceOrder(ship);
  await register(ship, person);
  await expectOneOrder(receipt, person);
  await expect(receipt.card('Outbound')).toContainText('12/08/2026');
  await expect(receipt.card('Return')).toContainText(returnDay);
});
