import { expect, test } from '../fixtures/journey.ts';
import { giveSavedBooking } from '../fixtures/saved-booking.ts';
import { expectOneOrder } from '../steps/expect-order.ts';
import { fillCard, pressPlaceOrder, register } from '../steps/pay.ts';
import { violationsOf } from '../support/axe.ts';
import { ordersOf } from '../support/orders.ts';

test('PY-22 AC-06 a saved card pays the next booking with one click, and disappears when it is removed', {
  tag: '@once',
}, async ({ page, ship, receipt, person }) => {
  const { card } = ship.payment;
  await giveSavedBooking(page, person);
  await ship.open();
  await expect(ship.payment.number).toBeVisible();
  await fillCard(ship);
  // By keyboard: a click right after the page scrolled may still land in the frame that was there before.
  await card.getByRole('checkbox', { name: 'Save this card for my next booking' }).press('Space');
  await pressPlaceOrder(ship);
  await register(ship, person);
  await expectOneOrder(receipt, person);

  await giveSavedBooking(page, person);
  await ship.open();
  const kept = card.getByRole('radio', { name: 'Visa XXXX1111' });
  await expect(kept).toBeChecked();
  await expect(ship.payment.number).toBeHidden();
  expect(await violationsOf(page, '#payment')).toEqual([]);
  await pressPlaceOrder(ship);
  await expect(receipt.article).toBeVisible({ timeout: 20_000 });
  expect(await ordersOf(person.email)).toBe(2);

  await giveSavedBooking(page, person);
  await ship.open();
  await card.getByRole('button', { name: 'Remove Visa XXXX1111' }).click();
  await card.getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(ship.payment.number).toBeVisible();
  await page.reload();
  await expect(ship.payment.number).toBeVisible();
  await expect(kept).toHaveCount(0);
});
