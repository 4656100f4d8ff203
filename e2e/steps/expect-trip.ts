import { expect } from '../fixtures/journey.ts';
import { clubs } from '../fixtures/places.ts';
import type { Person } from '../fixtures/somebody.ts';
import type { ShipPage } from '../pages/ship-page.ts';
import { pickupDay } from './plan-trip.ts';

/** Expects in every section what `fillTrip` entered for the person, one way. */
export async function expectTrip(ship: ShipPage, person: Person): Promise<void> {
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
