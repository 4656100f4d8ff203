import { expect, test } from '../fixtures/journey.ts';
import { giveSavedBooking } from '../fixtures/saved-booking.ts';
import { expectOneOrder } from '../steps/expect-order.ts';
import { fillCard, pressPlaceOrder, register, showSummary } from '../steps/pay.ts';
import { testCards } from '../support/card-numbers.ts';
import { translatePage } from '../support/translate-page.ts';

const declined = 'Your bank declined the card. Nothing was charged. Check the details or use another card.';

test('a page translated by the browser survives a booking, a declined card, a change and a payment', {
  tag: '@once',
}, async ({ page, ship, receipt, person, watch }) => {
  watch.expect(/process_payment/, /status of 402|status of 422/);
  await giveSavedBooking(page, person);
  await ship.open();
  await expect(ship.payment.number).toBeVisible();
  await translatePage(page);
  const button = ship.compact ? ship.bar.placeOrder : ship.summary.placeOrder;
  const before = await button.textContent();

  await ship.edit('Travelers & items');
  await ship.travelers.addOne(1, 'Golf Bags').click();
  await ship.travelers.size(1, 'Golf Bag 2', /Standard/).check();
  await ship.travelers.packaging(1, 'Golf Bag 2').selectOption({ index: 1 });
  await expect(button).not.toHaveText(before ?? '');
  await showSummary(ship);
  const total = (await ship.summary.total.textContent())?.trim() ?? '';
  expect(total).toMatch(/^\$\d/);
  if (ship.compact) await ship.summary.close.click();
  await expect(button).toContainText(total);

  await fillCard(ship, testCards.declined);
  await pressPlaceOrder(ship);
  await register(ship, person);
  await expect(ship.payment.card.getByText(declined)).toBeVisible();

  await ship.show('Travelers & items');
  await ship.travelers.removeOne(1, 'Golf Bags').click();
  await expect(button).toHaveText(before ?? '');
  await fillCard(ship, testCards.visa);
  await pressPlaceOrder(ship);
  await expectOneOrder(receipt, person);
});
