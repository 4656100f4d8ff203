import { giveAccount } from '../fixtures/account.ts';
import { expect, test } from '../fixtures/journey.ts';
import { giveSavedBooking } from '../fixtures/saved-booking.ts';
import { fillCard, pressPlaceOrder } from '../steps/pay.ts';

for (const scheme of ['light', 'dark'] as const)
  for (const width of [390, 1280])
    test(`look ${scheme} ${width}`, { tag: '@once' }, async ({ page, ship, person }) => {
      const shot = (name: string) => page.screenshot({ path: `/tmp/look/${name}-${scheme}-${width}.png` });
      await page.emulateMedia({ colorScheme: scheme });
      await page.setViewportSize({ width, height: 900 });
      await giveSavedBooking(page, person);
      await ship.open();
      await fillCard(ship);
      await ship.payment.card.screenshot({ path: `/tmp/look/card-${scheme}-${width}.png` });
      await ship.payment.number.fill('5555555555554444');
      await ship.payment.expiration.fill('1');
      await ship.payment.securityCode.fill('');
      await ship.payment.billingZip.fill('');
      if (width === 390) await ship.bar.region.getByRole('button').last().click();
      else await ship.summary.placeOrder.press('Enter');
      await page.waitForTimeout(600);
      await ship.payment.card.screenshot({ path: `/tmp/look/card-errors-${scheme}-${width}.png` });
      await shot('errors');
      await fillCard(ship);
      await page.waitForTimeout(800);
      if (width === 390) await ship.bar.placeOrder.click();
      else await ship.summary.placeOrder.click();
      await expect(ship.account.register).toBeVisible();
      await page.waitForTimeout(400);
      await shot('register');
      await ship.account.create.click();
      await page.waitForTimeout(400);
      await shot('register-errors');
      await ship.account.register.getByRole('button', { name: /^Edit/ }).click();
      await page.waitForTimeout(400);
      await shot('register-edit');
    });

test('look known', { tag: '@once' }, async ({ page, context, ship, person }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await giveAccount(page, person);
  await context.clearCookies();
  await giveSavedBooking(page, person);
  await ship.open();
  await fillCard(ship);
  await pressPlaceOrder(ship);
  await page.waitForTimeout(1000);
  await page.screenshot({ path: '/tmp/look/known.png' });
});
