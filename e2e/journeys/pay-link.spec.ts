import { expect, test } from '../fixtures/journey.ts';
import { giveOrder } from '../fixtures/order.ts';
import { openAs, signInStaff } from '../fixtures/staff.ts';
import { payByLink } from '../steps/pay-by-link.ts';
import { priceStaffChange } from '../steps/price-staff-change.ts';
import { violationsOf } from '../support/axe.ts';
import { row } from '../support/database.ts';
import { linkTo } from '../support/mail-folder.ts';

const factsOf = (orderId: string) =>
  row<{ address: string; total: number; paid: number }>(
    `select shipment #>> '{booking,form,d_address}' as address, total_cents as total,
       (select -sum(amount_cents)::integer from ledger_entries
        where order_id = orders.id and account = 'revenue') as paid from orders where id = $1`,
    [orderId],
  );

test('CH-19 CH-20 staff change an order, and the customer pays the difference through the emailed link, without signing in', {
  tag: '@phone',
}, async ({ page, person, browser }) => {
  const { id } = await giveOrder(page, person);
  const before = await factsOf(id);

  const staff = await openAs(browser, 'admin', page);
  const desk = staff.page;
  const change = await priceStaffChange(desk, id);
  await change.getByRole('button', { name: 'Send a link to pay' }).click();
  await expect(change).toBeHidden();
  const due = desk.getByRole('region', { name: 'Amounts due' });
  await expect(due).toContainText('Ship to Denver, CO instead of');
  expect(await violationsOf(desk, 'main')).toEqual([]);
  expect(await factsOf(id)).toEqual(before);

  const elsewhere = await browser.newContext({ viewport: page.viewportSize() });
  const payer = await elsewhere.newPage();
  await payer.goto(await linkTo(person.email, '/pay#token='));
  await expect(payer.getByRole('heading', { level: 1, name: /^Pay to change order SA-/ })).toBeVisible();
  await expect(payer.getByRole('listitem').filter({ hasText: 'Ship to Denver, CO' })).toBeVisible();
  await expect(payer.getByText('1701 Wynkoop')).toHaveCount(0);
  expect(payer.url()).not.toContain('token');
  await payByLink(payer);
  await payer.reload();
  await expect(payer.getByRole('heading', { name: 'Paid' })).toBeVisible();
  await elsewhere.close();

  const after = await factsOf(id);
  expect(after.address).toBe('1701 Wynkoop St');
  expect(after.total).toBeGreaterThan(before.total);
  expect(after.paid).toBe(after.total);
  await desk.reload();
  const earlier = desk.getByRole('region', { name: 'Earlier amounts' });
  await expect(earlier).toContainText('Paid by link');
  await expect(earlier.getByRole('button')).toHaveCount(0);
  await expect(due).toHaveCount(0);
  expect(staff.watch.noise()).toEqual([]);
  await staff.close();
});

test('CO-46 staff change an order on the booking page, and its customer pays the difference through the emailed link', {
  tag: '@once',
}, async ({ page, ship, person, browser }) => {
  const { id } = await giveOrder(page, person);
  const before = await factsOf(id);
  await page.goto('about:blank');
  await signInStaff(page, 'admin');
  const change = await priceStaffChange(page, id);
  await change.getByRole('link', { name: 'Pay another way on the booking page' }).click();
  const { card } = ship.payment;
  await card.getByRole('radio', { name: 'Customer pays by link' }).press('Space');
  await expect(card.getByText(`We’ll email ${person.email} a link to pay`)).toBeVisible();
  expect(await violationsOf(page, '#payment')).toEqual([]);
  await ship.summary.panel.getByRole('button', { name: 'Send the link' }).click();
  const due = page.getByRole('region', { name: 'Amounts due' });
  await expect(due).toContainText('Ship to Denver, CO instead of', { timeout: 20_000 });
  expect(await factsOf(id)).toEqual(before);

  const elsewhere = await browser.newContext({ viewport: page.viewportSize() });
  const payer = await elsewhere.newPage();
  await payer.goto(await linkTo(person.email, '/pay#token='));
  await payByLink(payer);
  await elsewhere.close();
  const after = await factsOf(id);
  expect(after.address).toBe('1701 Wynkoop St');
  expect(after.total).toBeGreaterThan(before.total);
  expect(after.paid).toBe(after.total);
});
