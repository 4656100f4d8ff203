import type { Page } from '@playwright/test';
import { expectStanding } from './support/places.ts';
import { expect, type Site, test } from './support/site.ts';
import { openWire } from './support/wire.ts';

const mainOf = (site: Site): string => site.release().shell.entry.find((file) => /^main\./.test(file)) ?? '';
const words = (page: Page) => page.getByRole('alert').filter({ hasText: 'This page hasn’t started.' });

/** After ten seconds a message appears between header and footer, with the phone number of the help desk. */
async function expectWords(page: Page): Promise<void> {
  await expect(words(page)).toBeVisible({ timeout: 20_000 });
  await expect(words(page)).toBeInViewport();
  await expect(words(page).locator('a[href^="tel:"]')).toHaveText(/\d{3}/);
}

for (const width of [390, 1280])
  test.describe(`${width} wide`, { tag: width === 390 ? '@short' : '@long' }, () => {
    test.use({ viewport: { width, height: 844 } });

    test('a shell that throws immediately leaves a message and the help phone until it starts', async ({
      page,
      site,
    }) => {
      const wire = await openWire(page, site);
      await wire.replace('shell', mainOf(site), (text) => `throw new Error('broken shell');${text}`);
      await page.goto(site.shipPage);
      await expect(words(page)).toBeHidden();
      await expectWords(page);
      await wire.heal();
      await page.reload();
      await expectStanding(page, 'itinerary');
      await expect(page.locator('#not-started')).toHaveCount(0);
    });
  });

test('a shell that throws after it has drawn the frame leaves the same message', async ({ page, site }) => {
  await page.addInitScript(() => {
    const { matchMedia } = window;
    window.matchMedia = (query) => {
      if (query.includes('56.24rem')) throw new Error('broken shell');
      return matchMedia.call(window, query);
    };
  });
  await page.goto(site.shipPage);
  await expectWords(page);
});

test('a missing script of the shell leaves the same message', { tag: '@long' }, async ({ page, site }) => {
  const wire = await openWire(page, site);
  await wire.missing('shell', mainOf(site));
  await page.goto(site.shipPage);
  await expectWords(page);
});
