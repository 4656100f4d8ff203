import { expect, test } from '../fixtures/journey.ts';
import { giveOrder } from '../fixtures/order.ts';
import { clubs } from '../fixtures/places.ts';
import { openAs } from '../fixtures/staff.ts';
import { OrderPapers } from '../pages/order-papers.ts';
import { violationsOf } from '../support/axe.ts';
import { row, rows } from '../support/database.ts';

test('CO-40 CO-41 club staff see what a customer booked at their club, open it and print its labels, and see no other club’s order', {
  tag: '@once',
}, async ({ page, person, browser }) => {
  // It leaves from a club where the demo's pro user is not staff.
  const { id } = await giveOrder(page, person);
  const { display_id: number } = await row<{ display_id: string }>(
    'select display_id from orders where id = $1',
    [id],
  );
  await expect
    .poll(() => rows("select from orders where id = $1 and state = 'labels_ready'", [id]), {
      timeout: 30_000,
    })
    .toHaveLength(1);

  const staff = await openAs(browser, 'pro', page);
  const desk = staff.page;
  await desk.goto('/admin');
  await expect(desk.getByRole('heading', { name: `Orders: ${clubs.withNote.name}` })).toBeVisible();
  expect(await violationsOf(desk, 'main')).toEqual([]);
  await desk.getByRole('link', { name: 'All orders' }).click();
  await desk.getByRole('searchbox', { name: 'Traveler or order number' }).fill(number);
  await expect(desk.getByText('No orders found. Search for less.')).toBeVisible();
  // The booking moves to club 1. Another journey answers the questions that this club asks its guests.
  await rows(
    `update orders set shipment = jsonb_set(shipment, '{booking,form,o_club_id}', '"1"') where id = $1 returning id`,
    [id],
  );
  await desk.reload();
  const line = desk.getByRole('row').filter({ hasText: number });
  await expect(line).toContainText(person.lastName);
  await expect(line.getByRole('link', { name: `Print labels of ${number}` })).toBeVisible();
  await line.getByRole('link', { name: number, exact: true }).click();
  await expect(desk.getByRole('heading', { name: number })).toBeVisible();
  await expect(desk.getByRole('main')).not.toContainText('$');
  expect(await violationsOf(desk, 'main')).toEqual([]);
  const print = desk.getByRole('link', { name: 'Print labels' });
  const file = await new OrderPapers(desk).download(print);
  expect(file.begins).toMatch(/^%PDF/);

  expect(staff.watch.noise()).toEqual([]);
  await staff.close();
});
