import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '../fixtures/journey.ts';
import { giveOrder } from '../fixtures/order.ts';
import { openAs } from '../fixtures/staff.ts';
import { openRow } from '../steps/open-row.ts';
import { violationsOf } from '../support/axe.ts';
import { askCarrier, carrierTook } from '../support/carrier.ts';

/** A worker asks the carrier each minute. */
const untilAsked = { timeout: 100_000 };
const photo = {
  name: 'lobby.png',
  mimeType: 'image/png',
  buffer: readFileSync(join(import.meta.dirname, '../fixtures/lobby.png')),
};

test('TC-05 TC-09 TC-12 TC-14 TC-16 the owner and a person with a link follow bags live, confirm their arrival, and make a claim', {
  tag: '@once',
}, async ({ page, browser, person }) => {
  test.setTimeout(360_000);
  const order = await giveOrder(page, person);

  await page.goto(`/orders/${order.id}`);
  const timeline = page.getByRole('region', { name: 'Where your bags are' }).first();
  const stop = timeline.locator('[aria-current="step"]');
  await expect(stop).toContainText('Label ready', { timeout: 30_000 });

  // A link for the recipient of the bags, who has no account.
  await openRow(page.getByRole('region', { name: 'Share tracking' }));
  await page.getByRole('button', { name: 'Create link' }).click();
  const link = await page.getByRole('textbox', { name: 'Link' }).inputValue();
  const context = await browser.newContext({ viewport: page.viewportSize() });
  const guest = await context.newPage();
  await guest.goto(link);
  const guestStop = guest.locator('[aria-current="step"]');
  await expect(guestStop).toContainText('Label ready');
  expect(await guest.locator('main').textContent()).not.toContain(person.lastName);

  // Neither page reloads.
  await carrierTook(order.id, { daysAgo: 3, deliversIn: 1 });
  await expect(stop).toContainText('In transit', untilAsked);
  await expect(guestStop).toContainText('In transit', { timeout: 5000 });
  expect(await violationsOf(page)).toEqual([]);
  expect(await violationsOf(guest)).toEqual([]);

  await guest.getByRole('button', { name: 'The bags are here' }).click();
  await guest.getByRole('textbox', { name: /Your name/ }).fill('Jo, front desk');
  await guest.getByLabel('Photo of the bags').setInputFiles(photo);
  await guest.getByRole('button', { name: 'Confirm', exact: true }).click();
  await expect(guest.getByText('Someone confirmed that the bags are there.')).toBeVisible();
  await expect(page.getByText(/Confirmed by Jo, front desk/)).toBeVisible({ timeout: 5000 });
  const shown = page.getByRole('img', { name: /Photo of the bags by Jo/ });
  await shown.scrollIntoViewIfNeeded();
  await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await context.close();

  await carrierTook(order.id, { daysAgo: 5, deliversIn: -1 });
  await askCarrier();
  await expect(stop).toContainText('Delivered', untilAsked);

  // A problem is reported and followed on this page.
  const help = page.getByRole('region', { name: 'Help with this order' });
  await openRow(help);
  await help.getByRole('button', { name: 'Report a problem' }).click();
  await help.getByRole('radio', { name: 'Damaged' }).check();
  await help.getByRole('checkbox').first().check();
  await help.getByRole('button', { name: 'Continue' }).click();
  await help.getByRole('textbox', { name: /What is damaged/ }).fill('A wheel is broken off.');
  await help.getByRole('textbox', { name: /What it was worth/ }).fill('120');
  await expect(help.getByText('Saved. You can leave and come back later.')).toBeVisible();
  await help.getByLabel('Photos and receipts').setInputFiles(photo);
  await expect(help.getByRole('link', { name: 'lobby.jpg' })).toBeVisible();
  await page.reload();
  await expect(help.getByRole('textbox', { name: /What is damaged/ })).toHaveValue('A wheel is broken off.');
  expect(await violationsOf(page)).toEqual([]);
  await help.getByRole('button', { name: 'Send claim' }).click();
  await expect(help.getByText('Sent', { exact: true }).first()).toBeVisible();

  const staff = await openAs(browser, 'admin', page);
  const { page: desk } = staff;
  await desk.goto('/admin/claims');
  await desk.getByRole('link', { name: order.displayId }).click();
  for (const act of ['Approve', 'Pay']) {
    await desk.getByRole('button', { name: act, exact: true }).click();
    const dialog = desk.getByRole('dialog', { name: act });
    await dialog.getByRole('textbox', { name: /Reason/ }).fill('The photo shows it.');
    await dialog.getByRole('button', { name: act, exact: true }).click();
    if (act === 'Pay') {
      await expect(dialog.getByText(/Press again to confirm\.$/)).toBeVisible();
      await dialog.getByRole('button', { name: act, exact: true }).click();
    }
    await expect(dialog).toBeHidden();
  }
  await staff.close();
  await expect(help.getByText('Paid').first()).toBeVisible({ timeout: 5000 });
  await expect(help.getByText('$120.00 approved')).toBeVisible();
});
