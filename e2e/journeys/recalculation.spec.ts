import { giveAccount } from '../fixtures/account.ts';
import { expect, test } from '../fixtures/journey.ts';
import { toDenver } from '../fixtures/places.ts';
import { withDearerRates } from '../fixtures/prices.ts';
import { giveSavedBooking } from '../fixtures/saved-booking.ts';
import { expectOneOrder } from '../steps/expect-order.ts';
import { fillCard, pressPlaceOrder } from '../steps/pay.ts';

test('PY-17 B3-11 a price that changes under the hand is taken over and the order sent again, exactly once', {
  tag: '@once',
}, async ({ page, ship, receipt, person, watch }) => {
  watch.expect(/process_payment/, /status of 409|status of 422/);
  await giveAccount(page, person);
  await giveSavedBooking(page, person, toDenver.form);
  await ship.open();
  await fillCard(ship);
  const before = await ship.summary.total.textContent();
  await withDearerRates(toDenver.zone, async () => {
    await pressPlaceOrder(ship);
    const order = await expectOneOrder(receipt, person);
    expect(before).toBe(`$${((order.totalCents - 500) / 100).toFixed(2)}`);
  });
  expect(watch.callsTo('/refactor/v5/process_payment')).toBe(2);
});
