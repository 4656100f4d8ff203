import { expect, test } from '../fixtures/journey.ts';
import { clubs } from '../fixtures/places.ts';
import { expectOneOrder } from '../steps/expect-order.ts';
import { chooseClub, fillTraveler } from '../steps/fill-shipment.ts';
import { fillCard, pressPlaceOrder, register } from '../steps/pay.ts';
import { planOneWay } from '../steps/plan-trip.ts';
import { row } from '../support/database.ts';
import { shipUrlOf } from '../support/settings.ts';

test('PY-09 MD-25 AD-13 OPEN-45 bags are booked on a microsite: its carrier is used, and its note is read before the order', {
  tag: '@phone',
}, async ({ page, ship, receipt, person }) => {
  await page.goto(shipUrlOf('coastalopen'));
  await expect(page).toHaveURL(/golf\.localhost:\d+\/ship\?micro_site_id=1$/);
  await expect(page.getByRole('banner')).toContainText('Coastal Open');
  await expect(ship.to.change(clubs.withNote.name)).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Got it' }).click();
  if (!ship.compact) await expect(ship.summary.coupon).toHaveValue('WELCOME10');
  await chooseClub(ship.from, clubs.open.name);
  await ship.from.field('Phone').fill('910 555 0187');
  await ship.to.field('Recipient name').fill(`${person.firstName} ${person.lastName}`);
  await ship.to.field('Phone').fill(person.phone);
  await fillTraveler(ship, person);
  await planOneWay(ship);
  await expect(page.getByText('Only FedEx picks up bags during the tournament.')).toBeVisible();
  await fillCard(ship);
  await pressPlaceOrder(ship);
  await register(ship, person);
  const note = page.getByRole('dialog', { name: 'Coastal Open' });
  await expect(note).toContainText('Bags for the tournament are handed out at the bag drop from 6 AM.');
  await note.getByRole('button', { name: 'Continue' }).click();
  const { cartId } = await expectOneOrder(receipt, person);
  expect(await row('select micro_site_id from carts where id = $1', [cartId])).toEqual({ micro_site_id: 1 });
});
