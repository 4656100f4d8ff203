import { giveAccount } from '../fixtures/account.ts';
import { expect, test } from '../fixtures/journey.ts';
import { giveSavedBooking } from '../fixtures/saved-booking.ts';
import { ReceiptPage } from '../pages/receipt-page.ts';
import { ShipPage } from '../pages/ship-page.ts';
import { expectOneOrder } from '../steps/expect-order.ts';
import { fillCard, pressPlaceOrder } from '../steps/pay.ts';
import { savedWith } from '../steps/saved.ts';

test('B3-3 PY-11 two tabs that order one cart at the same moment make one order and one charge', {
  tag: '@once',
}, async ({ page, context, ship, receipt, person, watch }) => {
  watch.expect(/process_payment|\/session/, /status of 409/);
  await giveAccount(page, person);
  await giveSavedBooking(page, person);
  const tab = await context.newPage();
  const [other, otherReceipt] = [new ShipPage(tab), new ReceiptPage(tab)];
  await ship.open();
  await fillCard(ship);
  await other.open();
  await fillCard(other);
  await Promise.all([pressPlaceOrder(ship), pressPlaceOrder(other)]);
  const done = (shown: ShipPage, placed: ReceiptPage) =>
    placed.article.or(shown.payment.card.getByText(/already ordered/)).first();
  await expect(done(ship, receipt)).toBeVisible({ timeout: 20_000 });
  await expect(done(other, otherReceipt)).toBeVisible({ timeout: 20_000 });
  await expectOneOrder((await receipt.article.isVisible()) ? receipt : otherReceipt, person);
});

test('B3-3 PY-34 a tab reports that its booking was ordered in another tab, keeps its content, and shows that order on a click', {
  tag: '@once',
}, async ({ page, context, ship, receipt, person, watch }) => {
  watch.expect(/process_payment|\/session/, /status of 409/);
  await giveAccount(page, person);
  await giveSavedBooking(page, person);
  const other = new ShipPage(await context.newPage());
  await ship.open();
  await other.open();
  await fillCard(other);
  await fillCard(ship);
  await pressPlaceOrder(ship);
  await expect(receipt.article).toBeVisible({ timeout: 20_000 });

  await other.page.bringToFront();
  await other.edit('Travelers & items');
  await other.travelers.field(1, 'First name').fill('Henrietta');
  await expect(other.notifications.getByText(/You already ordered this booking/)).toBeVisible();
  await expect(other.travelers.field(1, 'First name')).toHaveValue('Henrietta');
  await pressPlaceOrder(other);
  const shown = new ReceiptPage(other.page);
  await expect(shown.article).toBeVisible({ timeout: 20_000 });
  expect(await shown.orderNumber()).toBe(await receipt.orderNumber());
  await expect(shown.article).toContainText(/already placed in another tab or window: order SA-/);
  await expect(receipt.article).not.toContainText('already placed');
  await expectOneOrder(receipt, person);
});

test('B3-3 two tabs with different bookings each report the other, and keep their booking after a reload', {
  tag: ['@once', '@long'],
}, async ({ page, context, ship, person }) => {
  const tab = await context.newPage();
  const other = new ShipPage(tab);
  await ship.open();
  await other.open();
  const [first, second] = [savedWith(page, person.street), savedWith(tab, '12 Second Street')];
  await page.bringToFront();
  await ship.to.field('Address').fill(person.street);
  await first;
  await tab.bringToFront();
  await other.to.field('Address').fill('12 Second Street');
  await second;
  await expect(other.notifications.getByText(/another booking open in another tab/)).toBeVisible();
  await expect(ship.notifications.getByText(/another booking open in another tab/)).toBeVisible();
  await page.reload();
  await ship.edit('Ship to');
  await expect(ship.to.field('Address')).toHaveValue(person.street);
  await tab.reload();
  await other.edit('Ship to');
  await expect(other.to.field('Address')).toHaveValue('12 Second Street');
});
