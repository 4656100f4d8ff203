import { expect, test } from '../fixtures/journey.ts';
import { expectOneOrder } from '../steps/expect-order.ts';
import { fillEnds, fillTraveler } from '../steps/fill-shipment.ts';
import { fillCard, pressPlaceOrder, register } from '../steps/pay.ts';
import { planOneWay } from '../steps/plan-trip.ts';
import { row } from '../support/database.ts';

test('PY-09 MD-25 AD-13 OPEN-45 bags are booked on a microsite: its carrier is told, and its note read before the order', async ({
  page,
  ship,
  receipt,
  person,
}) => {
  await ship.open('?micro_site_id=1');
  await fillEnds(ship, person);
  await fillTraveler(ship, person);
  await planOneWay(ship);
  await expect(page.getByText('During the tournament bags are collected by FedEx only.')).toBeVisible();
  await fillCard(ship);
  await pressPlaceOrder(ship);
  await register(ship, person);
  const note = page.getByRole('dialog', { name: 'Coastal Open' });
  await expect(note).toContainText('Bags for the tournament are handed out at the bag drop from 6 AM.');
  await note.getByRole('button', { name: 'Go on' }).click();
  const { cartId } = await expectOneOrder(receipt, person);
  expect(await row('select micro_site_id from carts where id = $1', [cartId])).toEqual({ micro_site_id: 1 });
});
