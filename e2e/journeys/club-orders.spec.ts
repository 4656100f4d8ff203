import { expect, test } from '../fixtures/journey.ts';
import { clubs } from '../fixtures/places.ts';
import { openAs } from '../fixtures/staff.ts';
import { OrderPapers } from '../pages/order-papers.ts';
import { placedOrder } from '../steps/place-saved.ts';
import { violationsOf } from '../support/axe.ts';
import { row, rows } from '../support/database.ts';

/** A booking that leaves from the club of the demo's pro user. */
const own = {
  o_club_id: String(clubs.withNote.id),
  o_company_name: clubs.withNote.name,
  arrival_date: '',
};

test('CO-40 CO-41 club staff see what a customer booked at their club, open it and print its labels, and see no other club’s order', {
  tag: '@once',
}, async ({ page, ship, receipt, person, browser }) => {
  const club = await row<Record<'address_1' | 'city' | 'state' | 'zip', string>>(
    'select address_1, city, state, zip from facilities where id = $1',
    [clubs.withNote.id],
  );
  const place = {
    o_address: club.address_1,
    o_city: club.city,
    o_state: club.state,
    o_zip: club.zip,
    'o_zip-first-part': club.zip,
  };
  const id = await placedOrder({ page, ship, receipt, person }, { ...own, ...place });
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

  // The same order, had it left from another club.
  await rows(
    `update orders set shipment = jsonb_set(shipment, '{booking,form,o_club_id}', '"2"') where id = $1 returning id`,
    [id],
  );
  await desk.goto('/admin/club?view=all');
  await desk.getByRole('searchbox', { name: 'Traveler or order number' }).fill(number);
  await expect(desk.getByText('No orders found. Search for less.')).toBeVisible();
  expect(staff.watch.noise()).toEqual([]);
  await staff.close();
});
