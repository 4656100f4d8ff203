import { expect, test } from '../fixtures/journey.ts';
import { clubs, home } from '../fixtures/places.ts';
import { giveSavedBooking } from '../fixtures/saved-booking.ts';
import { expectOneOrder } from '../steps/expect-order.ts';
import { chooseClub, fillTraveler } from '../steps/fill-shipment.ts';
import { fillCard, pressPlaceOrder, register, showSummary } from '../steps/pay.ts';
import { planOneWay } from '../steps/plan-trip.ts';
import { savedWith, tripSaved } from '../steps/saved.ts';

const api = /localhost:\d+\/(api|v2|refactor|users)\//;

test('B3-23 EN-25 OPEN-60 with the API down, typing continues and each place shows the failure, until the API returns', {
  tag: '@once',
}, async ({ page, context, ship, person, watch }) => {
  watch.expect(/failed: /, /ERR_FAILED|ERR_INTERNET_DISCONNECTED/);
  await ship.open();
  await chooseClub(ship.from, clubs.open.name);
  await ship.from.field('Phone').fill('910 555 0187');

  await context.route(api, (route) => route.abort());
  await ship.to.field('Zip code').fill(home.zip);
  await expect(ship.to.card.getByText(/We couldn’t look up that zip/).first()).toBeVisible();
  await ship.to.field('City').fill(home.city);
  await ship.to.state.selectOption(home.state);
  await ship.to.field('Address').fill(person.street);
  await ship.to.field('Recipient name').fill('Marguerite Oldfield');
  await ship.to.field('Phone').fill(person.phone);
  await fillTraveler(ship, person);
  const retry = ship.page.getByRole('button', { name: 'Try again' });
  await expect(retry.first()).toBeVisible();

  await context.unroute(api);
  const saved = tripSaved(page);
  await retry.first().click();
  await planOneWay(ship);
  await showSummary(ship);
  await expect(ship.summary.total).toHaveText(/^\$\d+\.\d\d$/, { timeout: 20_000 });
  await expect(ship.to.card).toContainText(person.street);

  await saved;
  await page.reload();
  await ship.edit('Ship to');
  await expect(ship.to.field('Address')).toHaveValue(person.street);
});

test('B3-23 input entered while the API is down is saved when the API returns, without another key press', {
  tag: '@once',
}, async ({ page, context, ship, person, watch }) => {
  watch.expect(/failed: /, /ERR_FAILED|ERR_INTERNET_DISCONNECTED/);
  await ship.open();
  await ship.to.field('Address').fill('Somewhere first');
  await page.waitForResponse(/\/session$/);
  await context.route(api, (route) => route.abort());
  await ship.to.field('Address').fill(person.street);
  await expect(ship.notifications.getByText(/can’t save your booking right now/)).toBeVisible();
  await context.unroute(api);
  await expect(ship.notifications.getByText(/Your booking is saved/)).toBeVisible();
  await page.reload();
  await ship.edit('Ship to');
  await expect(ship.to.field('Address')).toHaveValue(person.street);
});

test('B3-23 services and price requested while offline arrive when the connection returns, without a click', {
  tag: ['@once', '@long'],
}, async ({ context, page, ship, person, watch }) => {
  watch.expect(/failed: /, /ERR_FAILED|ERR_INTERNET_DISCONNECTED/);
  await giveSavedBooking(page, person);
  await ship.open();
  await expect(ship.payment.number).toBeVisible();
  await context.setOffline(true);
  await ship.edit('Trip & dates');
  await ship.itinerary.date('outbound').fill('12/09/2026');
  await ship.itinerary.date('outbound').press('Enter');
  await expect(ship.itinerary.service.getByRole('button', { name: 'Try again' })).toBeVisible();
  await context.setOffline(false);
  await expect(ship.itinerary.option('outbound', /Ground/i).first()).toBeVisible();
  await showSummary(ship);
  await expect(ship.summary.total).toHaveText(/^\$\d+\.\d\d$/);
  await expect(ship.summary.panel.getByText('Wed, Dec 9').first()).toBeVisible();
});

