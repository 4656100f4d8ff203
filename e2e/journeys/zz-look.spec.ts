import { giveAccount } from '../fixtures/account.ts';
import { test } from '../fixtures/journey.ts';
import { giveSavedBooking } from '../fixtures/saved-booking.ts';
import { openAs } from '../fixtures/staff.ts';
import { expectOneOrder } from '../steps/expect-order.ts';
import { fillCard, pressPlaceOrder } from '../steps/pay.ts';

test('look', async ({ browser, page, ship, receipt, person }) => {
  await giveAccount(page, person);
  await giveSavedBooking(page, person);
  await ship.open();
  await fillCard(ship);
  await pressPlaceOrder(ship);
  const order = await expectOneOrder(receipt, person);
  const staff = await openAs(browser, 'admin', page);
  const desk = staff.page;
  for (const [w, h] of [
    [1280, 900],
    [390, 844],
  ] as const)
    for (const scheme of ['light', 'dark'] as const) {
      await desk.setViewportSize({ width: w, height: h });
      await desk.emulateMedia({ colorScheme: scheme });
      const shot = (name: string, full = true) =>
        desk.screenshot({ path: `/tmp/look/${name}-${w}-${scheme}.png`, fullPage: full });
      await desk.goto('/admin/orders');
      await desk.getByRole('table').waitFor();
      await desk.waitForTimeout(700);
      await shot('list');
      const search = desk.getByRole('combobox', { name: /Search orders/ });
      await search.fill(person.lastName);
      await desk.getByRole('option').first().waitFor();
      await shot('search', false);
      await desk.goto(`/admin/orders/${order.id}`);
      await desk.getByRole('list', { name: /What happened/ }).waitFor();
      await desk.getByRole('button', { name: 'Work the price out again' }).click();
      await desk.getByText('Every line is the same').waitFor();
      await desk.locator('summary').first().click();
      await desk.waitForTimeout(500);
      await shot('order');
      await desk.getByRole('button', { name: 'Refund in part' }).click();
      await desk.waitForTimeout(300);
      await shot('refund', false);
      await desk.keyboard.press('Escape');
      await desk.getByRole('button', { name: 'Change or correct' }).click();
      await desk.waitForTimeout(300);
      await shot('change', false);
    }
});
