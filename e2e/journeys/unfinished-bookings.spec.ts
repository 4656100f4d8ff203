import { giveAccount } from '../fixtures/account.ts';
import { expect, test } from '../fixtures/journey.ts';
import { ShipPage } from '../pages/ship-page.ts';
import { fillTrip } from '../steps/book.ts';
import { expectTrip } from '../steps/expect-trip.ts';
import { showSummary } from '../steps/pay.ts';
import { tripSaved } from '../steps/saved.ts';
import { signInByHeader } from '../steps/sign-in.ts';
import { violationsOf } from '../support/axe.ts';

test('OR-08 a booking begun in one browser continues in another with all its input, and the first browser reports it', {
  tag: '@phone',
}, async ({ page, browser, ship, person, watch }) => {
  await giveAccount(page, person);
  const saved = tripSaved(page);
  await ship.open();
  await fillTrip(ship, person);
  await showSummary(ship);
  const total = await ship.summary.total.textContent();
  await saved;

  const elsewhere = await browser.newContext({
    baseURL: new URL(page.url()).origin,
    viewport: page.viewportSize(),
  });
  await watch.attach(elsewhere);
  const phone = await elsewhere.newPage();
  await phone.goto('/orders');
  await signInByHeader(phone, person);
  const list = phone.getByRole('region', { name: 'Bookings to finish' });
  const booking = list.getByRole('link', { name: /^Finish your booking from .* to Kansas City$/ });
  await expect(booking).toBeVisible();
  expect(await violationsOf(phone)).toEqual([]);
  await booking.click();
  await expect(phone.getByText('We opened the booking you started.')).toBeVisible();
  const there = new ShipPage(phone);
  await expectTrip(there, person);
  await showSummary(there);
  await expect(there.summary.total).toHaveText(total ?? '');

  await phone.goto('/orders');
  await expect(list.getByRole('link')).toHaveCount(1);

  watch.expect(/\/session/, /status of 404/);
  await page.reload();
  await expect(ship.notifications.getByText('Your earlier booking is no longer open here.')).toBeVisible();
  await expect(ship.from.card).toBeVisible();
  await elsewhere.close();
});
