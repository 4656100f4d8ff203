import { giveAccount } from '../fixtures/account.ts';
import { expect, test } from '../fixtures/journey.ts';
import { giveSavedBooking } from '../fixtures/saved-booking.ts';
import { expectOneOrder } from '../steps/expect-order.ts';
import { fillCard, pressPlaceOrder } from '../steps/pay.ts';
import { rows } from '../support/database.ts';

test('PR-12 a cart that was closed in the meantime is replaced, and the order continues with the new cart', {
  tag: '@once',
}, async ({ page, ship, receipt, person, watch }) => {
  watch.expect(/process_payment|\/session/, /status of 404/);
  await giveAccount(page, person);
  const closed = await giveSavedBooking(page, person);
  const saves = (ofClosed: boolean) =>
    page.waitForResponse(
      (answer) =>
        answer.request().method() === 'POST' &&
        answer.url().endsWith('/session') &&
        answer.url().includes(closed) === ofClosed,
    );
  const saved = saves(true);
  await ship.open();
  await fillCard(ship);
  await saved;
  await rows("update carts set status = 'expired', session = null, session_hash = null where id = $1", [
    closed,
  ]);
  const savedAgain = saves(false);
  await pressPlaceOrder(ship);
  await expect(ship.payment.card.getByText(/This booking was closed in the meantime/)).toBeVisible();
  await ship.edit('Travelers & items');
  await expect(ship.travelers.field(1, 'Email')).toHaveValue(person.email);
  await savedAgain;
  await fillCard(ship);
  await pressPlaceOrder(ship);
  const order = await expectOneOrder(receipt, person);
  expect(order.cartId).not.toBe(closed);
});
