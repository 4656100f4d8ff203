import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/journey.ts';
import { giveSavedBooking } from '../fixtures/saved-booking.ts';
import { expectOneOrder } from '../steps/expect-order.ts';
import { fillCard, pressPlaceOrder, register } from '../steps/pay.ts';
import { violationsOf } from '../support/axe.ts';
import { testCards } from '../support/card-numbers.ts';
import { ordersOf } from '../support/orders.ts';
import { sheetOf } from '../support/provider-sheet.ts';

test.beforeEach(async ({ page, person, ship }) => {
  await giveSavedBooking(page, person);
  await ship.open();
});

test('PY-20 PY-06 PayPal is canceled, then approved in its pop-up, and pays with the order button', {
  tag: '@once',
}, async ({ page, ship, receipt, person, watch }) => {
  const { card } = ship.payment;
  await card.getByRole('radio', { name: 'PayPal' }).press('Space');
  const agree = card.getByRole('button', { name: 'Continue with PayPal' });
  const open = async (): Promise<Page> => {
    const opened = page.waitForEvent('popup');
    await agree.press('Enter');
    return opened;
  };
  await (await open()).getByRole('button', { name: 'Cancel' }).click();
  await expect(card.getByText(/You left PayPal before approving/)).toBeVisible();
  await (await open()).close();
  await expect(agree).not.toHaveAttribute('aria-busy');
  const window = await open();
  await window.getByRole('textbox', { name: 'Email' }).fill('anna@example.test');
  await window.getByRole('button', { name: 'Agree and continue' }).click();
  await expect(card.getByText('PayPal: anna@example.test')).toBeVisible();
  expect(await violationsOf(page, '#payment')).toEqual([]);
  expect(watch.callsTo('/refactor/v5/process_payment')).toBe(0);
  await pressPlaceOrder(ship);
  await register(ship, person);
  await expectOneOrder(receipt, person);
});

test('PY-20 PY-19 a canceled wallet sheet charges nothing, and a new or saved card pays after the bank has checked its customer', {
  tag: '@once',
}, async ({ page, ship, receipt, person }) => {
  const { card } = ship.payment;
  await card.getByRole('radio', { name: 'Apple Pay' }).press('Space');
  await card.getByRole('button', { name: 'Pay with Apple Pay' }).press('Enter');
  await register(ship, person);
  await sheetOf(page, 'Apple Pay').getByRole('button', { name: 'Cancel' }).click();
  await expect(card.getByText(/You left before the payment was confirmed/)).toBeVisible();
  const byCard = card.getByRole('radio', { name: 'Card', exact: true });
  // The focus is still moving to the refusal, which may intercept the key.
  await expect(async () => {
    await byCard.press('Space');
    await expect(byCard).toBeChecked({ timeout: 500 });
  }).toPass();
  await fillCard(ship, testCards.challenged);
  await card.getByRole('checkbox', { name: 'Save this card for my next booking' }).press('Space');
  await pressPlaceOrder(ship);
  await sheetOf(page, 'Your bank').getByRole('button', { name: 'Yes, it is me' }).click();
  await expectOneOrder(receipt, person);

  await giveSavedBooking(page, person);
  await ship.open();
  await expect(card.getByRole('radio', { name: 'Visa XXXX2503' })).toBeChecked();
  await pressPlaceOrder(ship);
  await sheetOf(page, 'Your bank').getByRole('button', { name: 'Yes, it is me' }).click();
  await expect(receipt.article).toBeVisible({ timeout: 20_000 });
  expect(await ordersOf(person.email)).toBe(2);
});
