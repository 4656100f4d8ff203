import { clubs, home } from '../fixtures/places.ts';
import type { Person } from '../fixtures/somebody.ts';
import type { EndCard } from '../pages/end-card.ts';
import type { ShipPage } from '../pages/ship-page.ts';

/** Finds a club by the first letters of its name and chooses it. */
export async function chooseClub(end: EndCard, name: string): Promise<void> {
  await end.club.fill(name.slice(0, 5));
  await end.option(name).click();
  await end.change(name).waitFor();
}

/** Fills in both ends: from a club to the person's home. */
export async function fillEnds(ship: ShipPage, person: Person): Promise<void> {
  await chooseClub(ship.from, clubs.open.name);
  await ship.from.field('Phone').fill('910 555 0187');
  await ship.to.field('Address').fill(person.street);
  await ship.to.field('Zip code').fill(home.zip);
  await ship.to.field('Recipient name').fill(`${person.firstName} ${person.lastName}`);
  await ship.to.field('Phone').fill(person.phone);
}

/** Fills in the person with one golf bag. */
export async function fillTraveler(ship: ShipPage, person: Person): Promise<void> {
  const { travelers } = ship;
  await travelers.field(1, 'First name').fill(person.firstName);
  await travelers.field(1, 'Last name').fill(person.lastName);
  await travelers.field(1, 'Email').fill(person.email);
  await travelers.addOne(1, 'Golf Bags').click();
  await travelers.size(1, 'Golf Bag 1', /Standard/).check();
  await travelers.packaging(1, 'Golf Bag 1').selectOption({ index: 1 });
}
