import { giveAccount } from '../fixtures/account.ts';
import { expect, test } from '../fixtures/journey.ts';
import { fillTrip } from '../steps/book.ts';
import { expectOneOrder } from '../steps/expect-order.ts';
import { fillCard, pressPlaceOrder, register } from '../steps/pay.ts';
import { returnOn } from '../steps/plan-trip.ts';
import { violationsOf } from '../support/axe.ts';
import { testCards } from '../support/card-numbers.ts';

test('TL-26 MD-17 RO-13 a return over Christmas is ordered after the holiday terms are accepted', {
  tag: '@phone',
}, async ({ page, ship, receipt, person, watch }) => {
  // A press without accepted terms is refused.
  watch.expect(/process_payment/, /status of 422/);
  await giveAccount(page, person);
  await fillTrip(ship, person, 'round trip');
  await returnOn(ship, '12/22/2026');
  // The terms are shown before any payment.
  await expect(page.getByRole('region', { name: 'Holiday terms' })).toBeVisible();
  await fillCard(ship);
  await pressPlaceOrder(ship);
  const dialog = page.getByRole('dialog', { name: 'Holiday terms' });
  await dialog.getByRole('button', { name: 'Don’t place order' }).click();
  await expect(dialog).toBeHidden();
  await expect(ship.payment.card.getByText(/Accept the holiday terms to place this order/)).toBeVisible();
  await pressPlaceOrder(ship);
  await dialog.getByRole('checkbox', { name: 'I accept the holiday terms' }).check();
  await dialog.getByRole('button', { name: 'Accept and place order' }).click();
  await expectOneOrder(receipt, person);
  await expect(receipt.card('Return')).toContainText('Tue, Dec 22, 2026');
});

test('MD-17 TL-26 terms accepted with a new account remain accepted after a declined card', {
  tag: '@once',
}, async ({ page, ship, receipt, person, watch }) => {
  watch.expect(/process_payment/, /status of 422/);
  await fillTrip(ship, person, 'round trip');
  await returnOn(ship, '12/22/2026');
  await fillCard(ship, testCards.declined);
  await ship.payment.card.getByRole('checkbox', { name: /^Save this card/ }).check();
  await pressPlaceOrder(ship);
  await register(ship, person);
  await expect(ship.payment.card.getByText(/^Your bank declined the card/)).toBeVisible();
  await expect(page.getByText('You accepted the holiday terms.')).toBeVisible();
  await expect(page.getByRole('checkbox', { name: 'I accept the holiday terms' })).toHaveCount(0);
  await expect(ship.payment.card.getByRole('checkbox', { name: /^Save this card/ })).toBeChecked();
  await fillCard(ship);
  await pressPlaceOrder(ship);
  await expectOneOrder(receipt, person);
});

test('MD-17 TL-24 a new customer accepts the holiday terms and ours in one box, and the receipt repeats it', {
  tag: '@once',
}, async ({ page, ship, receipt, person }) => {
  await fillTrip(ship, person, 'round trip');
  await returnOn(ship, '12/22/2026');
  await expect(page.getByRole('region', { name: 'Holiday terms' })).toBeVisible();
  await fillCard(ship);
  await pressPlaceOrder(ship);
  await register(ship, person);
  await expectOneOrder(receipt, person);
  await expect(page.getByText(/^You accepted the holiday terms/)).toBeVisible();
  await expect(page.getByRole('dialog', { name: 'Holiday terms' })).toHaveCount(0);
});

test('MD-17 a signed-in customer accepts the holiday terms above the payment, and the order does not ask again', {
  tag: ['@once', '@long'],
}, async ({ page, ship, receipt, person }) => {
  await giveAccount(page, person);
  await fillTrip(ship, person, 'round trip');
  await returnOn(ship, '12/22/2026');
  const terms = page.getByRole('region', { name: 'Holiday terms' });
  await terms.getByRole('checkbox', { name: 'I accept the holiday terms' }).check();
  await terms.getByRole('button', { name: 'Accept terms' }).click();
  await expect(page.getByText('You accepted the holiday terms.')).toBeVisible();
  expect(await violationsOf(page, 'main')).toEqual([]);
  await fillCard(ship);
  await pressPlaceOrder(ship);
  await expectOneOrder(receipt, person);
  await expect(page.getByRole('dialog', { name: 'Holiday terms' })).toHaveCount(0);
  await expect(receipt.card('Return')).toContainText('Tue, Dec 22, 2026');
});
