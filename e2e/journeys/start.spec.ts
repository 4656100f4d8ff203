import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/journey.ts';
import { ShipPage } from '../pages/ship-page.ts';
import { savedWith } from '../steps/saved.ts';
import { shipUrlOf } from '../support/settings.ts';

const box = (page: Page) => page.getByRole('region', { name: /From where to where/ });
const bookLink = (page: Page) => box(page).getByRole('link', { name: /^Book for \$/ });

async function ask(page: Page): Promise<void> {
  await box(page).getByLabel('From', { exact: true }).fill('10001');
  await box(page).getByLabel('To', { exact: true }).fill('34102');
}

test('OPEN-01 the price box and its first price are in view, and the page loads no shell', async ({
  page,
}) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  await page.goto('/');
  const first = await box(page).getByRole('radio').first().locator('..').boundingBox();
  const height = page.viewportSize()?.height ?? 0;
  expect(first && first.y + first.height <= height).toBe(true);
  expect(scripts).toHaveLength(1);
});

test('OPEN-01 AD-31 suggestions appear while a place is typed, and are chosen by keyboard', {
  tag: '@once',
}, async ({ page }) => {
  await page.goto('/');
  await box(page).getByLabel('From', { exact: true }).fill('10001');
  const to = box(page).getByLabel('To', { exact: true });
  await to.pressSequentially('Naples');
  await expect(page.getByRole('option', { name: 'Naples, FL 34102' })).toBeVisible();
  await expect(to).toBeFocused();
  await to.press('ArrowDown');
  await to.press('Enter');
  await expect(page.getByRole('listbox', { name: 'Suggested places' })).toBeHidden();
  await expect(bookLink(page)).toBeVisible();
});

test('OPEN-01 RT-18 the price follows the fields, and the whole trip is filled in on the booking page', async ({
  page,
}) => {
  await page.goto('/');
  await ask(page);
  await expect(page).toHaveURL(/from=[^&]*10001.*to=34102/);
  await expect(box(page).getByText(/^An example/)).toHaveCount(0);
  const fastest = box(page).getByRole('radio').last();
  await fastest.check();
  const price = (await bookLink(page).textContent())?.replace('Book for ', '') ?? '';
  await bookLink(page).click();
  const ship = new ShipPage(page);
  await expect(ship.from.field('City')).toHaveValue('New York');
  await expect(ship.to.field('City')).toHaveValue('Naples');
  await expect(ship.travelers.count(1, 'Golf Bags')).toHaveValue('1');
  await expect(page).not.toHaveURL(/booking=new/);
  // On narrow pages the next step remains in the bar next to the pressed price.
  if (await ship.bar.summary.isVisible())
    await expect(ship.bar.region.getByRole('button', { name: /^Next: / })).toBeVisible();
  // The box shows one price; the booking shows service and pickup separately until the rest is filled in.
  const dates = page.getByRole('region', { name: 'Trip & dates' });
  await expect(dates).toContainText(/Pickup at your address\s*\$/);
  const fee = /Pickup at your address\s*\$([\d.]+)/.exec((await dates.textContent()) ?? '')?.[1];
  const service = (Number(price.replace('$', '')) - Number(fee)).toFixed(2);
  await expect(page.getByRole('radio', { name: /^Arrives/, checked: true })).toHaveAccessibleName(
    new RegExp(`\\$${service.replace('.', '\\.')}`),
  );
});

test('AD-31 a large town abroad has a price with only its name and country', { tag: '@once' }, async ({
  page,
}) => {
  await page.goto('/');
  await box(page).getByLabel('From', { exact: true }).fill('10001');
  await box(page).getByLabel('To', { exact: true }).fill('London, UK');
  await expect(page).toHaveURL(/to=London/);
  await expect(
    box(page)
      .getByText(/^FedEx International/)
      .first(),
  ).toBeVisible();
  await expect(bookLink(page)).toBeVisible();
});

test('AD-31 a name of many towns offers the city abroad first, and the booking asks for its postal code', {
  tag: '@once',
}, async ({ page }) => {
  await page.goto(new URL('/', shipUrlOf('travel')).href);
  await box(page).getByLabel('From', { exact: true }).fill('10001');
  const to = box(page).getByLabel('To', { exact: true });
  await to.fill('London');
  const meant = box(page).getByRole('link', { name: /^London, / });
  await expect(meant.first()).toHaveText('London, United Kingdom');
  await meant.first().click();
  await expect(box(page).getByText(/^These prices are for the center of London/)).toBeVisible();
  await bookLink(page).click();
  const ship = new ShipPage(page);
  await expect(ship.to.field('City')).toHaveValue('London');
  await expect(ship.to.field('Postcode')).toHaveValue('');
});

test('OPEN-01 AD-46 VL-40 a place shows no error while it is typed, and an example does not count as entered', {
  tag: '@once',
}, async ({ page }) => {
  await page.goto('/');
  await expect(box(page).getByLabel('From', { exact: true })).toHaveValue('');
  await box(page).getByRole('link', { name: 'Enter your trip' }).click();
  await expect(box(page).getByLabel('From', { exact: true })).toBeFocused();
  const to = box(page).getByLabel('To', { exact: true });
  await to.pressSequentially('Pinehurst Res');
  await expect(box(page).getByText('Did you mean:')).toBeVisible();
  await expect(box(page).getByRole('alert')).toHaveCount(0);
  await to.press('Tab');
  await expect(to).toHaveAccessibleDescription(/^We can’t find “Pinehurst Res”/, { timeout: 7000 });
});

