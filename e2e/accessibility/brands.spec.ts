import { expect, test } from '../fixtures/journey.ts';
import { pressTooEarly } from '../steps/pay.ts';
import { violationsOf } from '../support/axe.ts';
import { addressOf } from '../support/settings.ts';

const brands = ['golf', 'sticks', 'ski', 'travel', 'luggagefree', 'camps', 'schools', 'play', 'cruise'];

for (const brand of brands)
  test(`D3-1 BR-01 the page of ${brand} has no violations: empty, with errors, with items, light and dark`, async ({
    page,
    ship,
  }) => {
    await page.goto(addressOf(brand));
    await expect(ship.itinerary.trip).toBeVisible();
    // A place that still waits for its part has nothing to be judged by.
    await expect(page.locator('[data-place="summary"]')).not.toHaveAttribute('data-face', 'waiting');
    expect(await violationsOf(page), 'empty').toEqual([]);
    await pressTooEarly(ship);
    await expect(page).toHaveTitle(/^Error: /);
    expect(await violationsOf(page), 'with errors').toEqual([]);
    await ship.travelers.card
      .getByRole('button', { name: /^Add one: / })
      .first()
      .click();
    await expect(ship.itinerary.date('outbound')).toBeEnabled();
    expect(await violationsOf(page), 'with items').toEqual([]);
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await violationsOf(page), 'dark').toEqual([]);
    await page.setViewportSize({ width: 320, height: 720 });
    expect(await violationsOf(page), 'dark at 320 px').toEqual([]);
  });
