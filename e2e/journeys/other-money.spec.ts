import { giveAccount } from '../fixtures/account.ts';
import { expect, test } from '../fixtures/journey.ts';
import { agree, giveCredit, giveGiftCard } from '../fixtures/other-money.ts';
import { clubs } from '../fixtures/places.ts';
import { giveSavedBooking } from '../fixtures/saved-booking.ts';
import { pressPlaceOrder, showSummary } from '../steps/pay.ts';
import { violationsOf } from '../support/axe.ts';
import { ordersOf } from '../support/orders.ts';

test('PR-08 PR-09 PR-04 two gift cards, one entered as a coupon, and a credit pay an order without a card, and a reload restores them', {
  tag: '@once',
}, async ({ page, ship, receipt, person }) => {
  const { panel, total, couponOpener, coupon, applyCoupon } = ship.summary;
  await giveAccount(page, person);
  await giveCredit(person.email, 4000);
  const [first, second] = [await giveGiftCard(2000), await giveGiftCard(50_000)];
  await giveSavedBooking(page, person);
  await ship.open();
  await expect(ship.payment.number).toBeVisible();
  await showSummary(ship);

  await couponOpener.click();
  await coupon.fill(first);
  await applyCoupon.press('Enter');
  await expect(panel.getByText(/That code is a gift card/)).toBeVisible();
  await expect(panel.getByText('$20.00 used, $0.00 left')).toBeVisible();
  await panel.getByRole('textbox', { name: 'Account credit to use' }).fill('15');
  await panel.getByRole('button', { name: 'Use', exact: true }).press('Enter');
  await expect(panel.getByText('$15.00 used, $25.00 left')).toBeVisible();
  await panel.getByRole('button', { name: 'Remove Account credit' }).press('Enter');
  const code = panel.getByRole('textbox', { name: 'Gift card code' });
  const add = panel.getByRole('button', { name: 'Add', exact: true });
  await panel.getByRole('button', { name: /^Remove Gift card/ }).press('Enter');
  await code.fill('JOURNEY-0000000000000000');
  await add.press('Enter');
  await expect(code).toHaveAccessibleDescription('This gift card isn’t valid or has no balance left.');
  await code.fill(first);
  await add.press('Enter');
  await expect(panel.getByText('$20.00 used, $0.00 left')).toBeVisible();
  const saved = page.waitForResponse(
    (answer) =>
      /\/carts\/.*\/session$/.test(answer.url()) && (answer.request().postData() ?? '').includes(second),
  );
  await code.fill(second);
  await add.press('Enter');
  await expect(total).toHaveText('$0.00');
  expect(await violationsOf(page, '.checkout-summary')).toEqual([]);

  await expect(page.getByText('Nothing to pay. You don’t need a card.')).toBeAttached();
  await saved;
  await page.reload();
  await showSummary(ship);
  await expect(panel.getByRole('list', { name: 'Gift cards' }).getByRole('listitem')).toHaveCount(2);
  await expect(total).toHaveText('$0.00');
  if (ship.compact) await ship.summary.close.click();
  await pressPlaceOrder(ship);
  await expect(receipt.article).toBeVisible({ timeout: 20_000 });
  expect(await ordersOf(person.email)).toBe(1);
});

test('PY-23 PY-24 ER-25 a customer asks to bill a club, which is billed once it has agreed', {
  tag: '@once',
}, async ({ page, ship, receipt, person }) => {
  const { card } = ship.payment;
  await giveAccount(page, person);
  await giveSavedBooking(page, person);
  await ship.open();
  await card.getByRole('radio', { name: 'Bill a club' }).press('Space');
  await card.getByRole('combobox', { name: 'Club' }).selectOption(clubs.open.name);
  await card.getByRole('button', { name: `Ask to bill ${clubs.open.name}` }).press('Enter');
  await expect(card.getByText('Confirm your email first:')).toBeVisible();
  expect(await violationsOf(page, '#payment')).toEqual([]);
  await agree(person.email, clubs.open.id);
  await pressPlaceOrder(ship);
  await expect(receipt.article).toBeVisible({ timeout: 20_000 });
  expect(await ordersOf(person.email)).toBe(1);
});
