import { expect, test } from '../fixtures/journey.ts';
import { giveSavedBooking } from '../fixtures/saved-booking.ts';
import type { ShipPage } from '../pages/ship-page.ts';
import { fillEnds, fillTraveler } from '../steps/fill-shipment.ts';
import { planRoundTrip } from '../steps/plan-trip.ts';
import { pressInPlace } from '../steps/press-in-place.ts';
import { violationsOf } from '../support/axe.ts';

const edits = (ship: ShipPage) => ship.page.getByRole('button', { name: /^Edit / });

test('TR-22 a kept booking opens folded, and one card is open at a time', async ({ page, ship, person }) => {
  await giveSavedBooking(page, person);
  await ship.open();
  await expect(edits(ship)).toHaveCount(5);
  await expect(ship.payment.number).toBeVisible();
  await expect(ship.check).toContainText(person.street);
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

test('TR-28 a booking that is read again begins at its top, not at the footer', {
  tag: '@phone',
}, async ({ page, ship, person }) => {
  await giveSavedBooking(page, person);
  await ship.open();
  await expect(edits(ship)).toHaveCount(5);
  await ship.edit('Travelers & items');
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  await page.reload();
  await expect(edits(ship)).toHaveCount(5);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
});

test('TR-22 in an incomplete kept booking the first incomplete card is open, and later ones show what they lack', {
  tag: '@once',
}, async ({ page, ship, person }) => {
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
  await expect(ship.itinerary.service).toContainText('Choose a service.');
  expect(await violationsOf(page, 'main')).toEqual([]);

  // It remains open when it is complete, and the next one opens.
  await ship.to.field('Phone').pressSequentially(person.phone);
  await expect(ship.itinerary.arriveBy('outbound').or(ship.itinerary.date('outbound')).first()).toBeVisible();
  await expect(ship.to.field('Phone')).toBeVisible();
  await expect(ship.itinerary.service).toContainText('Choose a service.');
  await page.getByRole('button', { name: 'Fill in Service' }).click();
  await expect(ship.itinerary.service).not.toContainText('Choose a service.');
});

test('TR-26 finished cards fold behind somebody who uses the pointer alone, and nothing moves under it', async ({
  page,
  ship,
  person,
}) => {
  const { from, to, travelers, itinerary, payment } = ship;
  await ship.open();
  await fillEnds(ship, person);
  await expect(page.getByRole('button', { name: 'Done with Ship to' })).toBeVisible();
  await pressInPlace(travelers.field(1, 'Last name'));
  await expect(from.field('Phone')).toBeHidden();
  await fillTraveler(ship, person);
  await pressInPlace(travelers.addOne(1, 'Golf Bags'));
  await expect(to.field('Phone')).toBeHidden();
  await expect(travelers.count(1, 'Golf Bags')).toHaveValue('2');

  // An incomplete card remains open, and so does one that was opened to be changed.
  await travelers.field(1, 'Email').fill('');
  await pressInPlace(itinerary.tripType('Round trip'));
  await expect(travelers.field(1, 'Last name')).toBeVisible();
  await travelers.field(1, 'Email').fill(person.email);
  await planRoundTrip(ship);
  await ship.edit('Travelers & items');
  await pressInPlace(travelers.field(1, 'First name'));
  await expect(itinerary.trip).toContainText('Round trip, ');

  await expect(payment.number).toBeVisible();
  await pressInPlace(payment.billingZip);
  await expect(page.getByRole('button', { name: 'Done with Travelers & items' })).toBeHidden();
  await expect(ship.check).toBeVisible();
  await expect(payment.billingZip).toBeFocused();
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(3000);
});

test('PY-32 the check before the payment says the whole shipment, and leads to each of its fields', {
  tag: '@once',
}, async ({ page, ship, person }) => {
  await giveSavedBooking(page, person);
  await ship.open();
  const { check, itinerary, payment } = ship;
  for (const fact of [
    'Fallowmere Golf Resort, 153 Orchard Road, Southern Pines, NC 28387',
    person.street,
    `${person.firstName} ${person.lastName}`,
    /Golf bag 1: Standard, .*coverage/i,
    /pickup \w+, Dec \d+; arrives \w+, Dec \d+/i,
    /FedEx Ground, \$\d+\.\d\d/,
  ])
    await expect(check).toContainText(fact);
  await expect(page.getByRole('region', { name: 'Ship from', exact: true })).toBeHidden();
  expect(await violationsOf(page, 'main')).toEqual([]);

  for (const [card, field] of [
    ['Ship from', ship.from.kind('Club/Resort')],
    ['Ship to', ship.to.kind('Home or other address')],
    ['Travelers & items', ship.travelers.field(1, 'First name')],
    ['Trip & dates', itinerary.date('outbound')],
    ['Service', itinerary.service.getByRole('radio', { checked: true })],
  ] as const) {
    await check.getByRole('button', { name: `Edit ${card}` }).click();
    await expect(field).toBeFocused();
    await expect(check).toBeHidden();
    await payment.billingZip.click();
    await expect(check).toBeVisible();
  }
});
