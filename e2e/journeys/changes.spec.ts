import { expect, test } from '../fixtures/journey.ts';
import { giveOrder } from '../fixtures/order.ts';
import { home } from '../fixtures/places.ts';
import { giveSavedBooking } from '../fixtures/saved-booking.ts';
import { OrderPage } from '../pages/order-page.ts';
import { openBag } from '../steps/open-bag.ts';
import { openRow } from '../steps/open-row.ts';
import { fillCard, pressPlaceOrder } from '../steps/pay.ts';
import { violationsOf } from '../support/axe.ts';
import { testCards } from '../support/card-numbers.ts';
import { row } from '../support/database.ts';
import { ordersOf } from '../support/orders.ts';

/** The total of an order, its payments minus its refunds, and whether its books balance. */
const moneyOf = async (orderId: string): Promise<{ total: number; paid: number; books: number }> => {
  const found = await row<{ total: number; paid: string; books: string }>(
    `select total_cents as total, (select -sum(amount_cents) from ledger_entries where order_id = orders.id and account = 'revenue') as paid,
       (select sum(amount_cents) from ledger_entries where order_id = orders.id) as books from orders where id = $1`,
    [orderId],
  );
  return { total: found.total, paid: Number(found.paid), books: Number(found.books) };
};

test('CH-01 CH-03 CH-05 an order is changed on the booking page, to a higher and to a lower price, while another booking is in progress', {
  tag: '@phone',
}, async ({ page, ship, person }) => {
  const { id: orderId } = await giveOrder(page, person);
  const before = await moneyOf(orderId);
  const other = await giveSavedBooking(page, person);
  const order = new OrderPage(page);
  await order.open(orderId);
  expect(await violationsOf(page)).toEqual([]);
  await order.bookingPage.click();
  await expect(page.getByText(/You’re changing order/)).toBeVisible();
  await openBag(ship);
  await ship.travelers.insurance(1, 'Golf Bag 1').selectOption('300000');
  await expect(ship.payment.number).toBeVisible();
  await fillCard(ship);
  const changed = page.getByRole('heading', { level: 1, name: /Order SA-/ });
  await pressPlaceOrder(ship);
  await expect(changed).toBeVisible({ timeout: 20_000 });
  const dearer = await moneyOf(orderId);
  expect(dearer.total).toBeGreaterThan(before.total);
  expect(dearer).toMatchObject({ paid: dearer.total, books: 0 });

  await openRow(order.changes);
  await order.bookingPage.click();
  await openBag(ship);
  await ship.travelers.insurance(1, 'Golf Bag 1').selectOption('100000');
  await expect(page.getByText(/^We’ll refund you \$\d+\.\d\d\. You don’t need a card\.$/)).toBeVisible();
  await pressPlaceOrder(ship);
  await expect(changed).toBeVisible({ timeout: 20_000 });
  expect(await moneyOf(orderId)).toEqual({ total: before.total, paid: before.total, books: 0 });

  await openRow(order.changes);
  await order.bookingPage.click();
  await page.getByRole('button', { name: 'Discard changes' }).click();
  await expect(changed).toBeVisible();
  expect(await ordersOf(person.email)).toBe(1);
  const kept = await page.evaluate(() => localStorage.getItem('cart_session_golf'));
  expect(JSON.parse(kept ?? '{}')).toMatchObject({ id: other });
});

