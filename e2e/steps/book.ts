import type { Person } from '../fixtures/somebody.ts';
import type { ShipPage } from '../pages/ship-page.ts';
import { fillEnds, fillTraveler } from './fill-shipment.ts';
import { fillCard } from './pay.ts';
import { planOneWay, planRoundTrip } from './plan-trip.ts';

export type Trip = 'one way' | 'round trip';

/** Fills in the shipment up to its price. */
export async function fillTrip(ship: ShipPage, person: Person, trip: Trip = 'one way'): Promise<void> {
  await ship.open();
  await fillEnds(ship, person);
  await fillTraveler(ship, person);
  await (trip === 'one way' ? planOneWay(ship) : planRoundTrip(ship));
}

/** Fills in a booking that only has to be ordered. */
export async function fillBooking(
  ship: ShipPage,
  person: Person,
  trip: Trip = 'one way',
  card?: string,
): Promise<void> {
  await fillTrip(ship, person, trip);
  await fillCard(ship, card);
}
