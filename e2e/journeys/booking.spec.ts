import { expect, test } from '../fixtures/journey.ts';
import type { ShipPage } from '../pages/ship-page.ts';
import { fillBooking } from '../steps/book.ts';
import { expectOneOrder } from '../steps/expect-order.ts';
import { pressPlaceOrder, register, showSummary } from '../steps/pay.ts';
import { confirmationsTo } from '../support/mail-folder.ts';

/** MD-01: every part of a booking is in its place. */
async function expectSections(ship: ShipPage): Promise<void> {
  await ship.edit('Travelers & items');
  await expect(ship.travelers.count(1, 'Golf Bags')).toHaveValue('1');
  for (const name of ['Ship from', 'Ship to', 'Travelers', 'Trip', 'Payment'])
    await expect(ship.page.getByRole('region', { name }).first()).toBeVisible();
  await ship.edit('Trip & dates');
  for (const leg of ['outbound', 'return'] as const) await expect(ship.itinerary.date(leg)).toBeVisible();
  await ship.edit('Service');
  for (const leg of ['outbound', 'return'] as const)
    await expect(ship.itinerary.option(leg, /Ground/i).first()).toBeVisible();
  await showSummary(ship);
  await expect(ship.summary.total).toContainText('$');
  await expect(ship.summary.couponOpener).toBeVisible();
  await expect(ship.summary.panel.getByText(/gift card/i).first()).toBeVisible();
  if (ship.compact) await ship.summary.close.click();
}

test('BR-01 RO-02 AC-01 PY-11 PY-15 RT-20 a guest books a golf bag one way, registers, pays and gets the receipt', async ({
  ship,
  receipt,
  person,
}) => {
  await fillBooking(ship, person);
  await pressPlaceOrder(ship);
  await register(ship, person);
  const order = await expectOneOrder(receipt, person);
  await expect(receipt.card('Your shipment')).toContainText('Fallowmere Golf Resort');
  expect(confirmationsTo(person.email)[0]).toContain(order.displayId);
});

test('TL-01 TL-02 PR-05 MD-01 a guest books a golf bag for a round trip', { tag: '@wide' }, async ({
  ship,
  receipt,
  person,
}) => {
  await fillBooking(ship, person, 'round trip');
  await expectSections(ship);
  await pressPlaceOrder(ship);
  await register(ship, person);
  await expectOneOrder(receipt, person);
  await expect(receipt.card('Outbound')).toContainText('Tue, Dec 8, 2026');
  await expect(receipt.card('Return')).toContainText('Tue, Dec 15, 2026');
});