test('CH-07 CH-08 CH-09 CH-10 an order is changed and canceled on its page, and an extra charge is paid in a dialog', {
  tag: '@wide',
}, async ({ page, person, watch }) => {
  // This card is declined first.
  watch.expect(/\/change$/, /status of 422/);
  const { id: orderId } = await giveOrder(page, person);
  const before = await moneyOf(orderId);
  const order = new OrderPage(page);
  await order.open(orderId);
  await order.act('Change date').click();
  const day = order.dialog.getByRole('textbox', { name: /^Pickup day/ });
  await day.fill('12/09/2026');
  await day.press('Enter');
  await expect(order.dialog.getByText('No difference in price')).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  await order.dialog.getByRole('button', { name: 'Change order' }).click();
  await expect(order.dialog).toBeHidden();
  await expect(page.getByText(/Wed, Dec 9/).first()).toBeVisible();

  await order.act('Change address').click();
  await order.dialog.getByRole('textbox', { name: 'Address' }).fill('1 Market St');
  await order.dialog.getByRole('textbox', { name: 'Zip code' }).fill('94103');
  await expect(order.dialog.getByRole('textbox', { name: 'City' })).toHaveValue('San Francisco');
  await expect(order.dialog.getByRole('combobox', { name: 'State' })).toHaveValue('CA');
  await order.dialog.getByRole('button', { name: 'See the cost' }).click();
  await order.dialog.getByRole('button', { name: /^Change order and pay \$/ }).click();
  await expect(order.payment).toBeVisible();
  await order.card.getByRole('textbox', { name: 'Card number' }).fill(testCards.declined);
  await order.card.getByRole('textbox', { name: 'Expiration' }).fill('12/30');
  await order.card.getByRole('textbox', { name: 'Security code' }).fill('123');
  await order.payment.getByRole('textbox', { name: 'Billing zip code' }).fill(home.zip);
  const pay = order.payment.getByRole('button', { name: /^Pay \$/ });
  await pay.click();
  await expect(order.payment.getByText(/Your bank declined the card/)).toBeVisible();
  await order.card.getByRole('textbox', { name: 'Card number' }).fill(testCards.visa);
  await pay.click();
  await expect(order.payment).toBeHidden({ timeout: 20_000 });
  await expect(order.dialog).toBeHidden();
  const dearer = await moneyOf(orderId);
  expect(dearer.total).toBeGreaterThan(before.total);
  expect(dearer).toMatchObject({ paid: dearer.total, books: 0 });

  await order.act('Cancel order').click();
  await expect(order.dialog.getByText(/in 3 to 5 days/)).toBeVisible();
  await order.dialog
    .getByRole('button', { name: /^(Confirm cancellation|Cancel (order|outbound|return))/ })
    .click();
  await expect(page.getByText('Canceled', { exact: true }).first()).toBeVisible();
  expect(await moneyOf(orderId)).toMatchObject({ paid: 0, books: 0 });
});

test('CH-10 CH-12 one leg is canceled, then the whole order, and the second cancellation is undone', {
  tag: '@phone',
}, async ({ page, person }) => {
  const back = {
    roundtrip: 'true',
    return_pickup: '1',
    return_pickup_date: '2026-12-15',
    return_carrier: 'FEDEX',
    return_carrier_service_level_id: '1',
    return_arrival_date: '2026-12-18',
  };
  const { id: orderId } = await giveOrder(page, person, back);
  const order = new OrderPage(page);
  await order.open(orderId);
  await order.act('Cancel order').click();
  await order.dialog.getByRole('radio', { name: 'Return only' }).press('Space');
  await expect(order.dialog.getByText(/^We’ll refund you \$\d+\.\d\d/)).toBeVisible();
  await order.dialog
    .getByRole('button', { name: /^(Confirm cancellation|Cancel (order|outbound|return))/ })
    .click();
  await expect(page.getByText('Return canceled.')).toBeVisible();
  const oneLeg = await moneyOf(orderId);
  expect(oneLeg).toMatchObject({ paid: oneLeg.total, books: 0 });

  await order.act('Cancel order').click();
  await order.dialog
    .getByRole('button', { name: /^(Confirm cancellation|Cancel (order|outbound|return))/ })
    .click();
  await expect(page.getByText('Your order is canceled.')).toBeVisible();
  expect(await moneyOf(orderId)).toMatchObject({ paid: 0, books: 0 });
  expect(await violationsOf(page)).toEqual([]);
  await page.getByRole('button', { name: 'Undo' }).press('Enter');
  await expect(order.act('Change date')).toBeVisible();
  expect(await moneyOf(orderId)).toEqual(oneLeg);
});
