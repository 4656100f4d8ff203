import { expect, test } from '../fixtures/journey.ts';
import { home } from '../fixtures/places.ts';
import { expectOneOrder } from '../steps/expect-order.ts';
import { fillTraveler } from '../steps/fill-shipment.ts';
import { fillCard, pressPlaceOrder, register } from '../steps/pay.ts';
import { savedWith } from '../steps/saved.ts';
import { shipUrlOf } from '../support/settings.ts';

test('MD-09 a booking starts with the cruise, and bags go to the port of its ship and arrive before it sails', {
  tag: '@phone',
}, async ({ page, ship, receipt, person }) => {
  await page.goto(shipUrlOf('cruise'));
  const cruise = page.getByRole('region', { name: 'Your cruise' });
  await cruise.getByRole('button', { name: 'Choose your cruise' }).click();
  const dialog = page.getByRole('dialog', { name: 'Your cruise' });
  await dialog.getByRole('combobox', { name: 'Cruise line' }).selectOption('Aurora Line');
  await dialog
    .getByRole('combobox', { name: 'Ship and port' })
    .selectOption({ label: 'Aurora Dawn, from Heronsway Cruise Terminal in Miami' });
  await dialog.getByRole('combobox', { name: 'Sailing date' }).selectOption('2026-12-13');
  await dialog.getByRole('button', { name: 'Ship to this cruise' }).click();
  await expect(dialog).toBeHidden();
  await ship.to.change('Heronsway Cruise Terminal').waitFor();
  await ship.from.kind('Home or other address').check();
  await ship.from.field('Address').fill(person.street);
  await ship.from.field('Zip code').fill(home.zip);
  await ship.from.field('Sender name').fill(`${person.firstName} ${person.lastName}`);
  await ship.from.field('Phone').fill(person.phone);
  await ship.to.field('Recipient name').fill(`${person.firstName} ${person.lastName}`);
  await ship.to.field('Phone').fill('305 555 0142');
  await fillTraveler(ship, person);
  const saved = savedWith(page, '"cruise_sails":"2026-12-13"');
  await ship.itinerary.tripType('One way').check();
  await expect(ship.itinerary.trip.getByText(/It’s the lowest price .* before Fri, Dec 11/)).toBeVisible();
  await expect(cruise.getByText(/^Aurora Dawn \(Aurora Line\) sails Sun, Dec 13/)).toBeVisible();
  await saved;
  await page.reload();
  await expect(page.getByText(/^Aurora Dawn \(Aurora Line\) sails Sun, Dec 13/)).toBeVisible();
  await ship.edit('Trip & dates');
  await expect(ship.itinerary.trip.getByText(/to spare before Fri, Dec 11/)).toBeVisible();
  await ship.edit('Ship to');
  await expect(ship.to.change('Heronsway Cruise Terminal')).toBeVisible();
  await fillCard(ship);
  await pressPlaceOrder(ship);
  await register(ship, person);
  await expectOneOrder(receipt, person);
  await expect(receipt.card('Your shipment')).toContainText('Heronsway Cruise Terminal');
  await expect(receipt.card('Your shipment')).toContainText('Aurora Dawn');
});
