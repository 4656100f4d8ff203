import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/journey.ts';
import { openAs } from '../fixtures/staff.ts';
import { violationsOf } from '../support/axe.ts';

/** A Wednesday on which no other journey ships. */
const day = '2027-10-13';
const named = 'UPS, United States, Wed, Oct 13, 2027';

/** Days without pickups by a carrier, as the calendar of the booking page requests them. */
const closedDays = (page: Page, carrier: string): Promise<string[]> =>
  page.evaluate(
    async (path) => (await fetch(path)).json(),
    `/api/v5.1/calendar/unavailable_days?country_code=US&carrier_name=${carrier}`,
  );

test('CO-106 staff add a day without UPS by keyboard, bookings leave it out immediately, and staff remove it', {
  tag: '@wide',
}, async ({ browser, page }) => {
  await page.goto('/');
  expect(await closedDays(page, 'UPS')).not.toContain(day);

  const staff = await openAs(browser, 'adminplus', page);
  const { keyboard } = staff.page;
  await staff.page.goto('/admin/carrier-days?calendar=UPS-US&year=2027');
  const row = staff.page.getByRole('row', { name: /Oct 13, 2027/ });
  await expect(staff.page.getByRole('row', { name: /Dec 24, 2027/ })).toBeVisible();
  await expect(row).toHaveCount(0);
  await staff.page.getByRole('button', { name: 'Add a day' }).press('Enter');
  const adding = staff.page.getByRole('dialog', { name: 'Add a day' });
  await expect(adding.getByRole('combobox', { name: /^Carrier or country/ })).toHaveValue('UPS-US');
  await adding.getByLabel(/^Day/).fill('2027-10-16');
  await expect(adding.getByText('Carriers don’t work on weekends. Choose a weekday.')).toBeVisible();
  await adding.getByLabel(/^Day/).fill(day);
  await expect(adding.getByText('No placed orders are picked up or delivered on Wed, Oct 13.')).toBeVisible();
  await adding.getByRole('textbox', { name: 'Name' }).focus();
  await keyboard.type('Inventory');
  await keyboard.press('Tab');
  await keyboard.press('ArrowUp');
  await expect(adding.getByRole('radio', { name: 'Drop-offs and deliveries' })).toBeChecked();
  await keyboard.press('ArrowUp');
  await expect(adding.getByRole('radio', { name: 'Pickups' })).toBeChecked();
  await keyboard.press('Tab');
  await keyboard.type('An email of UPS');
  await adding.getByRole('textbox', { name: 'Reason' }).focus();
  await keyboard.type('UPS counts its depots');
  expect(await violationsOf(staff.page)).toEqual([]);
  await keyboard.press('Enter');
  await expect(staff.page.getByText(`Added: ${named}.`)).toBeVisible();
  await expect(row).toContainText('Inventory');
  await expect(row).toContainText('“UPS counts its depots”');
  expect(await violationsOf(staff.page)).toEqual([]);

  expect(await closedDays(page, 'UPS')).toContain(day);
  expect(await closedDays(page, 'FEDEX')).not.toContain(day);

  await row.getByRole('button', { name: `Remove ${named}` }).press('Enter');
  const removing = staff.page.getByRole('dialog', { name: `Remove ${named}` });
  await removing.getByRole('textbox', { name: 'Reason' }).fill('UPS counts in another week');
  await keyboard.press('Enter');
  await expect(staff.page.getByText(`Removed: ${named}.`)).toBeVisible();
  const history = staff.page.getByRole('region', { name: `History of ${named}` });
  await expect(history.getByText('UPS counts in another week')).toBeVisible();
  expect(await closedDays(page, 'UPS')).not.toContain(day);

  await staff.page.goto('/admin/history');
  await expect(
    staff.page.getByText('UPS, United States: Oct 13, 2027 added, no pickup', { exact: true }).first(),
  ).toBeVisible();
  expect(staff.watch.noise()).toEqual([]);
  await staff.close();
});
