import { expect, test } from '../fixtures/journey.ts';
import { ShipPage } from '../pages/ship-page.ts';
import { addressOf } from '../support/settings.ts';

test('OPEN-01 RT-18 the start page shows a price and opens the booking with the input', async ({ page }) => {
  await page.goto('/');
  const [from, to] = ['Ship from', 'Ship to'].map((name) => page.getByRole('region', { name }));
  await from?.getByRole('radio', { name: /Home/ }).check();
  await from?.getByLabel('Zip code').fill('10001');
  await to?.getByLabel('Zip code').fill('34102');
  await expect(page.getByText(/^From \$\d/).first()).toBeVisible();
  await page.getByRole('link', { name: 'Book this shipment' }).click();
  const ship = new ShipPage(page);
  await expect(ship.from.field('City')).toHaveValue('New York');
  await expect(ship.to.field('City')).toHaveValue('Naples');
  await expect(ship.travelers.count(1, 'Golf Bags')).toHaveValue('1');
});

test('OPEN-01 an address that is no page says so without script, and its footer leads on', {
  tag: '@once',
}, async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL ? { baseURL } : {}) });
  const page = await context.newPage();
  const answer = await page.goto('/no/such/page');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page does not exist');
  for (const name of ['Terms', 'Privacy', 'Help', 'Accessibility']) {
    await page.getByRole('contentinfo').getByRole('link', { name, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  }
  await page.goto('/nothing');
  await page.getByRole('link', { name: 'Go to the booking' }).click();
  await expect(page).toHaveURL(/\/ship$/);
  await context.close();
});

test('BR-09 a brand’s announcement appears above its header, and its links work', { tag: '@once' }, async ({
  page,
}) => {
  await page.goto(addressOf('schools'));
  const announcement = page.getByRole('complementary', { name: 'Announcement from Sendahead Schools' });
  const header = page.getByRole('banner');
  await expect(announcement).toContainText('Move-in weekends fill up early.');
  const [above, below] = [await announcement.boundingBox(), await header.boundingBox()];
  expect(above && below && above.y + above.height <= below.y).toBe(true);
  await announcement.getByRole('link', { name: 'read how it works' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Help');
  await page.goto(addressOf('golf'));
  await expect(header).toBeVisible();
  await expect(announcement).toHaveCount(0);
});
