import type { Page } from '@playwright/test';
import { giveAccount } from '../fixtures/account.ts';
import { expect, test } from '../fixtures/journey.ts';
import { giveSavedBooking } from '../fixtures/saved-booking.ts';
import type { Person } from '../fixtures/somebody.ts';
import { signInStaff } from '../fixtures/staff.ts';
import type { ShipPage } from '../pages/ship-page.ts';
import { bookFor } from '../steps/book-for.ts';
import { violationsOf } from '../support/axe.ts';
import { testCards } from '../support/card-numbers.ts';
import { rows } from '../support/database.ts';
import { linkTo } from '../support/mail-folder.ts';
import { orderFacts } from '../support/orders.ts';
import { sheetOf } from '../support/provider-sheet.ts';

/** Staff book for a customer, and send a link to pay to someone else. */
async function sendLink(page: Page, ship: ShipPage, person: Person, payer: string): Promise<void> {
  await giveAccount(page, person);
  await signInStaff(page, 'admin');
  await giveSavedBooking(page, person);
  await ship.open();
  await bookFor(page, person);
  const { card } = ship.payment;
  await card.getByRole('radio', { name: 'Send a link to pay' }).press('Space');
  const email = card.getByRole('textbox', { name: /^Email for the link/ });
  await expect(email).toHaveValue(person.email);
  await email.fill(payer);
  await expect(card.getByText(/It works for 7 days, or until the pickup/)).toBeVisible();
  expect(await violationsOf(page, '#payment')).toEqual([]);
  await page.getByRole('button', { name: 'Send the link' }).filter({ visible: true }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Waiting for payment' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Payment by link' })).toContainText(payer);
}

async function typeCard(page: Page, number: string = testCards.visa): Promise<void> {
  const fields = page.frameLocator('.checkout-card__place iframe');
  await fields.getByRole('textbox', { name: 'Card number' }).fill(number);
  await fields.getByRole('textbox', { name: 'Expiration' }).fill('12/30');
  await fields.getByRole('textbox', { name: 'Security code' }).fill('123');
}

test('CO-86 CO-87 staff send a link to pay a new order, its payer pays it without signing in, and the order is placed', {
  tag: '@phone',
}, async ({ page, ship, receipt, person, browser }) => {
  const payer = `payer.of.${person.email}`;
  await sendLink(page, ship, person, payer);
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect(page.getByRole('textbox', { name: 'Link to pay' })).toHaveValue(/\/pay#token=order-/);
  expect(await violationsOf(page, 'main')).toEqual([]);
  // The booking cannot be changed in the meantime: its page leads here.
  await page.goto('/ship');
  await expect(page.getByRole('heading', { level: 1, name: 'Waiting for payment' })).toBeVisible();

  const elsewhere = await browser.newContext({ viewport: page.viewportSize() });
  const paying = await elsewhere.newPage();
  await paying.goto(await linkTo(payer, '/pay#token='));
  await expect(paying.getByRole('heading', { level: 1, name: /^Pay for shipment SA-/ })).toBeVisible();
  await expect(paying.getByText('Alex Admin prepared this shipment.')).toBeVisible();
  await expect(paying.locator('main')).not.toContainText(person.lastName);
  expect(paying.url()).not.toContain('token');
  await typeCard(paying);
  expect(await violationsOf(paying, 'main')).toEqual([]);
  await paying.getByRole('button', { name: /^Pay \$/ }).dblclick();
  await expect(paying.getByRole('heading', { name: 'Paid, and booked' })).toBeVisible();
  await paying.reload();
  await expect(paying.getByRole('heading', { name: 'Paid, and booked' })).toBeVisible();
  await elsewhere.close();

  await expect(page.getByRole('heading', { name: 'Paid, and the order is placed' })).toBeVisible();
  await page.getByRole('link', { name: 'View as the customer' }).click();
  await expect(receipt.article).toBeVisible();
  await expect(receipt.article.getByText(`We emailed a confirmation to ${person.email}.`)).toBeVisible();
  const displayId = await receipt.orderNumber();
  await expect
    .poll(async () => {
      const { charges, chargedCents, totalCents, ledgerCents } = await orderFacts(displayId);
      return [charges, chargedCents - totalCents, ledgerCents];
    })
    .toEqual([1, 0, 0]);
});

test('CO-88 a link that is not paid in time charges nothing, and its sender returns to the booking', {
  tag: '@wide',
}, async ({ page, ship, person, browser }) => {
  const payer = `late.${person.email}`;
  await sendLink(page, ship, person, payer);
  const link = await linkTo(payer, '/pay#token=');
  await rows(
    `update bill_splits set expires_at = '2026-11-30T00:00:00Z' from bill_shares
     where bill_shares.split_id = attempt_id and bill_shares.email = $1 returning attempt_id`,
    [payer],
  );
  const elsewhere = await browser.newContext({ viewport: page.viewportSize() });
  const late = await elsewhere.newPage();
  await late.goto(link);
  await expect(late.getByRole('heading', { name: 'This link has expired' })).toBeVisible();
  await expect(late.getByText('Ask Alex Admin for a new link.')).toBeVisible();
  await expect(late.getByRole('button', { name: /^Pay/ })).toHaveCount(0);
  await elsewhere.close();

  await expect(page.getByRole('heading', { name: 'The link wasn’t paid' })).toBeVisible();
  await page.getByRole('link', { name: 'Back to the booking' }).click();
  await expect(page.getByText('You’re booking for')).toContainText(person.email);
  await expect(page).toHaveURL(/\/ship/);
});

test('CO-87 PY-19 the bank of the payer refuses the first card of a link and accepts the second, and one charge is made', {
  tag: '@once',
}, async ({ page, ship, receipt, person, browser }) => {
  const payer = `bank.${person.email}`;
  await sendLink(page, ship, person, payer);
  const elsewhere = await browser.newContext({ viewport: page.viewportSize() });
  const paying = await elsewhere.newPage();
  await paying.goto(await linkTo(payer, '/pay#token='));
  await typeCard(paying, testCards.bankRefuses);
  await paying.getByRole('button', { name: /^Pay \$/ }).click();
  await sheetOf(paying, 'Your bank').getByRole('button', { name: 'Yes, it is me' }).click();
  await expect(paying.getByRole('alert')).toBeVisible();
  await typeCard(paying, testCards.challenged);
  await paying.getByRole('button', { name: /^Pay \$/ }).click();
  await sheetOf(paying, 'Your bank').getByRole('button', { name: 'Yes, it is me' }).click();
  await expect(paying.getByRole('heading', { name: 'Paid, and booked' })).toBeVisible();
  await elsewhere.close();

  await page.getByRole('link', { name: 'View as the customer' }).click();
  const { charges, chargedCents, totalCents } = await orderFacts(await receipt.orderNumber());
  expect([charges, chargedCents - totalCents]).toEqual([1, 0]);
});
