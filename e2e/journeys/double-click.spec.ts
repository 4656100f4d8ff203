import { expect, test } from '../fixtures/journey.ts';
import { giveSavedBooking } from '../fixtures/saved-booking.ts';
import { expectOneOrder } from '../steps/expect-order.ts';
import { fillCard, pressPlaceOrder, register, showSummary } from '../steps/pay.ts';

test('PY-04 B3-5 a double press of "Place order" sends one request and makes one order', {
  tag: '@once',
}, async ({ page, ship, receipt, person, watch }) => {
  await giveSavedBooking(page, person);
  await ship.open();
  await fillCard(ship);
  await pressPlaceOrder(ship);
  await register(ship, person);
  await expectOneOrder(receipt, person);

  await giveSavedBooking(page, person);
  await ship.open();
  await fillCard(ship);
  await showSummary(ship);
  const before = watch.callsTo('/refactor/v5/process_payment');
  await ship.summary.placeOrder.dblclick();
  await expect(receipt.article).toBeVisible();
  expect(watch.callsTo('/refactor/v5/process_payment') - before).toBe(1);
});