test('B3-23 a connection lost for seconds at the first edit loses nothing, nor does a reload before it returns', {
  tag: ['@once', '@long'],
}, async ({ page, context, ship, person, watch }) => {
  watch.expect(/failed: /, /ERR_FAILED|ERR_INTERNET_DISCONNECTED|Failed to fetch|LOAD_ERROR|ChunkLoadError/);
  await ship.open();
  await expect(ship.to.field('Zip code')).toBeEditable();
  await expect(ship.travelers.addOne(1, 'Golf Bags')).toBeVisible();
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await ship.to.field('Zip code').fill(home.zip);
  await ship.to.field('City').fill(home.city);
  await ship.to.field('Address').fill(person.street);
  await expect(page.getByText('Offline: saved in this browser')).toBeVisible();

  const saved = savedWith(page, person.street);
  await context.setOffline(false);
  await saved;
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await expect(ship.payment.card).toBeVisible();
  await page.reload();
  await ship.edit('Ship to');
  await expect(ship.to.field('Address')).toHaveValue(person.street);

  // Only data that the server lacks comes from this browser.
  await context.route(api, (route) =>
    route.request().method() === 'POST' ? route.abort() : route.continue(),
  );
  await ship.to.field('Address').fill('12 Second Street');
  await expect(page.getByText('Offline: saved in this browser')).toBeVisible();
  await page.reload();
  await ship.edit('Ship to');
  await expect(ship.to.field('Address')).toHaveValue('12 Second Street');
});

test('B3-23 a request that a section made while offline is repeated when online, without a click', {
  tag: ['@once', '@long'],
}, async ({ context, page, ship, watch }) => {
  watch.expect(/failed: /, /ERR_FAILED|ERR_INTERNET_DISCONNECTED|Failed to fetch|LOAD_ERROR|ChunkLoadError/);
  const failedRequests = new Map<string, number>();
  page.on('requestfailed', (request) => {
    const url = request.url();
    if (url.includes('/assets/')) failedRequests.set(url, (failedRequests.get(url) ?? 0) + 1);
  });
  await ship.open();
  await expect(ship.travelers.addOne(1, 'Golf Bags')).toBeVisible();
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await ship.travelers.addOne(1, 'Golf Bags').click();
  const again = page.getByRole('button', { name: 'We couldn’t load this. Try again' });
  await expect(again.first()).toBeVisible();
  // The runtime would keep a failure forever: the page must request its lent dialogs again each time.
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect.poll(() => Math.max(...failedRequests.values())).toBeGreaterThan(3);
  await context.setOffline(false);
  await expect(ship.travelers.size(1, 'Golf Bag 1', /48/)).toBeVisible();
  await expect(ship.itinerary.arriveBy('outbound')).toBeVisible();
  await expect(again).toHaveCount(0);
  await expect(page.getByRole('dialog', { name: /Sign in/ })).toBeVisible();
});

test('B3-23 ER-18 an order placed while offline fails immediately, is not sent later, and is one order after the second press', {
  tag: '@once',
}, async ({ context, page, ship, receipt, person, watch }) => {
  watch.expect(/failed: /, /ERR_FAILED|ERR_INTERNET_DISCONNECTED|Failed to fetch|LOAD_ERROR|ChunkLoadError/);
  await giveSavedBooking(page, person);
  await ship.open();
  await fillCard(ship);
  await expect(ship.summary.total).toHaveText(/^\$\d+\.\d\d$/);
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await context.setOffline(true);
  await pressPlaceOrder(ship);
  const said = ship.payment.card.getByText(
    'You’re offline. Nothing was charged. Place the order again when you’re connected.',
  );
  await expect(said).toBeVisible({ timeout: 2000 });
  const focused = page.locator(':focus');
  await expect(focused).toContainText('You’re offline.');
  await expect(focused).toBeInViewport();
  await expect(page.getByText('Saved', { exact: true })).toHaveCount(0);
  const back = page.waitForResponse((response) => response.ok());
  await context.setOffline(false);
  await page.evaluate(() => fetch('/openapi.json'));
  await back;
  await expect(said).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await pressPlaceOrder(ship);
  await register(ship, person);
  await expectOneOrder(receipt, person);
});
