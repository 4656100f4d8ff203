import { giveAccount } from '../fixtures/account.ts';
import { expect, test } from '../fixtures/journey.ts';
import { giveSavedBooking } from '../fixtures/saved-booking.ts';
import { somebody } from '../fixtures/somebody.ts';
import { expectOneOrder } from '../steps/expect-order.ts';
import { fillCard, pressPlaceOrder } from '../steps/pay.ts';

test('RT-20 RT-21 C4-8 only the buyer reads a receipt: another customer finds nothing, and a guest is asked to sign in', {
  tag: '@once',
}, async ({ page, context, ship, receipt, person, watch }) => {
  // The offer of a passkey may still send a request after the session has ended.
  watch.expect(/answer: 40[14] .*\/(receipt|passkeys)$/, /status of 40[14]/);
  await giveAccount(page, person);
  await giveSavedBooking(page, person);
  await ship.open();
  await fillCard(ship);
  await pressPlaceOrder(ship);
  await expectOneOrder(receipt, person);
  const url = new URL(page.url());
  expect([...url.searchParams.keys()]).toEqual(['user', 'order_id', 'utm_nooverride']);

  await context.clearCookies();
  await page.goto(url.href);
  await expect(receipt.title).toHaveText('Sign in to see this receipt');

  await giveAccount(page, somebody());
  await page.goto(url.href);
  await expect(receipt.title).toHaveText('Receipt not found');
  await expect(page.getByText(person.email)).toHaveCount(0);
});
