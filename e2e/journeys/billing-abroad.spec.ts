import { giveAccount } from '../fixtures/account.ts';
import { expect, test } from '../fixtures/journey.ts';
import { giveSavedBooking } from '../fixtures/saved-booking.ts';
import { expectOneOrder } from '../steps/expect-order.ts';
import { fillCard, pressPlaceOrder } from '../steps/pay.ts';

test('PY-21 CN-02 a card billed to Australia pays with its four-digit zip, and one billed to Hong Kong is asked for no zip', {
  tag: '@once',
}, async ({ page, ship, receipt, person }) => {
  await giveAccount(page, person);
  await giveSavedBooking(page, person);
  await ship.open();
  await fillCard(ship);
  await ship.payment.billingCountry.selectOption('HK');
  await expect(ship.payment.billingZip).toBeHidden();
  await ship.payment.billingCountry.selectOption('AU');
  await ship.payment.billingZip.fill('2000');
  await pressPlaceOrder(ship);
  await expectOneOrder(receipt, person);
});
