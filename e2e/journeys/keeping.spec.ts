import { expect, test } from '../fixtures/journey.ts';
import { clubs } from '../fixtures/places.ts';
import type { Person } from '../fixtures/somebody.ts';
import { ShipPage } from '../pages/ship-page.ts';
import { fillTrip } from '../steps/book.ts';
import { showSummary } from '../steps/pay.ts';
import { pickupDay } from '../steps/plan-trip.ts';
import { tripSaved } from '../steps/saved.ts';

async function expectEverything(ship: ShipPage, person: Person): Promise<void> {
  await ship.edit('Ship from');
  await expect(ship.from.change(clubs.open.name)).toBeVisible();
  await expect(ship.from.field('Phone')).toHaveValue('910 555 0187');
  await ship.edit('Ship to');
  await expect(ship.to.field('Address')).toHaveValue(person.street);
  await expect(ship.to.field('City')).toHaveValue('Kansas City');
  await ship.edit('Travelers & items');
  await expect(ship.travelers.field(1, 'Email')).toHaveValue(person.email);
  await expect(ship.travelers.count(1, 'Golf Bags')).toHaveValue('1');
  await expect(ship.travelers.bag(1, 'Golf Bag 1').getByText(/^Standard · /)).toBeVisible();
  await ship.edit('Trip & dates');
  await expect(ship.itinerary.tripType('One way')).toBeChecked();
  await expect(ship.itinerary.date('outbound')).toHaveValue(pickupDay);
  await ship.edit('Service');
  await expect(ship.itinerary.option('outbound', /Ground/i).first()).toBeChecked();
}

test('EN-05 MD-01 a reload in the middle, and then a crash of the tab, lose nothing', {
  tag: '@once',
}, async ({ page, context, ship, person }) => {
  const saved = tripSaved(page);
  await fillTrip(ship, person);
  await showSummary(ship);
  const total = await ship.summary.total.textContent();
  await saved;
  await page.reload();
  await expectEverything(ship, person);
  await showSummary(ship);
  await expect(ship.summary.total).toHaveText(total ?? '');

  // A crashed tab runs none of the page's last words.
  const after = await context.newPage();
  await page.close({ runBeforeUnload: false });
  const again = new ShipPage(after);
  await again.open();
  await expectEverything(again, person);
});
