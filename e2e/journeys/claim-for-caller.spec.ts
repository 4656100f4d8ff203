import { expect, test } from '../fixtures/journey.ts';
import { giveOrder } from '../fixtures/order.ts';
import { openAs } from '../fixtures/staff.ts';
import { openMore } from '../steps/more-acts.ts';
import { unfoldPart } from '../steps/unfold-part.ts';
import { violationsOf } from '../support/axe.ts';
import { rows } from '../support/database.ts';

test('CO-33 staff open a claim for a caller from the order, and its customer follows the claim', {
  tag: '@once',
}, async ({ page, browser, person }) => {
  const order = await giveOrder(page, person);
  await rows(
    `insert into tracking_events (parcel_id, at, status, description, place)
       select order_parcels.id, placed_at, 'delivered', 'Delivered', '' from order_parcels
       join orders on orders.id = order_id where order_id = $1`,
    [order.id],
  );

  const { page: desk, watch, close } = await openAs(browser, 'admin', page);
  await desk.goto(`/admin/orders/${order.id}`);
  await openMore(desk);
  await desk.getByRole('link', { name: 'Open claim' }).click();
  await desk.getByRole('radio', { name: 'Damaged' }).check();
  await desk
    .getByRole('checkbox', { name: /covered for/ })
    .first()
    .check();
  await desk.getByRole('textbox', { name: /What is damaged/ }).fill('A wheel is broken off.');
  await desk.getByRole('textbox', { name: /Amount claimed/ }).fill('120');
  expect(await violationsOf(desk)).toEqual([]);
  await desk.getByRole('button', { name: 'Open claim' }).dblclick();
  await expect(desk.getByText('Opened by Alex Admin for the caller')).toBeVisible();
  await desk.goto(`/admin/orders/${order.id}`);
  await unfoldPart(desk, 'History');
  await expect(desk.getByRole('list', { name: /History/ })).toContainText('Claim opened for the caller');
  expect(watch.noise()).toEqual([]);
  await close();

  await page.goto(`/orders/${order.id}`);
  const help = page.getByRole('region', { name: 'Help with this order' });
  await expect(help.getByText('Sent', { exact: true }).first()).toBeVisible();
  await expect(help).toContainText('A wheel is broken off.');
});
