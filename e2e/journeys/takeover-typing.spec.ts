import type { Browser, Page } from '@playwright/test';
import { expect, test } from '../fixtures/journey.ts';
import { giveSavedBooking } from '../fixtures/saved-booking.ts';
import { openAs } from '../fixtures/staff.ts';
import { AssistanceStrip } from '../pages/assistance-strip.ts';
import { ShipPage } from '../pages/ship-page.ts';

/** The customer's page, with the number that they read out. */
async function numberOf(page: Page): Promise<string> {
  const help = page.getByRole('paragraph').filter({ hasText: 'read out your cart number' });
  await expect(help).toBeVisible({ timeout: 20_000 });
  return ((await help.locator('strong').textContent()) ?? '').trim();
}

/** Takes the cart over; `before` runs while the request for it waits, 300 ms before it goes on. */
async function takeOver(browser: Browser, page: Page, number: string, before: () => Promise<void>) {
  const staff = await openAs(browser, 'admin', page);
  const [strip, theirs] = [new AssistanceStrip(staff.page), new ShipPage(staff.page)];
  await theirs.open();
  await staff.page.route('**/takeover', async (route) => {
    await before();
    await page.waitForTimeout(300);
    await route.continue();
  });
  await strip.takeOver(number);
  const progress = staff.page.getByRole('dialog', { name: 'Taking over the cart' });
  await expect(progress.getByText('100%')).toBeVisible({ timeout: 30_000 });
  await expect(progress).toBeHidden({ timeout: 10_000 });
  return { staff, strip, theirs };
}
const unit = (ship: ShipPage) => ship.to.card.getByRole('textbox', { name: /^Apartment, suite, room/ });
/** The card may fold once the booking is loaded: it is opened until it shows the entry. */
const shows = (ship: ShipPage, value: string) =>
  expect(async () => {
    await ship.show('Ship to');
    await expect(unit(ship)).toHaveValue(value, { timeout: 1000 });
  }).toPass({ timeout: 20_000 });

test('TK-25 TK-26 TK-28 what a customer types just before a takeover reaches staff, whose entries stay after the release', async ({
  browser,
  page,
  ship,
  person,
  watch,
}) => {
  // The save of what was typed last is refused.
  watch.expect(/answer: 409|status of 409/);
  await giveSavedBooking(page, person);
  await ship.open();
  const number = await numberOf(page);
  await ship.edit('Ship to');
  const { staff, strip, theirs } = await takeOver(browser, page, number, () => unit(ship).fill('Unit 77'));
  // What the page of staff filled in itself is refused if the customer’s last entries arrive first.
  staff.watch.expect(/answer: 409|status of 409/);
  await shows(theirs, 'Unit 77');
  await unit(theirs).fill('Suite 500');
  await unit(theirs).blur();
  // TK-28: the card that staff edit is open.
  await expect(unit(ship)).toHaveValue('Suite 500');
  await strip.giveBack.click();
  await expect(ship.notifications.getByText(/control of your booking again/)).toBeVisible();
  await expect(unit(ship)).toHaveValue('Suite 500');
  // Longer than a save waits.
  await page.waitForTimeout(2500);
  await page.reload();
  await shows(ship, 'Suite 500');
  expect(staff.watch.noise()).toEqual([]);
  await staff.close();
});

test('TK-26 what a customer typed is named if staff have saved other entries before it arrives', {
  tag: '@once',
}, async ({ browser, page, ship, person, watch }) => {
  watch.expect(/answer: 409|status of 409|net::|late-entries/);
  await giveSavedBooking(page, person);
  await ship.open();
  const number = await numberOf(page);
  await ship.edit('Ship to');
  // The customer's page has no connection while staff begin.
  const { staff, strip, theirs } = await takeOver(browser, page, number, async () => {
    await page.context().setOffline(true);
    await unit(ship).fill('Unit 77');
  });
  await theirs.show('Ship to');
  await unit(theirs).fill('Suite 500');
  await unit(theirs).blur();
  await expect(staff.page.getByText('Saved', { exact: true })).toBeVisible();
  await staff.page.waitForTimeout(2500);
  await page.context().setOffline(false);
  await expect(ship.notifications.getByText(/Not kept.*Unit 77/)).toBeVisible({ timeout: 30_000 });
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await expect(unit(ship)).toHaveValue('Suite 500');
  await strip.giveBack.click();
  await expect(unit(ship)).toHaveValue('Suite 500');
  expect(staff.watch.noise()).toEqual([]);
  await staff.close();
});

test('TK-27 what staff type just before the customer reclaims the cart stays', { tag: '@once' }, async ({
  browser,
  page,
  ship,
  person,
  watch,
}) => {
  // The customer’s page reads what arrived late before it saves.
  watch.expect(/answer: 409|status of 409/);
  await giveSavedBooking(page, person);
  await ship.open();
  const number = await numberOf(page);
  const { staff, strip, theirs } = await takeOver(browser, page, number, async () => undefined);
  // Saves and requests of the page that has lost the cart are refused, late entries too where their save arrived.
  staff.watch.expect(/answer: 40[49]|status of 40[49]/);
  await theirs.show('Ship to');
  await unit(theirs).fill('Suite 500');
  await page.waitForTimeout(300);
  await page.getByRole('button', { name: 'Take over' }).click();
  await expect(strip.region.getByText(/took this cart back at/)).toBeVisible({ timeout: 30_000 });
  await shows(ship, 'Suite 500');
  await page.reload();
  await shows(ship, 'Suite 500');
  expect(staff.watch.noise()).toEqual([]);
  await staff.close();
});

test('TK-30 a customer who types while staff take over sees at the field why keys do nothing, and loses none before', async ({
  browser,
  page,
  ship,
  person,
  watch,
}) => {
  watch.expect(/answer: 409|status of 409/);
  await giveSavedBooking(page, person);
  await ship.open();
  const number = await numberOf(page);
  await ship.edit('Ship to');
  const field = unit(ship);
  let last = '';
  await page.exposeFunction('typedNow', (text: string) => {
    last = text;
  });
  await field.evaluate((control: HTMLInputElement) =>
    control.addEventListener('input', () => Reflect.get(window, 'typedNow')(control.value)),
  );
  let typing: Promise<void> = Promise.resolve();
  const { staff, strip, theirs } = await takeOver(browser, page, number, async () => {
    await field.fill('');
    typing = field.pressSequentially('Hartwell Montgomery Featherstone', { delay: 120 });
  });
  await typing;
  // The page of staff may send its own copy while the customer’s last keys arrive; it is refused.
  staff.watch.expect(/answer: 409|status of 409/);
  const note = page.getByRole('status').filter({ hasText: /To type again/ });
  await expect(note).toBeInViewport();
  await shows(theirs, last);
  await expect(field).toHaveValue(last);
  await strip.giveBack.click();
  await expect(note).toBeHidden();
  expect(staff.watch.noise()).toEqual([]);
  await staff.close();
});
