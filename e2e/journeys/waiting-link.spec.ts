import type { Browser, Page } from '@playwright/test';
import { giveAccount } from '../fixtures/account.ts';
import { expect, test } from '../fixtures/journey.ts';
import { giveSavedBooking } from '../fixtures/saved-booking.ts';
import type { Person } from '../fixtures/somebody.ts';
import { openAs } from '../fixtures/staff.ts';
import { AssistanceStrip } from '../pages/assistance-strip.ts';
import { ReceiptPage } from '../pages/receipt-page.ts';
import { ShipPage } from '../pages/ship-page.ts';
import { payByLink } from '../steps/pay-by-link.ts';
import { violationsOf } from '../support/axe.ts';
import { linkTo } from '../support/mail-folder.ts';

/** Staff take over the customer's open booking and send its pay link to an address. */
async function sendLinkOf(browser: Browser, page: Page, person: Person, payer: string, isGuest: boolean) {
  const help = page.getByRole('paragraph').filter({ hasText: 'read out your cart number' });
  await expect(help).toBeVisible({ timeout: 20_000 });
  const number = ((await help.locator('strong').textContent()) ?? '').trim();
  const staff = await openAs(browser, 'admin', page);
  staff.watch.expect(/answer: 4(04|22)|status of 4(04|22)|\/hold/);
  const [strip, theirs] = [new AssistanceStrip(staff.page), new ShipPage(staff.page)];
  await theirs.open();
  await strip.takeOver(number);
  const progress = staff.page.getByRole('dialog', { name: 'Taking over the cart' });
  await expect(progress.getByText('100%')).toBeVisible({ timeout: 30_000 });
  await expect(progress).toBeHidden({ timeout: 10_000 });
  if (isGuest) {
    await strip.region.getByRole('button', { name: 'Add the customer’s email' }).click();
    const who = staff.page.getByRole('dialog', { name: 'Who is this order for?' });
    await expect(who.getByRole('textbox', { name: 'Customer’s email' })).toHaveValue(person.email);
    await who.getByRole('button', { name: 'Use this customer' }).click();
    await expect(who).toBeHidden();
  }
  const { card } = theirs.payment;
  await card.getByRole('radio', { name: 'Send a link to pay' }).press('Space');
  await card.getByRole('textbox', { name: /^Email for the link/ }).fill(payer);
  await staff.page.getByRole('button', { name: 'Send the link' }).filter({ visible: true }).first().click();
  await expect(staff.page.getByRole('heading', { level: 1, name: 'Waiting for payment' })).toBeVisible({
    timeout: 20_000,
  });
  return { staff, number };
}

test('TK-20 TK-21 a guest’s open page immediately says that the booking waits for a pay link, and they pay it there', {
  tag: '@phone',
}, async ({ browser, page, ship, person, watch }) => {
  watch.expect(/answer: 401|status of 401/);
  await giveSavedBooking(page, person);
  await ship.open();
  const { staff, number } = await sendLinkOf(browser, page, person, person.email, true);
  const card = page.getByRole('region', { name: 'Payment by link' });
  await expect(page.getByRole('heading', { level: 1, name: 'Waiting for payment' })).toBeVisible();
  await expect(card).toContainText('Alex emailed a link to pay to');
  await expect(card).toContainText(/\$\d/);
  await expect(card).not.toContainText(person.email);
  await page.reload();
  await expect(card).toContainText('Alex emailed a link to pay to');
  expect(await violationsOf(page, 'main')).toEqual([]);
  await card.getByRole('button', { name: /^Pay \$/ }).click();
  await payByLink(page);
  // The tab that the guest left shows the paid order.
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Paid, and your order is placed' })).toBeVisible();
  await expect(card).toContainText(number);
  await card.getByRole('link', { name: 'Open your order' }).click();
  await expect(page.getByRole('heading', { name: 'Alex placed your order' })).toBeVisible();
  await staff.close();
});

test('TK-21 TK-22 a signed-in customer sees where the link went, takes the booking back, and the link pays nothing', {
  tag: '@once',
}, async ({ browser, page, ship, person, watch }) => {
  // The account split no bill of this booking.
  watch.expect(/404/);
  await giveAccount(page, person);
  await giveSavedBooking(page, person);
  await ship.open();
  const payer = `payer.of.${person.email}`;
  const { staff } = await sendLinkOf(browser, page, person, payer, false);
  const card = page.getByRole('region', { name: 'Payment by link' });
  await expect(card).toContainText(`Alex emailed a link to pay to ${payer}`);
  await expect(card.getByRole('button', { name: /^Pay \$/ })).toHaveCount(0);
  await card.getByRole('button', { name: 'Take the booking back' }).click();
  const sure = page.getByRole('dialog', { name: 'Take the booking back?' });
  await sure.getByRole('button', { name: 'Keep waiting' }).click();
  await expect(sure).toBeHidden();
  await card.getByRole('button', { name: 'Take the booking back' }).click();
  await sure.getByRole('button', { name: 'Take it back' }).click();
  await expect(page).toHaveURL(/\/ship/);
  await expect(ship.summary.total).toHaveText(/^\$/, { timeout: 20_000 });
  await expect(page.getByText(/is helping you/)).toHaveCount(0);
  await expect(staff.page.getByRole('heading', { name: 'Link withdrawn' })).toBeVisible({ timeout: 20_000 });
  const elsewhere = await browser.newContext({ viewport: page.viewportSize() });
  const late = await elsewhere.newPage();
  await late.goto(await linkTo(payer, '/pay#token='));
  await expect(late.getByRole('heading', { name: 'This link was withdrawn' })).toBeVisible();
  await elsewhere.close();
  await staff.close();
});

test('TK-21 the signed-in owner of a paid booking opens its receipt', { tag: '@once' }, async ({
  browser,
  page,
  ship,
  person,
  watch,
}) => {
  watch.expect(/404/);
  await giveAccount(page, person);
  await giveSavedBooking(page, person);
  await ship.open();
  const { staff } = await sendLinkOf(browser, page, person, person.email, false);
  const card = page.getByRole('region', { name: 'Payment by link' });
  await expect(card).toContainText(person.email);
  const elsewhere = await browser.newContext({ viewport: page.viewportSize() });
  const payer = await elsewhere.newPage();
  await payer.goto(await linkTo(person.email, '/pay#token='));
  await payByLink(payer);
  await elsewhere.close();
  await expect(page.getByRole('heading', { level: 1, name: 'Paid, and your order is placed' })).toBeVisible();
  await card.getByRole('link', { name: 'Open your receipt' }).click();
  await expect(new ReceiptPage(page).article).toBeVisible({ timeout: 20_000 });
  await staff.close();
});
