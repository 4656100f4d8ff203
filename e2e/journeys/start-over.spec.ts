import { expect, test } from '../fixtures/journey.ts';
import { giveSavedBooking } from '../fixtures/saved-booking.ts';
import { ShipPage } from '../pages/ship-page.ts';

test('a cleared booking is restored on request, and otherwise remains cleared', { tag: '@once' }, async ({
  page,
  ship,
  person,
}) => {
  await giveSavedBooking(page, person);
  await ship.open();
  await ship.edit('Travelers & items');
  await expect(ship.travelers.field(1, 'Email')).toHaveValue(person.email);
  await page.getByRole('button', { name: 'Start over' }).click();
  await expect(page.getByText('Your booking was cleared.')).toBeVisible();
  await expect(ship.travelers.field(1, 'Email')).toHaveValue('');
  await page.getByRole('button', { name: 'Undo' }).click();
  await ship.edit('Travelers & items');
  await expect(ship.travelers.field(1, 'Email')).toHaveValue(person.email);
  await page.getByRole('button', { name: 'Start over' }).click();
  await expect(page.getByText('Your booking was cleared.')).toBeVisible();
  await page.reload();
  await expect(ship.travelers.field(1, 'Email')).toHaveValue('');
});

test('B3-3 a tab reports that its booking was changed in another tab', { tag: ['@once', '@long'] }, async ({
  page,
  context,
  ship,
  person,
}) => {
  await giveSavedBooking(page, person);
  await ship.open();
  const other = new ShipPage(await context.newPage());
  await other.open();
  await other.edit('Travelers & items');
  await expect(other.travelers.field(1, 'First name')).toHaveValue(person.firstName);
  await other.travelers.field(1, 'First name').fill('Henrietta');
  await expect(ship.notifications.getByText(/changed this booking in another tab/)).toBeVisible();
});
