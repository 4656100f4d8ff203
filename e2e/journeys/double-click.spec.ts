import { giveAccount } from '../fixtures/account.ts';
import { expect, test } from '../fixtures/journey.ts';
import { giveSavedBooking } from '../fixtures/saved-booking.ts';
import { expectOneOrder } from '../steps/expect-order.ts';
import { fillCard, showSummary } from '../steps/pay.ts';

test('PY-04 B3-5 a double press of "Place order" sends one request and makes one order', {
  tag: '@once',
}, async ({ page, ship, receipt, person, watch }) => {
  await giveAccount(page, person);
  await giveSavedBooking(page, person);
  await ship.open();
  await fillCard(ship);
  await showSummary(ship);
  await ship.summary.placeOrder.dblclick();
  await expectOneOrder(receipt, person);
  expect(watch.callsTo('/refactor/v5/process_payment')).toBe(1);
});
