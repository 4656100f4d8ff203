import type { Page } from '@playwright/test';
import { giveAccount } from '../fixtures/account.ts';
import { expect, test } from '../fixtures/journey.ts';
import { toDenver } from '../fixtures/places.ts';
import { endPromises, withDearerRates } from '../fixtures/prices.ts';
import { giveSavedBooking } from '../fixtures/saved-booking.ts';
import type { Person } from '../fixtures/somebody.ts';
import type { ShipPage } from '../pages/ship-page.ts';
import { expectOneOrder } from '../steps/expect-order.ts';
import { fillCard, pressPlaceOrder } from '../steps/pay.ts';

/** A booking that only has to be placed, to a zone with rates that will rise; its cart and its total in cents. */
async function readyToPress(page: Page, ship: ShipPage, person: Person) {
  await giveAccount(page, person);
  const cart = await giveSavedBooking(page, person, toDenver.form);
  await ship.open();
  await fillCard(ship);
  await expect(ship.summary.panel.getByText(/^Price held until/)).toBeAttached();
  const total = (await ship.summary.total.textContent()) ?? '';
  return { cart, cents: Math.round(Number(total.replace('$', '')) * 100) };
}

test('PR-01 a held price is charged, regardless of the current tariff', { tag: '@once' }, async ({
  page,
  ship,
  receipt,
  person,
  watch,
}) => {
  const { cents } = await readyToPress(page, ship, person);
  await withDearerRates(toDenver.zone, async () => {
    await pressPlaceOrder(ship);
    expect((await expectOneOrder(receipt, person)).totalCents).toBe(cents);
  });
  expect(watch.callsTo('/refactor/v5/process_payment')).toBe(1);
});

test('PY-17 B3-11 an expired price is replaced by the new one, and the order is resent exactly once', {
  tag: '@once',
}, async ({ page, ship, receipt, person, watch }) => {
  watch.expect(/process_payment/, /status of 409|status of 422/);
  const { cart, cents } = await readyToPress(page, ship, person);
  await withDearerRates(toDenver.zone, async () => {
    await endPromises(cart);
    await pressPlaceOrder(ship);
    expect((await expectOneOrder(receipt, person)).totalCents).toBe(cents + 500);
  });
  expect(watch.callsTo('/refactor/v5/process_payment')).toBe(2);
});
