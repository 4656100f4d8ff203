import { expect, test } from '../fixtures/journey.ts';
import { giveOrder } from '../fixtures/order.ts';
import { OrderPage } from '../pages/order-page.ts';
import { openRow } from '../steps/open-row.ts';
import { persist } from '../steps/persist.ts';
import { messagesOfCalls } from '../support/call-messages.ts';
import { FailingCalls } from '../support/failing-calls.ts';
import { heardMessages, listenToMessages } from '../support/heard-messages.ts';

const failures = [
  { half: 0, how: 'without an answer' },
  { half: 1, how: 'by the server' },
] as const;

for (const { half, how } of failures)
  test(`B3-23 OR-04 CH-07 CH-10 an order is read, moved and canceled, while each call fails once ${how}: the failure is shown and a retry works`, {
    tag: half === 0 ? ['@once', '@long'] : '@once',
  }, async ({ page, context, person, watch }) => {
    watch.expect(/failed: /, /ERR_FAILED/, /answer: 500/, /status of 500/, /^console: \[[^\]]+\] ApiError: /);
    const { id: orderId } = await giveOrder(page, person);
    await listenToMessages(page);
    const failing = new FailingCalls(half);
    await failing.attach(context);

    await page.goto('/orders');
    const link = page.getByRole('link', { name: /Fallowmere/ });
    await persist(page, () => expect(link).toBeVisible({ timeout: 4000 }));
    const before = await heardMessages(page);
    await link.click();
    const order = new OrderPage(page);
    await persist(page, () => order.changes.waitFor({ timeout: 4000 }));
    await persist(page, () =>
      expect(page.getByRole('region', { name: 'Travelers and bags' })).toContainText(person.firstName, {
        timeout: 4000,
      }),
    );

    await openRow(order.changes);
    await order.act('Change date').click();
    const day = order.dialog.getByRole('textbox', { name: /^Pickup day/ });
    await persist(page, () => day.fill('12/09/2026', { timeout: 4000 }));
    await day.press('Enter');
    const askAgain = order.dialog.getByRole('button', { name: 'See the cost' });
    await expect(askAgain.or(order.dialog.getByText('No difference in price'))).toBeVisible();
    if (await askAgain.isVisible()) await askAgain.click();
    await expect(order.dialog.getByText('No difference in price')).toBeVisible();
    await persist(page, async () => {
      await order.dialog.getByRole('button', { name: 'Change order' }).click({ timeout: 4000 });
      await expect(order.dialog).toBeHidden({ timeout: 4000 });
    });

    await order.act('Cancel order').click();
    await persist(page, async () => {
      await order.dialog
        .getByRole('button', { name: /^(Confirm cancellation|Cancel (order|outbound|return))/ })
        .click({ timeout: 4000 });
      await expect(order.dialog).toBeHidden({ timeout: 4000 });
    });
    await persist(page, () =>
      expect(page.getByText('Your order is canceled.')).toBeVisible({ timeout: 4000 }),
    );
    expect(page.url()).toContain(orderId);
    const heard = async () => [...before, ...(await heardMessages(page))].join('\n');
    const ofOrders = failing.failed.filter((call) => call.includes('/orders'));
    expect(ofOrders).not.toEqual([]);
    for (const call of ofOrders) await expect.poll(heard, { message: call }).toMatch(messagesOfCalls(call));
  });
