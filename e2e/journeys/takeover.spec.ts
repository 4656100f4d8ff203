import { giveAccount } from '../fixtures/account.ts';
import { expect, test } from '../fixtures/journey.ts';
import { giveSavedBooking } from '../fixtures/saved-booking.ts';
import { openAs } from '../fixtures/staff.ts';
import { AssistanceStrip } from '../pages/assistance-strip.ts';
import { ReceiptPage } from '../pages/receipt-page.ts';
import { ShipPage } from '../pages/ship-page.ts';
import { expectOneOrder } from '../steps/expect-order.ts';
import { fillCard, pressPlaceOrder } from '../steps/pay.ts';

test('TK-01 TK-03 TK-09 a stuck customer watches staff continue, gets the cart back and pays', {
  tag: '@once',
}, async ({ browser, page, ship, receipt, person }) => {
  await giveAccount(page, person);
  await giveSavedBooking(page, person);
  await ship.open();
  const help = page.getByRole('paragraph').filter({ hasText: 'read out your cart number' });
  await expect(help).toBeVisible({ timeout: 20_000 });
  const number = ((await help.locator('strong').textContent()) ?? '').trim();
  // A different service from the saved one, at a different price.
  await expect(ship.summary.total).toHaveText(/^\$/);
  const saved = (await ship.summary.total.textContent()) ?? '';
  await ship.edit('Service');
  await ship.itinerary.option('outbound', /./).last().check();
  await expect(ship.summary.total).not.toHaveText(saved);
  await expect(ship.summary.total).toHaveText(/^\$/);
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  const price = (await ship.summary.total.textContent()) ?? '';

  const staff = await openAs(browser, 'admin', page);
  const [strip, theirs] = [new AssistanceStrip(staff.page), new ShipPage(staff.page)];
  await theirs.open();
  await strip.takeOver(number);
  const progress = staff.page.getByRole('dialog', { name: 'Taking over the cart' });
  await expect(progress).toBeVisible();
  await expect(progress.getByText('100%')).toBeVisible({ timeout: 30_000 });
  // The card may fold once the booking is loaded: it is opened until it shows the booking.
  await expect(async () => {
    await theirs.show('Travelers & items');
    await expect(theirs.travelers.field(1, 'First name')).toHaveValue(person.firstName, { timeout: 1000 });
  }).toPass({ timeout: 20_000 });
  // TK-04: it disappears automatically.
  await expect(progress).toBeHidden({ timeout: 10_000 });
  await expect(strip.region).toContainText(person.email);
  // TK-05: the service that the customer chose, at its price.
  await expect(theirs.summary.total).toHaveText(price);

  const helping = page.getByText(/Alex from .* is helping you/);
  await expect(helping).toBeVisible({ timeout: 10_000 });
  await theirs.travelers.field(1, 'First name').fill('Henrietta');
  await theirs.travelers.field(1, 'First name').blur();
  await expect(page.getByRole('main')).toContainText('Henrietta');
  await strip.giveBack.click();
  await expect(helping).toBeHidden();

  await fillCard(ship);
  await pressPlaceOrder(ship);
  await expect(receipt.article).toBeVisible({ timeout: 20_000 });
  await expectOneOrder(receipt, person);
  expect(staff.watch.noise()).toEqual([]);
  await staff.close();
});

test('TK-01 a customer reclaims the cart while staff hold it', { tag: '@once' }, async ({
  browser,
  page,
  ship,
  person,
}) => {
  await giveSavedBooking(page, person);
  await ship.open();
  const help = page.getByRole('paragraph').filter({ hasText: 'read out your cart number' });
  await expect(help).toBeVisible({ timeout: 20_000 });
  const number = ((await help.locator('strong').textContent()) ?? '').trim();
  const staff = await openAs(browser, 'admin', page);
  // Further requests for the cart from the page of staff are refused.
  staff.watch.expect(/answer: 404|status of 404/);
  const strip = new AssistanceStrip(staff.page);
  await staff.page.goto('/ship');
  await strip.takeOver(number);
  await page.getByRole('button', { name: 'Take over' }).click({ timeout: 20_000 });
  await expect(ship.notifications.getByText(/control of your booking again/)).toBeVisible();
  await expect(strip.region.getByText(/took this cart back at/)).toBeVisible({ timeout: 30_000 });
  await ship.edit('Travelers & items');
  await ship.travelers.field(1, 'First name').fill('Henrietta');
  await expect(ship.travelers.field(1, 'First name')).toHaveValue('Henrietta');
  expect(staff.watch.noise()).toEqual([]);
  await staff.close();
});

test('CO-124 CO-125 staff order a guest’s cart: the order is the guest’s, whose page leaves for it', {
  tag: '@once',
}, async ({ browser, page, ship, person, watch }) => {
  // A guest may not read the receipt: the page shows what this tab may know.
  watch.expect(/answer: 401|status of 401/);
  await giveSavedBooking(page, person);
  await ship.open();
  const help = page.getByRole('paragraph').filter({ hasText: 'read out your cart number' });
  await expect(help).toBeVisible({ timeout: 20_000 });
  const number = ((await help.locator('strong').textContent()) ?? '').trim();
  const staff = await openAs(browser, 'admin', page);
  // The order without a buyer is refused once. An ordered cart belongs to its buyer, so that a last look at its hold is
  // refused before the page of staff leaves.
  staff.watch.expect(/answer: 422|status of 422|\/hold/);
  const [strip, theirs] = [new AssistanceStrip(staff.page), new ShipPage(staff.page)];
  await theirs.open();
  await strip.takeOver(number);
  const progress = staff.page.getByRole('dialog', { name: 'Taking over the cart' });
  await expect(progress.getByText('100%')).toBeVisible({ timeout: 30_000 });
  await expect(progress).toBeHidden({ timeout: 10_000 });
  await expect(strip.region).toContainText('a guest');
  await expect(theirs.summary.total).toHaveText(/^\$/, { timeout: 20_000 });
  await fillCard(theirs);
  await pressPlaceOrder(theirs);
  const who = staff.page.getByRole('dialog', { name: 'Who is this order for?' });
  await expect(who.getByRole('textbox', { name: 'Customer’s email' })).toHaveValue(person.email, {
    timeout: 20_000,
  });
  await who.getByRole('button', { name: 'Use this customer' }).click();
  await expect(who).toBeHidden();
  await expect(strip.region).toContainText(person.email);
  // The buyer may have credits and agreements: the total is read again before the order.
  await expect(theirs.summary.total).toHaveText(/^\$/);
  await fillCard(theirs);
  await pressPlaceOrder(theirs);

  const receipt = new ReceiptPage(staff.page);
  await expect(receipt.article).toBeVisible({ timeout: 20_000 });
  await expect(
    receipt.article.getByRole('heading', {
      name: `Order placed for ${person.firstName} ${person.lastName}`,
    }),
  ).toBeVisible();
  await expect(receipt.article.getByText(`We emailed a confirmation to ${person.email}.`)).toBeVisible();
  await expect(receipt.article.getByRole('link', { name: 'Open in the console' })).toBeVisible();
  await expectOneOrder(receipt, person);

  await expect(page.getByRole('heading', { name: 'Alex placed your order' })).toBeVisible({
    timeout: 20_000,
  });
  await expect(page.getByText(number)).toBeVisible();
  // No second booking of the same bags is left behind.
  await ship.open();
  await expect(ship.travelers.field(1, 'First name')).not.toHaveValue(person.firstName);
  expect(staff.watch.noise()).toEqual([]);
  await staff.close();
});
