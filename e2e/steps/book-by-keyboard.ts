import { clubs, home } from '../fixtures/places.ts';
import type { Person } from '../fixtures/somebody.ts';
import type { ShipPage } from '../pages/ship-page.ts';
import { testCards } from '../support/card-numbers.ts';
import { Keyboard } from './keyboard.ts';
import { pickupDay, returnArrival } from './plan-trip.ts';

async function enterEnds(keyboard: Keyboard, { from, to }: ShipPage, person: Person): Promise<void> {
  await keyboard.fill(from.club, clubs.open.name);
  await from.option(clubs.open.name).waitFor();
  // The announcement comes when the results stop changing: before that, the keys would move in a list that is
  // being replaced.
  await from.card.getByText(/^\d+ results?$/).waitFor({ state: 'attached' });
  await keyboard.press('ArrowDown', 'Enter');
  await from.change(clubs.open.name).waitFor();
  await keyboard.fill(from.field('Phone'), '910 555 0187');
  await keyboard.fill(to.field('Address'), person.street);
  await keyboard.fill(to.field('Zip code'), home.zip);
  await to.card.getByText(`${home.city}, ${home.state} filled in`).waitFor({ state: 'attached' });
  await keyboard.fill(to.field('Recipient name'), `${person.firstName} ${person.lastName}`);
  await keyboard.fill(to.field('Phone'), person.phone);
}

async function enterTraveler(keyboard: Keyboard, { travelers }: ShipPage, person: Person): Promise<void> {
  await keyboard.fill(travelers.field(1, 'First name'), person.firstName);
  await keyboard.fill(travelers.field(1, 'Last name'), person.lastName);
  await keyboard.fill(travelers.field(1, 'Email'), person.email);
  await keyboard.tabTo(travelers.addOne(1, 'Golf Bags'));
  await keyboard.press('Space');
  await keyboard.tabTo(travelers.size(1, 'Golf Bag 1', /Standard/));
  await keyboard.press('Space');
  await keyboard.tabTo(travelers.packaging(1, 'Golf Bag 1'));
  await keyboard.press('ArrowDown');
}

async function enterTrip(keyboard: Keyboard, { itinerary }: ShipPage, roundTrip: boolean): Promise<void> {
  await keyboard.tabTo(itinerary.tripType('Round trip'));
  if (!roundTrip) await keyboard.press('ArrowDown');
  await keyboard.tabTo(itinerary.dateWay('outbound', 'Arrive by'));
  await keyboard.press('ArrowDown');
  await keyboard.fill(itinerary.date('outbound'), pickupDay);
  await keyboard.press('Enter');
  await keyboard.tabTo(itinerary.option('outbound', /Ground/i).first());
  await keyboard.press('Space');
  if (!roundTrip) return;
  // The return date is in the previous card; the services section links to it.
  await keyboard.tabTo(itinerary.toReturnDate);
  await keyboard.press('Enter');
  await keyboard.fill(itinerary.arriveBy('return'), returnArrival);
  await keyboard.press('Enter');
  await keyboard.tabTo(itinerary.option('return', /Ground/i).first());
  await keyboard.press('Space');
}

async function enterCard(keyboard: Keyboard, { payment }: ShipPage): Promise<void> {
  await keyboard.fill(payment.number, testCards.visa.replaceAll(' ', ''));
  await keyboard.fill(payment.expiration, '1230');
  await keyboard.fill(payment.securityCode, '123');
  await keyboard.fill(payment.billingZip, home.zip);
  await keyboard.fill(payment.billingCountry, 'United States');
}

/** Makes a whole booking by keyboard, up to the receipt; returns the number of keys and the stops of the focus. */
export async function bookByKeyboard(ship: ShipPage, person: Person, roundTrip: boolean): Promise<Keyboard> {
  const keyboard = new Keyboard(ship.page);
  const { account, bar, summary } = ship;
  await ship.open();
  await enterEnds(keyboard, ship, person);
  await enterTraveler(keyboard, ship, person);
  await enterTrip(keyboard, ship, roundTrip);
  await enterCard(keyboard, ship);
  await keyboard.tabTo(ship.compact ? bar.placeOrder : summary.placeOrder);
  await keyboard.press('Enter');
  await keyboard.fill(account.password, person.password);
  await keyboard.fill(account.confirmation, person.password);
  await keyboard.tabTo(account.terms);
  await keyboard.press('Space');
  await keyboard.tabTo(account.create);
  await keyboard.press('Enter');
  return keyboard;
}
