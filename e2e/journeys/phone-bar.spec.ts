import { expect, test } from '../fixtures/journey.ts';
import { clubs, home } from '../fixtures/places.ts';
import { giveSavedBooking } from '../fixtures/saved-booking.ts';
import { expectOneOrder } from '../steps/expect-order.ts';
import { chooseClub } from '../steps/fill-shipment.ts';
import { fillCard, register } from '../steps/pay.ts';
import { pickupDay, returnDay } from '../steps/plan-trip.ts';
import { testCards } from '../support/card-numbers.ts';

const ground = /Ground/i;

test.beforeEach(({ page }) => page.setViewportSize({ width: 390, height: 844 }));

test('RT-02 PY-01 PY-04 the bar leads field by field from the empty page to the receipt', {
  tag: '@once',
}, async ({ page, ship, receipt, person }) => {
  test.slow();
  const { bar, from, to, travelers, itinerary, payment } = ship;
  await ship.open();

  await bar.goTo('Ship from', from.club);
  await chooseClub(from, clubs.open.name);
  await (await bar.goTo('Ship to', to.field('Address'))).fill(person.street);
  await (await bar.goTo('Ship to, zip code', to.field('Zip code'))).fill(home.zip);
  await (await bar.goTo('Recipient name', to.field('Recipient name'))).fill('Marguerite Oldfield');
  await (await bar.goTo('Ship to, phone', to.field('Phone'))).fill(person.phone);

  // The recipient at an address is the traveler: name and phone are asked once.
  await expect(travelers.field(1, 'First name')).toHaveValue('Marguerite');
  await expect(travelers.field(1, 'Last name')).toHaveValue('Oldfield');
  await (await bar.goTo('Email', travelers.field(1, 'Email'))).fill(person.email);
  await (await bar.goTo('What you’re shipping', travelers.count(1, 'Golf Bags'))).press('ArrowUp');
  const size = travelers.size(1, 'Golf Bag 1', /Standard/);
  await (await bar.goTo('Size of Golf Bag 1', size)).press('Space');
  const packaging = travelers.packaging(1, 'Golf Bag 1');
  await (await bar.goTo('Packaging of Golf Bag 1', packaging)).selectOption({ index: 1 });

  await bar.goTo('Bags must arrive by', itinerary.arriveBy('outbound'));
  await itinerary.handOverOn('outbound', pickupDay);
  await bar.next('Service').click();
  await expect(itinerary.service).toBeInViewport();
  await itinerary.option('outbound', ground).first().check();
  // PR-01: the price is requested once both services are chosen; until then the service shows the amount.
  await expect(bar.summary).toContainText(/From \$\d+/);
  await bar.goTo('Bags must be back by', itinerary.arriveBy('return'));
  await itinerary.handOverOn('return', returnDay);
  await bar.next('Return service').click();
  await itinerary.option('return', ground).first().check();

  await bar.goTo('Card details', payment.number);
  await payment.number.fill(testCards.visa);
  await payment.expiration.fill('12/30');
  await payment.securityCode.fill('123');
  await (await bar.goTo('Billing zip code', payment.billingZip)).fill(home.zip);

  await expect(bar.placeOrder).toHaveText(/^Place order, \$\d+\.\d\d$/);
  await expect(bar.summary).not.toContainText('From');
  await page.route('**/process_payment', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 2500));
    await route.continue();
  });
  await bar.placeOrder.click();
  await register(ship, person);
  const paying = page.getByRole('dialog', { name: 'Placing your order' });
  await expect(paying).toBeVisible();
  await expect(paying.getByRole('listitem').filter({ hasText: 'Checking with your bank' })).toHaveAttribute(
    'aria-current',
    'step',
  );
  await expectOneOrder(receipt, person);
});

test('PY-01 "Next" in an incomplete card marks and names each missing field, and continues once the card is complete', {
  tag: '@once',
}, async ({ page, ship, person }) => {
  const { bar, from, to } = ship;
  await ship.open();
  await bar.goTo('Ship from', from.club);
  await expect(from.club).not.toHaveAttribute('aria-invalid', 'true');
  await bar.goTo('Ship from', from.club);
  await expect(from.club).toHaveAccessibleDescription(/Please enter your Club\/Resort name/);
  await expect(from.field('Phone')).toHaveAccessibleDescription(/Please enter your phone/);
  await chooseClub(from, clubs.open.name);
  await from.field('Phone').fill('910 555 0187');
  await bar.goTo('Ship to', to.field('Address'));
  await expect(to.field('Address')).not.toHaveAttribute('aria-invalid', 'true');

  await giveSavedBooking(page, person);
  // Pressed while the card fields load, Next continues into them.
  const { promise: pressed, resolve: press } = Promise.withResolvers<void>();
  await page.route('**/client_token*', async (route) => {
    await pressed;
    await route.continue();
  });
  await ship.open();
  await bar.next('Card details').click({ timeout: 15_000 });
  press();
  await expect(ship.payment.number).toBeFocused();
  await bar.next('Card details').click();
  await expect(ship.payment.frame.getByText('Please enter card number')).toBeVisible();
  await expect(ship.payment.billingZip).toHaveAccessibleDescription('Please enter the billing zip code');
});

test('PY-01 D3-2 by keyboard the bar comes after the last field, and leads back to the first missing one', {
  tag: ['@once', '@long'],
}, async ({ page, ship, person }) => {
  await giveSavedBooking(page, person);
  await ship.open();
  await fillCard(ship);
  await expect(ship.bar.placeOrder).toBeVisible();
  await ship.edit('Ship to');
  await ship.to.field('Recipient name').fill('');
  await expect(ship.bar.next('Recipient name')).toBeVisible();
  await ship.bar.summary.focus();
  await page.keyboard.press('Tab');
  await expect(ship.bar.next('Recipient name')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(ship.to.field('Recipient name')).toBeFocused();
});

test('PY-05 a connection lost while paying is reported over the page, and the same order is looked up afterwards', {
  tag: '@once',
}, async ({ page, ship, receipt, person, watch }) => {
  watch.expect(/process_payment/, /ERR_FAILED|ERR_INTERNET_DISCONNECTED/);
  await giveSavedBooking(page, person);
  await ship.open();
  await fillCard(ship);
  let lost = 0;
  await page.route('**/process_payment', (route) => {
    lost += 1;
    return lost === 1 ? route.abort() : route.continue();
  });
  await ship.bar.placeOrder.click();
  await register(ship, person);
  const paying = page.getByRole('dialog', { name: 'Placing your order' });
  await expect(
    paying.getByText('The connection dropped. We’re checking on your order.').last(),
  ).toBeVisible();
  await expectOneOrder(receipt, person);
});

for (const width of [768, 899])
  test(`RT-02 price and next step are in the bar at ${width} px, and next to the form at 900 px`, {
    tag: width === 899 ? '@once' : ['@once', '@long'],
  }, async ({ page, ship, person }) => {
    await page.setViewportSize({ width, height: 900 });
    await giveSavedBooking(page, person);
    await ship.open();
    await expect(ship.bar.next('Card details')).toBeVisible();
    await expect(ship.bar.summary).toContainText(/\$\d+\.\d\d/);
    await expect(ship.summary.panel).toBeHidden();
    await ship.bar.summary.click();
    await expect(ship.summary.placeOrder).toBeVisible();
    await expect(ship.summary.lines).toBeInViewport();
    await page.setViewportSize({ width: 900, height: 900 });
    await expect(ship.bar.region).toBeHidden();
    await expect(ship.summary.placeOrder).toBeVisible();
  });
