import { expect, test } from '../fixtures/journey.ts';
import { giveSavedBooking } from '../fixtures/saved-booking.ts';
import { fillCard, pressPlaceOrder } from '../steps/pay.ts';
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
