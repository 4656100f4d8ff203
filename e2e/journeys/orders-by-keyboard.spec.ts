import { expect, test } from '../fixtures/journey.ts';
import { giveOrder } from '../fixtures/order.ts';
import { OrderPage } from '../pages/order-page.ts';
import { Keyboard } from '../steps/keyboard.ts';

test('D3-2 OR-01 CH-07 CH-10 CH-12 an order is found, moved to another day, canceled and restored by keyboard alone', {
  tag: '@wide',
}, async ({ page, person }) => {
  await giveOrder(page, person);
  const order = new OrderPage(page);
  const keyboard = new Keyboard(page);
  await page.goto('/orders');
  await keyboard.tabTo(page.getByRole('link', { name: /Fallowmere/ }).first());
  await keyboard.press('Enter');
  const title = page.getByRole('heading', { level: 1, name: /Order SA-/ });
  await expect(title).toBeVisible();

  await keyboard.tabTo(order.act('Change date'), 60);
  await keyboard.press('Enter');
  const day = order.dialog.getByRole('textbox', { name: /^Pickup day/ });
  await expect(day).toBeVisible();
  await keyboard.press('Escape');
  await expect(order.act('Change date')).toBeFocused();
  await keyboard.press('Enter');
  await keyboard.tabTo(day);
  await keyboard.press('ControlOrMeta+a');
  await keyboard.type('12/09/2026');
  await keyboard.press('Enter');
  await keyboard.tabTo(order.dialog.getByRole('button', { name: 'Change order' }));
  await keyboard.press('Enter');
  await expect(order.dialog).toBeHidden();
  await expect(page.getByText(/Wed, Dec 9/).first()).toBeVisible();
  await expect(title).toBeFocused();

  await keyboard.tabTo(order.act('Cancel order'), 60);
  await keyboard.press('Enter');
  await keyboard.tabTo(
    order.dialog.getByRole('button', { name: /^(Confirm cancellation|Cancel (order|outbound|return))/ }),
  );
  await keyboard.press('Enter');
  await expect(page.getByText('Your order is canceled.')).toBeVisible();
  await expect(title).toBeFocused();
  await keyboard.tabTo(page.getByRole('button', { name: 'Undo' }), 60);
  await keyboard.press('Enter');
  await expect(order.act('Change date')).toBeVisible();
  await expect(title).toBeFocused();
});
