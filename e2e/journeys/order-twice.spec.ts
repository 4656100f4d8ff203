import { expect, test } from '../fixtures/journey.ts';
import { giveSavedBooking } from '../fixtures/saved-booking.ts';
import { expectOneOrder } from '../steps/expect-order.ts';
import { fillCard, pressPlaceOrder, pressTooEarly, register } from '../steps/pay.ts';
import { orderFacts } from '../support/orders.ts';

test('PY-04 B3-5 going back from the receipt and ordering again makes no second order, and says so', {
  tag: ['@once', '@long'],
}, async ({ page, ship, receipt, person, watch }) => {
  watch.expect(/process_payment|status of 409/);
  await giveSavedBooking(page, person);
  await ship.open();
  await fillCard(ship);
  await pressPlaceOrder(ship);
  const sent = page.waitForRequest(/process_payment$/);
  await register(ship, person);
  const request = await sent;
  const order = await expectOneOrder(receipt, person);
  const before = watch.callsTo('/refactor/v5/process_payment');

  await page.goBack();
  await expect(ship.notifications.getByText(/^Your order is placed/)).toBeVisible();
  await pressTooEarly(ship);
  await expect(page).toHaveTitle(/^Error: /);
  expect(watch.callsTo('/refactor/v5/process_payment')).toBe(before);

  // Even if a browser sends the old form again, with the old key and with a new one.
  const { 'idempotency-key': key = '', 'x-csrf-token': csrf, 'x-cart-token': cart } = request.headers();
  for (const again of [key, `${key.slice(0, -4)}0000`]) {
    const headers = { 'content-type': 'application/json', 'x-csrf-token': csrf, 'x-cart-token': cart };
    const answer = await page.evaluate(
      async ([body, sentHeaders]) => {
        const { status } = await fetch('/refactor/v5/process_payment', {
          method: 'POST',
          headers: sentHeaders as Record<string, string>,
          body: body as string,
        });
        return status;
      },
      [request.postData(), { ...headers, 'idempotency-key': again }],
    );
    expect(answer).toBeLessThan(500);
  }
  expect(await orderFacts(order.displayId)).toMatchObject({ charges: 1, chargedCents: order.totalCents });
  await page.goForward();
  await expectOneOrder(receipt, person);
});
