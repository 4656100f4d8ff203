import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/journey.ts';
import { giveOrder } from '../fixtures/order.ts';
import { openAs } from '../fixtures/staff.ts';
import { priceStaffChange } from '../steps/price-staff-change.ts';
import { violationsOf } from '../support/axe.ts';
import { row } from '../support/database.ts';
import { mailsTo } from '../support/mail-folder.ts';

const factsOf = (orderId: string) =>
  row<{ address: string; total: number; paid: number }>(
    `select shipment #>> '{booking,form,d_address}' as address, total_cents as total,
       (select -sum(amount_cents)::integer from ledger_entries
        where order_id = orders.id and account = 'revenue') as paid from orders where id = $1`,
    [orderId],
  );
const history = (desk: Page) => desk.getByRole('region', { name: 'History' });
/** The emails to an address as one text, without their line breaks. */
const writtenTo = (email: string): string =>
  mailsTo(email)
    .join('\n')
    .replaceAll(/=\r?\n/g, '');

test('CO-112 staff change an order, and charge the card that its customer saved and agreed to', {
  tag: '@phone',
}, async ({ page, person, browser }) => {
  const { id } = await giveOrder(page, person, {}, { keepsCard: true });
  const before = await factsOf(id);
  const staff = await openAs(browser, 'admin', page);
  const desk = staff.page;
  const change = await priceStaffChange(desk, id);
  await change.getByRole('radio', { name: 'Charge the card on file' }).press('Space');
  await expect(change.getByRole('radio', { name: /^Visa ending in 1111, expires/ })).toBeChecked();
  expect(await violationsOf(desk, 'dialog')).toEqual([]);
  const press = change.getByRole('button', { name: /^Charge \$/ });
  await press.click();
  await expect(change.getByText('Confirm that the customer agreed to this charge.')).toBeVisible();
  expect(await factsOf(id)).toEqual(before);

  await change.getByRole('textbox', { name: 'Reason' }).fill('Asked for Denver by phone.');
  await change.getByRole('checkbox', { name: /agreed to pay \$.* with this card/ }).press('Space');
  await press.dblclick();
  await expect(change).toBeHidden();
  await expect(desk.getByText(/^Order changed\. We charged \$.* to Visa ending in 1111/)).toBeVisible();
  const after = await factsOf(id);
  expect(after.address).toBe('1701 Wynkoop St');
  expect(after.total).toBeGreaterThan(before.total);
  expect(after.paid).toBe(after.total);
  await expect(history(desk)).toContainText('Customer’s card charged for the change');
  await expect.poll(() => writtenTo(person.email)).toContain('Asked for Denver by phone.');
  expect(staff.watch.noise()).toEqual([]);
  await staff.close();
});

test('CO-113 staff change an order and waive the difference, so that its customer pays nothing more', {
  tag: '@phone',
}, async ({ page, person, browser }) => {
  const { id } = await giveOrder(page, person);
  const before = await factsOf(id);
  const staff = await openAs(browser, 'admin', page);
  const desk = staff.page;
  const change = await priceStaffChange(desk, id);
  await change.getByRole('radio', { name: 'Waive it with a reason' }).press('Space');
  expect(await violationsOf(desk, 'dialog')).toEqual([]);
  await change.getByRole('textbox', { name: 'Reason' }).fill('Our page had the wrong zip.');
  await change.getByRole('button', { name: /^Waive \$/ }).dblclick();
  await expect(change).toBeHidden();
  await expect(desk.getByText(/^Order changed, with \$.* waived/)).toBeVisible();
  expect(await factsOf(id)).toEqual({ ...before, address: '1701 Wynkoop St' });
  await expect(history(desk)).toContainText('Difference of the change waived');
  await expect(history(desk)).toContainText('Our page had the wrong zip.');
  await expect.poll(() => writtenTo(person.email)).toContain('We waived that');
  expect(writtenTo(person.email)).not.toContain('wrong zip');
  expect(staff.watch.noise()).toEqual([]);
  await staff.close();
});
