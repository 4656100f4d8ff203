import { expect, test } from '../fixtures/journey.ts';
import { giveOrder } from '../fixtures/order.ts';
import { pressPlaceOrder } from '../steps/pay.ts';
import { pickupDay } from '../steps/plan-trip.ts';
import { violationsOf } from '../support/axe.ts';
import { ordersOf } from '../support/orders.ts';

/** Counts what a person does until the order is placed: a press, a choice or a field is one entry. */
class Entries {
  count = 0;
  async of(act: Promise<unknown>): Promise<void> {
    this.count += 1;
    await act;
  }
}

test('TR-21 a returning customer repeats the last trip without a reload, with at most 6 entries', {
  tag: '@phone',
}, async ({ page, ship, receipt, person }) => {
  await giveOrder(page, person, {}, { keepsCard: true });
  await ship.open();
  const offer = page.getByRole('region', { name: 'Your last trip' });
  await expect(offer).toContainText('Send the same again? Fallowmere Golf Resort to Kansas City, 1 golf bag');
  expect(await violationsOf(page, '.last-trip')).toEqual([]);

  const entries = new Entries();
  await entries.of(offer.getByRole('button', { name: 'Fill in this trip' }).click());
  await expect(page.getByText('We filled in your booking from your earlier order.')).toBeVisible();
  await expect(offer).toBeHidden();
  // The filled cards are folded; the dates remain to be entered.
  await expect(ship.travelers.card).toContainText(`: 1 golf bag`);
  await expect(ship.travelers.addOne(1, 'Golf Bags')).toBeHidden();
  await entries.of(ship.itinerary.handOverOn('outbound', pickupDay));
  // The service of the last trip is selected automatically.
  await expect(ship.itinerary.service).toContainText('FedEx Ground, arrives');
  await expect(ship.payment.card.getByRole('radio', { name: 'Visa XXXX1111' })).toBeChecked();
  await entries.of(pressPlaceOrder(ship));
  await expect(receipt.article).toBeVisible({ timeout: 20_000 });
  expect(await ordersOf(person.email)).toBe(2);
  expect(entries.count).toBeLessThanOrEqual(6);
});

test('TR-21 "No thanks" hides the last trip for this cart, and guests see no last trip', {
  tag: '@once',
}, async ({ page, ship, person }) => {
  await giveOrder(page, person);
  await ship.open();
  const offer = page.getByRole('region', { name: 'Your last trip' });
  await offer.getByRole('button', { name: 'No thanks' }).click();
  await expect(offer).toBeHidden();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.reload();
  await expect(ship.from.card).toBeVisible();
  await expect(page.getByRole('button', { name: person.firstName })).toBeVisible();
  await expect(offer).toBeHidden();

  // An open page would send requests with the ended session.
  await page.goto('about:blank');
  await page.context().clearCookies();
  await ship.open();
  await expect(ship.from.card).toBeVisible();
  await expect(page.getByRole('banner').getByRole('button', { name: 'Sign in' })).toBeVisible();
  await expect(offer).toBeHidden();
  expect(asked).not.toContain('/api/v6/last_trip');
});
