import { expect, test } from '../fixtures/journey.ts';
import { violationsOf } from '../support/axe.ts';

for (const [name, media] of [
  ['light', { colorScheme: 'light' }],
  ['dark', { colorScheme: 'dark' }],
] as const)
  test(`D3-1 RT-22 the store locator has no violations, empty and with stores, ${name}`, async ({ page }) => {
    await page.emulateMedia(media);
    await page.goto('/store_locator');
    await expect(page.getByText(/^Enter a zip code or a town to see/)).toBeVisible();
    expect(await violationsOf(page), 'empty').toEqual([]);
    await page.getByRole('button', { name: 'Search' }).press('Enter');
    await expect(page.getByRole('textbox', { name: 'Zip code' })).toBeFocused();
    expect(await violationsOf(page), 'without a zip').toEqual([]);
    await page.getByRole('textbox', { name: 'Zip code' }).fill('34102');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: /FedEx places? within 10 miles/ })).toBeVisible();
    await page.getByText('Weekly hours').first().click();
    expect(await violationsOf(page), 'with stores').toEqual([]);
  });
