import { expect, test } from '../fixtures/journey.ts';
import { giveSavedBooking } from '../fixtures/saved-booking.ts';
import { tabStops } from '../support/tab-stops.ts';
import { unfoldAll } from '../support/unfold-all.ts';

test('D3-3 every stop of the Tab key shows a focus ring, and nothing covers it', async ({
  page,
  ship,
  person,
}) => {
  await giveSavedBooking(page, person);
  await ship.open();
  await expect(ship.payment.number).toBeVisible();
  await unfoldAll(ship);
  const stops = await tabStops(page);
  expect(stops.length).toBeGreaterThan(30);
  expect(
    stops.filter(({ ring }) => !ring).map(({ name }) => name),
    'without a ring',
  ).toEqual([]);
  expect(
    stops.filter(({ coveredBy }) => coveredBy !== ''),
    'covered',
  ).toEqual([]);
  expect(
    stops.filter(({ name }) => name === ''),
    'without a name',
  ).toEqual([]);
});
