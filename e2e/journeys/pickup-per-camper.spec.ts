import { expect, test } from '../fixtures/journey.ts';
import { home } from '../fixtures/places.ts';
import type { Person } from '../fixtures/somebody.ts';
import type { ShipPage } from '../pages/ship-page.ts';
import { TravelersCard } from '../pages/travelers-card.ts';
import { expectOneOrder } from '../steps/expect-order.ts';
import { Keyboard } from '../steps/keyboard.ts';
import { fillCard, pressPlaceOrder, register } from '../steps/pay.ts';
import { planOneWay } from '../steps/plan-trip.ts';
import { tripSaved } from '../steps/saved.ts';
import { confirmationsTo } from '../support/mail-folder.ts';
import { handOversOf } from '../support/orders.ts';
import { shipUrlOf } from '../support/settings.ts';

const link = new URLSearchParams({
  o_zip: home.zip,
  o_city: home.city,
  o_state: home.state,
  o_country: 'US',
  d_zip: '80202',
  d_city: 'Denver',
  d_state: 'CO',
  d_country: 'US',
  d_address: '1801 California Street',
});

/** Two campers with a trunk each, one way, booked by a parent. */
async function fillCamp(ship: ShipPage, person: Person): Promise<void> {
  await ship.page.goto(`${shipUrlOf('camps')}?${link}&o_address=${encodeURIComponent(person.street)}`);
  const { from, to } = ship;
  await from.field('Sender name').fill(`Pat ${person.lastName}`);
  await from.field('Phone').fill(person.phone);
  await from.field('Phone').press('Tab');
  // The sender is also the recipient, unless someone else is named.
  await expect(to.field('Recipient name')).toHaveValue(`Pat ${person.lastName}`);
  await expect(to.field('Phone')).toHaveValue(person.phone);
  const campers = new TravelersCard(ship.page, 'Camper');
  for (const number of [1, 2]) {
    if (number > 1) await campers.add.click();
    await campers.field(number, 'First name').fill(number === 1 ? person.firstName : 'Mia');
    await campers.field(number, 'Last name').fill(person.lastName);
    await campers.field(number, 'Email').fill(number === 1 ? person.email : `mia.${person.email}`);
    await campers
      .traveler(number)
      .getByRole('combobox', { name: /Upcoming grade/ })
      .selectOption('5');
    await campers.addOne(number, 'Trunks').click();
    await campers.size(number, 'Trunk 1', /Standard/).check();
    await campers.bag(number, 'Trunk 1').getByRole('combobox', { name: /Type/ }).selectOption('Trunk');
    await campers.contents(number, 'Trunk 1').fill('Clothes');
  }
  await planOneWay(ship);
}

const ofCamper2 = /^Camper 2: Mia /;
const title = (person: Person) =>
  `Pickup at your address for ${person.firstName} ${person.lastName}; ` +
  `Pickup between 1 PM and 5 PM for Mia ${person.lastName}`;

test('MD-03 EN-23 BR-06 bags of two campers are picked up at different hours, each with its fee and on its label', {
  tag: '@phone',
}, async ({ ship, receipt, person }) => {
  await fillCamp(ship, person);
  const own = ship.itinerary.ownPickup('outbound', ofCamper2);
  await ship.show('Trip & dates');
  await expect(own).toHaveAccessibleDescription('Same visit, no extra fee');
  await own.selectOption({ label: 'Pickup between 1 PM and 5 PM, $24.95' });
  await fillCard(ship);
  await pressPlaceOrder(ship);
  await register(ship, person);
  const { displayId } = await expectOneOrder(receipt, person);
  await expect(receipt.card('Your shipment')).toContainText(title(person));
  await expect(receipt.article).toContainText(`Pickup between 1 PM and 5 PM for Mia ${person.lastName}`);
  expect(confirmationsTo(person.email)[0]).toContain(`Pickup between 1 PM and 5 PM for Mia`);
  await expect
    .poll(() => handOversOf(displayId))
    .toEqual([
      { traveler: `${person.firstName} ${person.lastName}`, dropOff: false, hours: [9, 17] },
      { traveler: `Mia ${person.lastName}`, dropOff: false, hours: [13, 17] },
    ]);
});

test('MD-03 a camper brings the bags to the counter, chosen by keyboard, and the choice survives a reload', {
  tag: ['@once', '@long'],
}, async ({ ship, receipt, person }) => {
  await fillCamp(ship, person);
  const keyboard = new Keyboard(ship.page);
  await ship.itinerary.tripType('One way').focus();
  const own = ship.itinerary.ownPickup('outbound', ofCamper2);
  const saved = tripSaved(ship.page, 'golfers');
  await keyboard.tabTo(own);
  await keyboard.type('Drop');
  await expect(own).toHaveAccessibleDescription('Free');
  const dialog = ship.page.getByRole('dialog', { name: 'Dropping off your bags' });
  await keyboard.tabTo(dialog.getByRole('button', { name: 'Got it' }));
  await keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(ship.itinerary.date('outbound')).toHaveAccessibleName(/^Pickup date/);
  await expect(ship.itinerary.option('outbound', /Ground/i).first()).toBeChecked();
  await saved;
  await ship.page.reload();
  await ship.edit('Trip & dates');
  await expect(own).toHaveAccessibleDescription('Free');
  await ship.edit('Service');
  await expect(ship.itinerary.option('outbound', /Ground/i).first()).toBeChecked();
  await fillCard(ship);
  await pressPlaceOrder(ship);
  await register(ship, person);
  const { displayId } = await expectOneOrder(receipt, person);
  await expect.poll(() => handOversOf(displayId)).toMatchObject([{ dropOff: false }, { dropOff: true }]);
});