test('OPEN-01 RT-07 a round trip from the price box keeps its return day', { tag: '@once' }, async ({
  page,
}) => {
  await page.goto('/');
  await ask(page);
  await expect(page).toHaveURL(/from=[^&]*10001.*to=34102/);
  await box(page).getByLabel('Return', { exact: true }).fill('2026-12-18');
  const round = box(page).getByRole('link', { name: /^Book a round trip for \$.*Dec 18$/ });
  const [, day = ''] = /return pickup \w+, \w+ (\d+)$/.exec((await round.textContent()) ?? '') ?? [];
  await round.click();
  await expect(page.getByRole('textbox', { name: 'Return pickup date' })).toHaveValue(
    new RegExp(`/0?${day}/2026$`),
  );
});

test('RT-05 a booking from the price box never merges with an earlier booking, which one press restores', {
  tag: '@once',
}, async ({ page }) => {
  const ship = new ShipPage(page);
  await page.goto('/ship?o_zip=60601&o_city=Chicago&o_state=IL&golfqty=3');
  await expect(ship.travelers.count(1, 'Golf Bags')).toHaveValue('3');
  const saved = savedWith(page, '12 Oak St');
  await ship.from.field('Address').fill('12 Oak St');
  await page.keyboard.press('Tab');
  await saved;
  await page.goto('/');
  await ask(page);
  await expect(page).toHaveURL(/from=[^&]*10001.*to=34102/);
  await bookLink(page).click();
  await expect(ship.from.field('City')).toHaveValue('New York');
  await expect(ship.travelers.count(1, 'Golf Bags')).toHaveValue('1');
  await page.getByRole('button', { name: 'Go back to it' }).click();
  await expect(ship.from.field('City')).toHaveValue('Chicago');
  await ship.edit('Travelers & items');
  await expect(ship.travelers.count(1, 'Golf Bags')).toHaveValue('3');
  await page.goto('/');
  await page.getByRole('link', { name: 'Continue your booking' }).click();
  await expect(ship.from.field('City')).toHaveValue('Chicago');
});

test('OPEN-01 without scripts the server answers the form in the page', { tag: '@once' }, async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL ? { baseURL } : {}) });
  const page = await context.newPage();
  await page.goto('/');
  await ask(page);
  await box(page).getByRole('button', { name: 'Show prices' }).click();
  await expect(box(page).getByLabel('To', { exact: true })).toHaveValue(/Naples, FL 34102/);
  await expect(bookLink(page)).toHaveAttribute('href', /o_zip=10001/);
  await context.close();
});

test('OPEN-01 a facility has a page with its price, and an unknown facility is reported', {
  tag: '@once',
}, async ({ page, watch }) => {
  watch.expect(/404 \/to\/nowhere/, /status of 404/);
  await page.goto('/to/heronsway-golf-club-pinehurst-nc');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Ship your golf bag to Heronsway Golf Club',
  );
  await box(page).getByRole('link', { name: 'Enter your trip' }).click();
  await page.keyboard.type('10001');
  await expect(bookLink(page)).toHaveAttribute('href', /shipping_to=1&/);
  const answer = await page.goto('/to/nowhere');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('We don’t know this place');
});

test('OPEN-01 an unknown address is reported without scripts, and its footer links to other pages', {
  tag: '@once',
}, async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL ? { baseURL } : {}) });
  const page = await context.newPage();
  const answer = await page.goto('/no/such/page');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('We can’t find that page');
  for (const name of ['Terms', 'Privacy', 'Help', 'Accessibility']) {
    await page.getByRole('contentinfo').getByRole('link', { name, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  }
  await page.goto('/nothing');
  await page.getByRole('link', { name: 'Go to booking' }).click();
  await expect(page).toHaveURL(/\/ship$/);
  await context.close();
});

test('BR-09 a brand’s announcement appears above its header, and does not lead out of the booking', {
  tag: '@once',
}, async ({ page }) => {
  await page.goto(shipUrlOf('schools'));
  const announcement = page.getByRole('complementary', { name: 'Announcement from Sendahead Schools' });
  const header = page.getByRole('banner');
  await expect(announcement).toContainText('Move-in weekends are busy: book a week or more ahead.');
  const [above, below] = [await announcement.boundingBox(), await header.boundingBox()];
  expect(above && below && above.y + above.height <= below.y).toBe(true);
  await expect(announcement.getByRole('link')).toHaveCount(0);
  await page.goto(new URL('/', shipUrlOf('schools')).href);
  await announcement.getByRole('link', { name: 'book' }).click();
  await expect(page).toHaveURL(/\/#price$/);
  await page.goto(shipUrlOf('golf'));
  await expect(header).toBeVisible();
  await expect(announcement).toHaveCount(0);
});
