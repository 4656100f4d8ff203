import type { ShipPage } from '../pages/ship-page.ts';

/** A Tuesday one week after the journeys' date, and one for the return, both before the holiday weeks. */
export const pickupDay = '12/08/2026';
export const returnDay = '12/15/2026';

/** Bags that must return by this Monday leave on a weekday after the outbound arrival. */
export const returnArrival = '12/21/2026';

/** Plans a one-way trip by ground with a pickup at the club. */
export async function planOneWay({ itinerary }: ShipPage): Promise<void> {
  await itinerary.tripType('One way').check();
  await itinerary.handOverOn('outbound', pickupDay);
  await itinerary
    .option('outbound', /Ground/i)
    .first()
    .check();
}

/** Plans a round trip by ground. */
export async function planRoundTrip(ship: ShipPage): Promise<void> {
  const { itinerary } = ship;
  await itinerary.tripType('Round trip').check();
  await itinerary.handOverOn('outbound', pickupDay);
  await itinerary
    .option('outbound', /Ground/i)
    .first()
    .check();
  await returnOn(ship, returnDay);
}

/** Chooses ground for a return on a day. */
export async function returnOn(ship: ShipPage, day: string): Promise<void> {
  await ship.itinerary.handOverOn('return', day);
  await ship.show('Service');
  await ship.itinerary
    .option('return', /Ground/i)
    .first()
    .check();
}
