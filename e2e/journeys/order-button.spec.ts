import { expect, test } from '../fixtures/journey.ts';
import { giveSavedBooking } from '../fixtures/saved-booking.ts';

test('PY-04 next to a short form, the order button is visible together with the card fields', {
  tag: ['@once', '@wide'],
}, async ({ page, ship, person }) => {
  await giveSavedBooking(page, person);
  await ship.open();
  await expect(ship.payment.number).toBeVisible();
  await expect(ship.summary.total).toHaveText(/^\$\d+\.\d\d$/);
  // The card fields are in the lower half of the window, and the summary is longer than it.
  await ship.payment.number.evaluate((field) => field.scrollIntoView({ block: 'end' }));
  await expect(ship.payment.number).toBeInViewport();
  await expect(ship.summary.placeOrder).toBeInViewport({ ratio: 1 });
  // A link under the footer scrolls into view above it when it gets the focus.
  await page.evaluate(() => scrollTo(0, 0));
  const coupon = page.locator('summary', { hasText: 'Add a coupon code' });
  await coupon.focus();
  const [below, foot] = await Promise.all([coupon.boundingBox(), ship.summary.total.boundingBox()]);
  expect((below?.y ?? 0) + (below?.height ?? 0)).toBeLessThanOrEqual(foot?.y ?? 0);
});
