import { expect, test } from '../fixtures/journey.ts';
import { giveSavedBooking } from '../fixtures/saved-booking.ts';
import type { ShipPage } from '../pages/ship-page.ts';
import { violationsOf } from '../support/axe.ts';

const edits = (ship: ShipPage) => ship.page.getByRole('button', { name: /^Edit / });

test('TR-22 a kept booking opens folded, and one card is open at a time', async ({ page, ship, person }) => {
  await giveSavedBooking(page, person);
  await ship.open();
  await expect(edits(ship)).toHaveCount(5);
  await expect(ship.payment.number).toBeVisible();
  await expect(ship.to.card).toContainText(person.street);
  if (ship.compact)
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(2600);
  expect(await violationsOf(page, 'main')).toEqual([]);

  await ship.edit('Ship from');
  await expect(ship.from.kind('Club/Resort')).toBeFocused();
  await expect(edits(ship)).toHaveCount(4);
  await ship.edit('Ship to');
  await expect(ship.to.kind('Home or other address')).toBeFocused();
  await expect(ship.from.change('Fallowmere Golf Resort')).toBeHidden();
  await expect(ship.to.field('Address')).toHaveValue(person.street);

  // An incomplete card remains open.
  await ship.to.field('Phone').fill('');
  await ship.to.field('Phone').blur();
  await ship.edit('Travelers & items');
  await expect(ship.travelers.field(1, 'First name')).toBeFocused();
  await expect(ship.travelers.field(1, 'First name')).toHaveValue(person.firstName);
  await expect(ship.to.field('Phone')).toBeVisible();
});

test('TR-22 in an incomplete kept booking the first incomplete card is open, and later ones show what they lack', async ({
  page,
  ship,
  person,
}) => {
  await giveSavedBooking(page, person, {
    d_phone: '',
    pickup_date: '',
    pickup_carrier_service_level_id: '',
    arrival_date: '',
  });
  await ship.open();
  await expect(edits(ship)).toHaveCount(2);
  await expect(ship.to.field('Phone')).toBeVisible();
  await expect(ship.itinerary.trip).toContainText('Asks for your dates.');
  await expect(ship.itinerary.service).toContainText('Asks for a service.');
  expect(await violationsOf(page, 'main')).toEqual([]);

  // It remains open when it is complete, and the next one opens.
  await ship.to.field('Phone').pressSequentially(person.phone);
  await expect(ship.itinerary.arriveBy('outbound').or(ship.itinerary.date('outbound')).first()).toBeVisible();
  await expect(ship.to.field('Phone')).toBeVisible();
  await expect(ship.itinerary.service).toContainText('Asks for a service.');
  await page.getByRole('button', { name: 'Fill in Service' }).click();
  await expect(ship.itinerary.service).not.toContainText('Asks for a service.');
});
