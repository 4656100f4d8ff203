import { giveAccount } from '../fixtures/account.ts';
import { expect, test } from '../fixtures/journey.ts';
import { toDenver } from '../fixtures/places.ts';
import { endPromises, withDearerRates } from '../fixtures/prices.ts';
import { giveSavedBooking } from '../fixtures/saved-booking.ts';
import { expectOneOrder } from '../steps/expect-order.ts';
import { fillCard, pressPlaceOrder } from '../steps/pay.ts';

for (const { title, over, presses, dearer } of [
  { title: 'PR-01 a price that is held is charged, whatever the tariff', over: false, presses: 1, dearer: 0 },
  {
    title: 'PY-17 B3-11 a price that holds no longer is taken over and the order sent again, exactly once',
    over: true,
    presses: 2,
    dearer: 500,
  },
])
  test(title, { tag: '@once' }, async ({ page, ship, receipt, person, watch }) => {
    watch.expect(/process_payment/, /status of 409|status of 422/);
    await giveAccount(page, person);
    const cart = await giveSavedBooking(page, person, toDenver.form);
    await ship.open();
    await fillCard(ship);
    await expect(ship.summary.panel.getByText(/^Price held until/)).toBeAttached();
    const before = await ship.summary.total.textContent();
    await withDearerRates(toDenver.zone, async () => {
      if (over) await endPromises(cart);
      await pressPlaceOrder(ship);
      const order = await expectOneOrder(receipt, person);
      expect(before).toBe(`$${((order.totalCents - dearer) / 100).toFixed(2)}`);
    });
    expect(watch.callsTo('/refactor/v5/process_payment')).toBe(presses);
  });
