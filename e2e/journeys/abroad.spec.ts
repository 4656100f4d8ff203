import { expect, test } from '../fixtures/journey.ts';
import { toDublin } from '../fixtures/places.ts';
import { giveSavedBooking } from '../fixtures/saved-booking.ts';
import { expectOneOrder } from '../steps/expect-order.ts';
import { fillCard, pressPlaceOrder, pressTooEarly, register } from '../steps/pay.ts';
import { violationsOf } from '../support/axe.ts';
import { orderPreferences } from '../support/order-preferences.ts';

const [saving, paying] = ['/api/v5/international_info', '/refactor/v5/process_payment'];

test.beforeEach(async ({ page, person, ship }) => {
  await giveSavedBooking(page, person, toDublin);
  await ship.open();
  await expect(ship.payment.number).toBeVisible();
});

test('PY-14 OPEN-44 VL-44 an order to Ireland asks for the days of its traveler at their place, keeps them, and is placed with them', {
  tag: '@phone',
}, async ({ page, ship, receipt, person, watch }) => {
  const { payment } = ship;
  await expect(payment.abroad).toBeVisible();
  await fillCard(ship);
  await pressTooEarly(ship);
  await expect(payment.days.getByRole('button', { name: 'Save dates' })).toBeDisabled();
  await payment.consent.check();
  await payment.days.getByRole('button', { name: 'Save dates' }).click();
  await expect(payment.days.getByRole('alert')).toContainText('Arrival Date is Required.');
  await expect(payment.day('The day you arrive')).toHaveAccessibleDescription(/Please select arrival date/);
  expect(await violationsOf(page)).toEqual([]);
  expect([watch.callsTo(saving), watch.callsTo(paying)]).toEqual([0, 0]);

  const kept = page.waitForResponse((response) => response.url().endsWith(saving));
  await payment.day('The day you arrive').fill('12/16/2026');
  await payment.day('The day you leave').fill('12/28/2026');
  await payment.days.getByRole('button', { name: 'Close' }).click();
  await kept;
  await page.reload();
  await expect(payment.abroad).toContainText(
    'The day you arrive: Wed, Dec 16, the day you leave: Mon, Dec 28',
  );

  await payment.abroad.getByRole('button', { name: 'Change dates' }).press('Enter');
  await payment.day('The day you leave').fill('12/30/2026');
  await payment.days.getByRole('button', { name: 'Save dates' }).press('Enter');
  await fillCard(ship);
  await pressPlaceOrder(ship);
  await register(ship, person);
  const order = await expectOneOrder(receipt, person);
  expect((await orderPreferences(page, order.id)).international_info).toEqual({
    date_of_arrival: '2026-12-16',
    date_of_departure: '2026-12-30',
  });
  const sent = watch.calls.filter((call) => call === `POST ${saving}` || call === `POST ${paying}`);
  expect(sent.indexOf(`POST ${paying}`)).toBe(sent.length - 1);
});

test('PY-14 ER-24 days that cannot be saved stop the order with an error at their place; nothing is sent, and nothing is lost', {
  tag: ['@once', '@long'],
}, async ({ page, ship, receipt, person, watch }) => {
  watch.expect(/international_info|status of 503/);
  const { payment } = ship;
  await page.route(`**${saving}`, (route) =>
    route.fulfill({
      status: 503,
      contentType: 'application/problem+json',
      body: JSON.stringify({ code: 'unavailable', status: 503, fields: [], trace_id: 'journey' }),
    }),
  );
  await fillCard(ship);
  await pressTooEarly(ship);
  await payment.day('The day you arrive').fill('12/16/2026');
  await payment.consent.check();
  await payment.days.getByRole('button', { name: 'Save dates' }).click();
  await register(ship, person);
  const region = payment.abroad.locator(':focus');
  await expect(region).toContainText('Problem in saving International Info.');
  await expect(region).toBeInViewport();
  if (ship.compact) await expect(ship.summary.panel).toBeHidden();
  await expect(payment.abroad).toContainText('The day you arrive: Wed, Dec 16');
  expect(watch.callsTo(paying)).toBe(0);

  await page.unroute(`**${saving}`);
  await pressPlaceOrder(ship);
  const order = await expectOneOrder(receipt, person);
  expect((await orderPreferences(page, order.id)).international_info).toEqual({
    date_of_arrival: '2026-12-16',
    date_of_departure: null,
  });
});
