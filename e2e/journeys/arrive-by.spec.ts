import { expect, test } from '../fixtures/journey.ts';
import { giveSavedBooking } from '../fixtures/saved-booking.ts';
import { savedWith } from '../steps/saved.ts';

test('VL-03 a trip is planned by its arrival deadline, and the calendar shows the prices of days', {
  tag: '@phone',
}, async ({ page, ship, person }) => {
  await giveSavedBooking(page, person);
  await ship.open();
  await ship.edit('Trip & dates');
  await ship.itinerary.dateWay('outbound', 'Arrive by').check();
  const by = ship.itinerary.arriveBy('outbound');
  const saved = savedWith(page, '"arrive_by":"2026-12-18"');
  await by.fill('12/18/2026');
  await by.press('Enter');
  await expect(
    ship.itinerary.trip.getByText(
      /^Pickup on .* It’s the lowest price that leaves a day to spare before Fri, Dec 18/,
    ),
  ).toBeVisible();
  // Both return with the booking: the requested day and the day that was chosen for it.
  const way = ship.itinerary.dateWay('outbound', 'Pick up on');
  await way.check();
  const taken = await ship.itinerary.date('outbound').inputValue();
  await saved;
  await page.reload();
  await ship.edit('Trip & dates');
  await expect(by).toHaveValue('12/18/2026');
  await expect(ship.itinerary.trip.getByText(/day to spare before Fri, Dec 18/)).toBeVisible();
  await way.check();
  await expect(ship.itinerary.date('outbound')).toHaveValue(taken);
  await ship.itinerary.calendar('outbound').first().click();
  const dialog = page.getByRole('dialog', { name: 'Pickup date' });
  await expect(dialog.getByRole('button', { name: /December 9, 2026.*, \$\d+$/ })).toBeVisible();
  await expect(dialog.getByRole('button', { name: /December 25, 2026.*Christmas/ })).toBeVisible();
});
