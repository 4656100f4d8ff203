import type { FrameLocator, Page } from '@playwright/test';
import { expect, test } from '../fixtures/journey.ts';
import { clubs, home } from '../fixtures/places.ts';
import { openForeignSite } from '../support/foreign-site.ts';
import { port } from '../support/settings.ts';

const shop = `http://golf.localhost:${port}`;

const endOf = (page: Page | FrameLocator, name: 'Ship from' | 'Ship to') =>
  page.getByRole('region', { name, exact: true });

async function fillBothEnds(page: Page | FrameLocator): Promise<void> {
  const from = endOf(page, 'Ship from');
  await from.getByRole('combobox', { name: 'Club/Resort name' }).fill(clubs.open.name);
  await from.getByRole('option', { name: clubs.open.name }).click();
  await expect(from.getByRole('button', { name: `Change ${clubs.open.name}` })).toBeVisible();
  await endOf(page, 'Ship to').getByRole('textbox', { name: 'Zip code' }).fill(home.zip);
  await expect(page.getByText(`${home.city}, ${home.state} ${home.zip}`)).toBeVisible();
}

async function expectFilledIn(page: Page): Promise<void> {
  await expect(page.getByRole('button', { name: `Change ${clubs.open.name}` })).toBeVisible();
  const to = endOf(page, 'Ship to');
  await expect(to.getByRole('textbox', { name: 'Zip code' })).toHaveValue(home.zip);
  await expect(to.getByRole('textbox', { name: 'City' })).toHaveValue(home.city);
}

test('RT-18 RT-19 the quick-quote page makes a link that opens the booking with both ends filled in', {
  tag: '@wide',
}, async ({ page }) => {
  await page.goto('/quote');
  await fillBothEnds(page);
  const opened = page.waitForEvent('popup');
  await page.getByRole('region', { name: 'Your link' }).getByRole('link').click();
  await expectFilledIn(await opened);
});

test('RT-18 another site embeds the quick quote by one script tag, under its own strict policy', {
  tag: '@once',
}, async ({ page, watch }) => {
  const { url, close } = await openForeignSite(
    `<!doctype html><title>A partner</title><h1>Our resort</h1>
     <style nonce="x">button, input, h2 { color: red !important }</style>
     <script async src="${shop}/embed/quote.js"></script>
     <sendahead-quote brand="golf">Loading</sendahead-quote>`,
    `default-src 'none'; style-src 'nonce-x'; script-src ${shop}; connect-src ${shop}; frame-src ${shop}`,
  );
  // The partner's page is not part of the shop, and it has no favicon.
  watch.expect(/^foreign: http:\/\/127\.0\.0\.1/, /favicon/);
  try {
    await page.goto(url);
    const frame = page.frameLocator('sendahead-quote iframe');
    await fillBothEnds(frame);
    // The frame tells its height by a message after each change.
    await expect
      .poll(async () => {
        const box = await page.locator('sendahead-quote iframe').boundingBox();
        const inner = await frame.locator('body').evaluate((body) => body.getBoundingClientRect().height);
        return Math.abs((box?.height ?? 0) - inner);
      })
      .toBeLessThan(2);
    expect(await page.context().cookies(shop)).toEqual([]);
    const opened = page.waitForEvent('popup');
    await frame.getByRole('region', { name: 'Your link' }).getByRole('link').click();
    await expectFilledIn(await opened);
  } finally {
    await close();
  }
});

test('RT-18 an element that differs from the release does not run on the other site @once', async ({
  page,
  watch,
}) => {
  const { url, close } = await openForeignSite(
    `<!doctype html><title>A partner</title><script async src="${shop}/embed/quote.js"></script>
     <sendahead-quote brand="golf"><a href="${shop}/quote">Ask for a price</a></sendahead-quote>`,
    `default-src 'none'; script-src ${shop}; connect-src ${shop}; frame-src ${shop}`,
  );
  watch.expect(/^foreign: http:\/\/127\.0\.0\.1/, /integrity/i, /favicon/);
  await page.route(/quote-element\./, (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      headers: { 'access-control-allow-origin': '*' },
      body: 'globalThis.tampered = true',
    }),
  );
  try {
    const refused = page.waitForEvent('console', (message) => /integrity/i.test(message.text()));
    await page.goto(url);
    await refused;
    expect(await page.evaluate(() => 'tampered' in globalThis)).toBe(false);
    await expect(page.getByRole('link', { name: 'Ask for a price' })).toBeVisible();
  } finally {
    await close();
  }
});
