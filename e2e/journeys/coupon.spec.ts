import { expect, test } from '../fixtures/journey.ts';
import { giveSavedBooking } from '../fixtures/saved-booking.ts';
import { showSummary } from '../steps/pay.ts';

const cents = (text: string | null): number => Math.round(Number((text ?? '').replace(/[^\d.-]/g, '')) * 100);

test.beforeEach(async ({ page, person, ship }) => {
  await giveSavedBooking(page, person);
  await ship.open();
  await expect(ship.payment.number).toBeVisible();
  await showSummary(ship);
  await ship.summary.couponOpener.click();
});

test('PR-07 a coupon reduces the price, which returns to the original when the coupon is removed', {
  tag: '@once',
}, async ({ ship }) => {
  const { summary } = ship;
  const before = cents(await summary.total.textContent());
  await summary.coupon.fill('WELCOME10');
  await summary.applyCoupon.click();
  await expect(summary.panel.getByText(/10% off shipping applied/)).toBeVisible();
  expect(cents(await summary.total.textContent())).toBeLessThan(before);
  await summary.removeCoupon.click();
  await expect.poll(async () => cents(await summary.total.textContent())).toBe(before);
});

const refused = {
  SPRING20: 'This coupon is no longer valid',
  NOSUCHCODE: 'We don’t recognize this coupon code. Check the spelling.',
  THEREANDBACK: 'This coupon is valid for round trip shipments only',
};

test('ER-07 an unusable coupon is refused next to its field with the reason, and the price does not change', {
  tag: '@once',
}, async ({ ship }) => {
  const { summary } = ship;
  const before = await summary.total.textContent();
  for (const [code, reason] of Object.entries(refused)) {
    await summary.coupon.fill(code);
    await summary.applyCoupon.click();
    await expect(summary.coupon).toHaveAccessibleDescription(reason);
    await expect(summary.total).toHaveText(before ?? '');
  }
});
