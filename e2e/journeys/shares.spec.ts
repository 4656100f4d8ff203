import type { Page } from '@playwright/test';
import { giveAccount } from '../fixtures/account.ts';
import { expect, test } from '../fixtures/journey.ts';
import { giveSavedBooking } from '../fixtures/saved-booking.ts';
import { savedSession } from '../fixtures/saved-form.ts';
import { fillCard } from '../steps/pay.ts';
import { violationsOf } from '../support/axe.ts';
import { testCards } from '../support/card-numbers.ts';
import { linkTo } from '../support/mail-folder.ts';
import { orderFacts } from '../support/orders.ts';

/** Types a card on the page of a share. */
async function typeCard(page: Page): Promise<void> {
  const fields = page.frameLocator('.checkout-card__place iframe');
  await fields.getByRole('textbox', { name: 'Card number' }).fill(testCards.visa);
  await fields.getByRole('textbox', { name: 'Expiration' }).fill('12/30');
  await fields.getByRole('textbox', { name: 'Security code' }).fill('123');
}

test('GB-01 everyone pays their share: no one is charged before all have agreed, and then the order is placed once', {
  tag: '@once',
}, async ({ page, ship, receipt, person, browser }) => {
  await giveAccount(page, person);
  const friend = `friend.of.${person.email}`;
  const [own] = Object.values(savedSession(person).ship_state.traveler ?? {});
  const two = { '1': own, '2': { ...own, t_first_name: 'Robin', t_email: friend } };
  await giveSavedBooking(page, person, { additional_travelers: '1', traveler: two });
  await ship.open();
  await fillCard(ship);
  await page.getByRole('radio', { name: 'Everyone pays their share' }).check();
  await expect(page.getByRole('table', { name: 'Shares' })).toContainText(friend);
  expect(await violationsOf(page, '#payment')).toEqual([]);
  await page.getByRole('button', { name: 'Send the requests' }).first().click();

  await expect(page.getByRole('heading', { name: 'Who has agreed to pay' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Shares' })).toContainText('Waiting for an answer');
  expect(await violationsOf(page, 'main')).toEqual([]);
  // The booking cannot be changed in the meantime: its page leads here.
  await page.goto('/ship');
  await expect(page.getByRole('heading', { name: 'Who has agreed to pay' })).toBeVisible();

  const elsewhere = await browser.newContext();
  const asked = await elsewhere.newPage();
  await asked.goto(await linkTo(friend, '/share#token='));
  await expect(asked.getByRole('region', { name: 'Shipment' })).toContainText('Robin');
  await typeCard(asked);
  expect(await violationsOf(asked, 'main')).toEqual([]);
  await asked.getByRole('button', { name: /^Agree to pay \$/ }).click();
  await expect(asked.getByRole('heading', { name: 'You agreed' })).toBeVisible();
  await elsewhere.close();

  await page.getByRole('link', { name: 'Open your receipt' }).click({ timeout: 30_000 });
  await expect(receipt.article).toContainText('Paid by Robin');
  const displayId = await receipt.orderNumber();
  await expect
    .poll(async () => {
      const { charges, chargedCents, totalCents, ledgerCents } = await orderFacts(displayId);
      return [charges, chargedCents - totalCents, ledgerCents];
    })
    .toEqual([2, 0, 0]);
});
