import { expect, test } from '../fixtures/journey.ts';
import { pressTooEarly } from '../steps/pay.ts';
import { colorsOf, violationsOf } from '../support/axe.ts';
import { shipUrlOf } from '../support/settings.ts';

const brands = ['golf', 'sticks', 'ski', 'travel', 'luggagefree', 'camps', 'schools', 'play', 'cruise'];

/** The two brands with the most different words and lines; axe.spec.ts checks golf, and the colors of all are below. */
const usual = ['camps', 'cruise'];

for (const brand of brands)
  test(`D3-1 BR-01 the page of ${brand} has no violations: with errors and items, light and dark`, {
    tag: usual.includes(brand) ? '@short' : '@long',
  }, async ({ page, ship }) => {
    await page.goto(shipUrlOf(brand));
    await expect(ship.itinerary.trip).toBeVisible();
    // A place that still waits for its part has nothing to check.
    await expect(page.locator('[data-place="summary"]')).not.toHaveAttribute('data-face', 'waiting');
    await pressTooEarly(ship);
    await expect(page).toHaveTitle(/^Error: /);
    await ship.travelers.card
      .getByRole('button', { name: /^Add one: / })
      .first()
      .click();
    // Fields are pale while they wait for the effect of the new item.
    await expect
      .poll(() => violationsOf(page), { message: 'with errors and items', timeout: 30_000 })
      .toEqual([]);
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.setViewportSize({ width: 320, height: 720 });
    expect(await colorsOf(page), 'dark at 320 px').toEqual([]);
  });

test('D3-1 BR-01 the colors of every brand hold on a page with errors and items, light and dark', async ({
  page,
  ship,
}) => {
  await ship.open();
  await expect(ship.itinerary.trip).toBeVisible();
  await expect(page.locator('[data-place="summary"]')).not.toHaveAttribute('data-face', 'waiting');
  await pressTooEarly(ship);
  await expect(page).toHaveTitle(/^Error: /);
  for (const brand of brands)
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await page.evaluate((name) => {
        for (const element of document.querySelectorAll('[data-brand]'))
          element.setAttribute('data-brand', name);
      }, brand);
      expect.soft(await colorsOf(page), `${brand}, ${colorScheme}`).toEqual([]);
    }
});
