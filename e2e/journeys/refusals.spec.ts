import { expect, test } from '../fixtures/journey.ts';
import { giveSavedBooking } from '../fixtures/saved-booking.ts';
import { expectOneOrder } from '../steps/expect-order.ts';
import { fillCard, pressPlaceOrder, pressTooEarly, register } from '../steps/pay.ts';
import { testCards } from '../support/card-numbers.ts';

const declined = 'Your bank declined the card. Nothing was charged. Check the details or use another card.';

test.beforeEach(async ({ page, person, ship }) => {
  await giveSavedBooking(page, person);
  await ship.open();
});

test('ER-18 PY-11 after a declined card all input is kept, and another card pays once', {
  tag: '@phone',
}, async ({ ship, receipt, person, watch }) => {
  watch.expect(/process_payment/, /status of 402|status of 422/);
  await fillCard(ship, testCards.declined);
  await pressPlaceOrder(ship);
  await register(ship, person);
  await expect(ship.payment.card.getByText(declined)).toBeVisible();
  await expect(ship.payment.billingZip).toHaveValue('64113');
  await ship.edit('Ship to');
  await expect(ship.to.field('Address')).toHaveValue(person.street);
  await ship.edit('Travelers & items');
  await expect(ship.travelers.field(1, 'Email')).toHaveValue(person.email);
  await fillCard(ship, testCards.visa);
  await pressPlaceOrder(ship);
  await expectOneOrder(receipt, person);
});

test('D3-16 PY-07 an order without a card is not placed: the page names what is missing and moves the focus there', {
  tag: '@once',
}, async ({ ship, watch }) => {
  await expect(ship.payment.number).toBeVisible();
  await pressTooEarly(ship);
  await expect(ship.payment.card.getByRole('link', { name: /card/i }).first()).toBeVisible();
  expect(watch.callsTo('/refactor/v5/process_payment')).toBe(0);
});
