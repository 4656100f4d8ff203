import { expect, test } from '../fixtures/journey.ts';
import { clubs } from '../fixtures/places.ts';
import { fillEnds, fillTraveler } from '../steps/fill-shipment.ts';

test('RT-22 TL-06 MD-11 OPEN-20 a customer who drops the bags off sees the nearest stores, and finds all of them on a separate page', {
  tag: '@phone',
}, async ({ page, ship, person }) => {
  await ship.open('?oneway=true');
  await fillEnds(ship, person);
  await fillTraveler(ship, person);
  await ship.itinerary.pickup('outbound', /Drop off at a carrier store/).check();
  const dialog = page.getByRole('dialog', { name: 'Dropping off your bags' });
  const nearest = dialog.getByRole('list', { name: `Nearest to ${clubs.open.zip}` });
  await expect(nearest.getByRole('listitem')).not.toHaveCount(0);
  const first = await nearest.getByRole('listitem').first().locator('span').first().textContent();
  const opened = page.waitForEvent('popup');
  await dialog.getByRole('link', { name: /Find a store near/ }).click();
  const stores = await opened;
  await expect(stores).toHaveURL(/\/store_locator\?zip=28387&radius=10&carrier=FEDEX$/);
  await expect(stores.getByRole('heading', { level: 1 })).toHaveText('Find a store');
  await expect(stores.getByRole('heading', { level: 3 }).first()).toHaveText(first ?? '');
  await expect(stores.getByText(/^Accepts bags up to \d+ lb/).first()).toBeVisible();
  await stores.getByRole('textbox', { name: 'Zip code or town' }).fill('34102');
  await stores.getByRole('combobox', { name: 'Carrier' }).selectOption('UPS');
  await stores.getByRole('textbox', { name: 'Zip code or town' }).press('Enter');
  await expect(
    stores.getByRole('heading', { name: /UPS places? within 10 miles of Naples, FL/ }),
  ).toBeVisible();
  await expect(stores).toHaveURL(/zip=34102&radius=10&carrier=UPS$/);
  // SV-18: a town instead of its zip code
  await stores.getByRole('textbox', { name: 'Zip code or town' }).fill('Naples, FL');
  await stores.getByRole('textbox', { name: 'Zip code or town' }).press('Enter');
  await expect(stores).toHaveURL(/zip=Naples%2C\+FL&radius=10&carrier=UPS$/);
  await expect(
    stores.getByRole('heading', { name: /UPS places? within 10 miles of Naples, FL/ }),
  ).toBeVisible();
  const overflow = await stores.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
});

test('OPEN-20 an unknown zip is reported at its field', { tag: '@once' }, async ({ page, watch }) => {
  watch.expect(/404/);
  await page.goto('/store_locator?zip=00000&radius=10&carrier=FEDEX');
  const zip = page.getByRole('textbox', { name: 'Zip code or town' });
  await expect(zip).toHaveAccessibleDescription('We don’t recognize this place. Please check it.');
});
