import { expect, test } from '../fixtures/journey.ts';
import { fillEnds, fillTraveler } from '../steps/fill-shipment.ts';

test('TL-19 TL-22 MD-18 ground bags for today are moved to the next business day, with the same service', {
  tag: '@once',
}, async ({ page, ship, person }) => {
  const { itinerary } = ship;
  await ship.open('?oneway=true&ship_date=sameday');
  await fillEnds(ship, person);
  await fillTraveler(ship, person);
  await expect(itinerary.date('outbound')).toHaveValue('12/01/2026');
  const ground = itinerary.option('outbound', /FedEx.*Ground/i).first();
  await ground.check();
  const dialog = page.getByRole('dialog', { name: 'This service can’t pick up today' });
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await dialog.getByRole('button', { name: 'Pick up on Wed, Dec 2' }).press('Enter');
  await expect(dialog).toBeHidden();
  await expect(ground).toBeChecked();
  await ship.show('Trip & dates');
  await expect(itinerary.date('outbound')).toHaveValue('12/02/2026');
});
