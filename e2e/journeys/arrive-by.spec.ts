import { expect, test } from '../fixtures/journey.ts';
import { giveSavedBooking } from '../fixtures/saved-booking.ts';

test('VL-03 a trip is planned by the day on which the bags must be there, and the calendar shows what days cost', async ({
  page,
  ship,
  person,
}) => {
  await giveSavedBooking(page, person);
  await ship.open();
  await ship.itinerary.trip.getByRole('button', { name: 'Choose by the day of arrival' }).click();
  const by = ship.itinerary.trip.getByRole('textbox', { name: /^Bags must be there by/ });
  await expect(by).toBeFocused();
  await by.fill('12/18/2026');
  await by.press('Enter');
  await expect(
    ship.itinerary.trip.getByText(/Pickup on .* It is the latest day that makes it by Fri, Dec 18/),
  ).toBeVisible();
  await ship.itinerary.calendar('outbound').first().click();
  const dialog = page.getByRole('dialog', { name: 'Pickup date' });
  await expect(dialog.getByRole('button', { name: /December 9, 2026.*, \$\d+$/ })).toBeVisible();
  await expect(dialog.getByRole('button', { name: /December 25, 2026.*Christmas/ })).toBeVisible();
});
