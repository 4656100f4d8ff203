import { expect, test } from '../fixtures/journey.ts';
import { giveOrder } from '../fixtures/order.ts';
import { OrdersPage } from '../pages/orders-page.ts';
import { signInByHeader } from '../steps/sign-in.ts';
import { violationsOf } from '../support/axe.ts';

test('OR-01 OR-03 OR-04 the buyer finds the order through the menu, opens it, and returns to it after signing out', {
  tag: '@phone',
}, async ({ page, ship, person }) => {
  const { displayId } = await giveOrder(page, person);
  await page.goto('/account');
  await page.getByRole('navigation', { name: 'Your account' }).getByRole('button').first().click();
  await page.getByRole('link', { name: 'Your orders' }).click();
  const orders = new OrdersPage(page);
  await expect(orders.next).toContainText('Fallowmere Golf Resort');
  expect(await violationsOf(page)).toEqual([]);
  await page.goto('/orders?search=nowhere');
  await expect(page.getByText('No orders match.')).toBeVisible();
  await page.getByRole('button', { name: 'Clear' }).click();
  await orders.next.getByRole('link', { name: /Fallowmere/ }).click();
  const title = page.getByRole('heading', { level: 1, name: `Order ${displayId}` });
  await expect(title).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);

  // TR-01, TR-13: the next booking begins with the same person and bag.
  await ship.open();
  const past = await ship.travelers.choosePast();
  await past.getByRole('checkbox', { name: new RegExp(person.lastName) }).check();
  expect(await violationsOf(page, 'dialog')).toEqual([]);
  await past.getByRole('button', { name: 'Add 1 traveler' }).click();
  await expect(ship.travelers.bag(1, 'Golf Bag 1').getByText(/^Standard · /)).toBeVisible();

  await page.goBack();
  await expect(title).toBeVisible();
  await page.getByRole('navigation', { name: 'Your account' }).getByRole('button').first().click();
  await page.getByRole('button', { name: 'Sign out', exact: true }).click();
  await expect(page.getByText('Only the person who ordered can see this order.')).toBeVisible();
  await signInByHeader(page, person);
  await expect(title).toBeVisible();
});
