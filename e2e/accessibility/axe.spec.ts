import type { Page } from '@playwright/test';
import { giveAccount } from '../fixtures/account.ts';
import { expect, test } from '../fixtures/journey.ts';
import { giveSavedBooking } from '../fixtures/saved-booking.ts';
import type { Person } from '../fixtures/somebody.ts';
import type { ShipPage } from '../pages/ship-page.ts';
import { fillCard, pressPlaceOrder, pressTooEarly } from '../steps/pay.ts';
import { colorsOf, violationsOf } from '../support/axe.ts';
import { unfoldAll } from '../support/unfold-all.ts';

/** Opens a booking that lacks nothing, so that the order can be placed. */
async function openFilled(page: Page, ship: ShipPage, person: Person): Promise<void> {
  await giveSavedBooking(page, person);
  await ship.open();
  await fillCard(ship);
  await unfoldAll(ship);
  // Its colors are still changing until it can be pressed.
  await expect(ship.summary.placeOrder).toBeEnabled();
}

test('D3-1 the empty page, its errors and the sign-in dialog have no violations', async ({ page, ship }) => {
  await ship.open();
  await expect(ship.itinerary.trip).toBeVisible();
  expect(await violationsOf(page), 'empty').toEqual([]);
  await pressTooEarly(ship);
  await expect(ship.from.card.getByRole('link').first()).toBeVisible();
  expect(await violationsOf(page), 'with errors').toEqual([]);
  await page.getByRole('banner').getByRole('button', { name: 'Sign in' }).click();
  await expect(ship.account.signIn).toBeVisible();
  expect(await violationsOf(page), 'sign-in').toEqual([]);
});

test('D3-1 the filled page and the register dialog have no violations', async ({ page, ship, person }) => {
  await openFilled(page, ship, person);
  expect(await violationsOf(page), 'filled').toEqual([]);
  await pressPlaceOrder(ship);
  await expect(ship.account.register).toBeVisible();
  await ship.account.create.click();
  await expect(ship.account.password).toHaveAccessibleDescription(/password/i);
  expect(await violationsOf(page), 'register with errors').toEqual([]);
});

test('D3-1 the receipt has no violations, light and dark', async ({ page, ship, person, receipt }) => {
  await giveAccount(page, person);
  await giveSavedBooking(page, person);
  await ship.open();
  await fillCard(ship);
  await pressPlaceOrder(ship);
  await expect(receipt.article).toBeVisible();
  expect(await violationsOf(page), 'light').toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await colorsOf(page), 'dark').toEqual([]);
});

const modes = {
  dark: { colorScheme: 'dark', forcedColors: 'none' },
  'forced colors': { colorScheme: 'light', forcedColors: 'active' },
} as const;

test('D3-1 D3-14 the filled page has no violations in dark, in forced colors, and at 320 px with its summary sheet', async ({
  page,
  ship,
  person,
}) => {
  await openFilled(page, ship, person);
  for (const [name, media] of Object.entries(modes)) {
    await page.emulateMedia(media);
    expect.soft(await colorsOf(page), name).toEqual([]);
  }
  await page.emulateMedia({ colorScheme: 'light', forcedColors: 'none' });
  await page.setViewportSize({ width: 320, height: 720 });
  await expect(ship.bar.placeOrder).toBeEnabled();
  expect.soft(await violationsOf(page), 'page at 320 px').toEqual([]);
  await ship.summary.open.click();
  await expect(ship.summary.placeOrder).toBeEnabled();
  expect.soft(await violationsOf(page), 'its summary sheet').toEqual([]);
});
