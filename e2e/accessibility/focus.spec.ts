import { expect, test } from '../fixtures/journey.ts';
import { giveSavedBooking } from '../fixtures/saved-booking.ts';
import { fillCard, pressPlaceOrder, pressTooEarly } from '../steps/pay.ts';
import { tabStops } from '../support/tab-stops.ts';

test('D3-3 every stop of the Tab key shows its ring and is covered by nothing', async ({
  page,
  ship,
  person,
}) => {
  await giveSavedBooking(page, person);
  await ship.open();
  await expect(ship.payment.number).toBeVisible();
  const stops = await tabStops(page);
  expect(stops.length).toBeGreaterThan(30);
  expect(
    stops.filter(({ ring }) => !ring).map(({ name }) => name),
    'without a ring',
  ).toEqual([]);
  expect(
    stops.filter(({ coveredBy }) => coveredBy !== ''),
    'covered',
  ).toEqual([]);
  expect(
    stops.filter(({ name }) => name === ''),
    'without a name',
  ).toEqual([]);
});

test('D3-4 the register dialog takes the focus, keeps it, and gives it back on Esc', async ({
  page,
  ship,
  person,
}) => {
  await giveSavedBooking(page, person);
  await ship.open();
  await fillCard(ship);
  await pressPlaceOrder(ship);
  const dialog = ship.account.register;
  await expect(dialog).toBeVisible();
  const inside = () => dialog.evaluate((element) => element.contains(document.activeElement));
  expect(await inside()).toBe(true);
  for (let stop = 0; stop < 20; stop += 1) {
    await page.keyboard.press('Tab');
    const outside = await page.evaluate(
      () => document.activeElement?.closest('main, aside, header') !== null,
    );
    expect(outside, `after ${stop + 1} stops`).toBe(false);
  }
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(ship.summary.placeOrder).toBeFocused();
});

test('D3-4 the calendar takes the focus and gives it back on Esc', async ({ page, ship, person }) => {
  await giveSavedBooking(page, person);
  await ship.open();
  const opener = ship.itinerary.calendar('outbound');
  await opener.click();
  const dialog = page.getByRole('dialog', { name: 'Pickup date' });
  await expect(dialog.getByRole('grid')).toBeVisible();
  await expect.poll(() => dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
});

test('D3-5 an empty form answers with a focused summary whose links lead to their fields', async ({
  page,
  ship,
}) => {
  await ship.open();
  await expect(ship.itinerary.trip).toBeVisible();
  await pressTooEarly(ship);
  const links = ship.from.card.getByRole('link');
  await expect(links.first()).toBeVisible();
  const summaryFocused = () =>
    page.evaluate(() => document.activeElement?.querySelector('a[href^="#"]') !== null);
  expect(await summaryFocused()).toBe(true);
  for (const card of [ship.from.card, ship.to.card, ship.travelers.card]) {
    const named = await card.getByRole('link').all();
    expect(await card.locator('[aria-invalid=true]').count()).toBeGreaterThan(0);
    for (const link of named) {
      const target = (await link.getAttribute('href'))?.slice(1) ?? '';
      await link.click();
      const led = await page.evaluate((id) => {
        const wanted = document.getElementById(id);
        return wanted !== null && wanted.contains(document.activeElement);
      }, target);
      expect(led, `${await link.textContent()} leads to ${target}`).toBe(true);
    }
  }
});
