import { expect, test } from '../fixtures/journey.ts';
import { giveOrder } from '../fixtures/order.ts';
import { openAs } from '../fixtures/staff.ts';
import { openMore } from '../steps/more-acts.ts';
import { mailsTo } from '../support/mail-folder.ts';

test('VL-49 RO-04 CO-45 staff find an order by its customer, make a partial refund with a reason, resend its labels, and see both in the history', {
  tag: '@once',
}, async ({ browser, page, person, watch }) => {
  const order = await giveOrder(page, person);

  // The console exists only for staff.
  watch.expect(/answer: 404 \/admin\/orders|status of 404/);
  expect((await page.goto('/admin/orders'))?.status()).toBe(404);

  const staff = await openAs(browser, 'admin', page);
  const { page: desk } = staff;
  await desk.goto('/admin/orders');
  await expect(desk.getByRole('heading', { name: 'Orders' })).toBeFocused();
  const search = desk.getByRole('combobox', { name: 'Search everything' });
  await expect(search).toBeVisible();
  await desk.keyboard.press('/');
  await expect(search).toBeFocused();
  await search.pressSequentially(`${person.lastName.toLowerCase()} ${person.email}`);
  await expect(desk.getByRole('option', { name: new RegExp(order.displayId) })).toBeVisible();
  await desk.keyboard.press('ArrowDown');
  await desk.keyboard.press('Enter');
  await expect(desk).toHaveURL(new RegExp(`/admin/orders/${order.id}$`));
  await expect(desk.getByRole('heading', { name: order.displayId })).toBeFocused();

  await desk.getByRole('button', { name: 'Partial refund' }).click();
  const dialog = desk.getByRole('dialog', { name: 'Partial refund' });
  await dialog.getByRole('textbox', { name: 'Amount in dollars' }).fill('5');
  await dialog.getByRole('radio', { name: 'Customer’s account credit' }).check();
  await dialog.getByRole('button', { name: 'Refund' }).click();
  await expect(dialog.getByText('Enter a reason. It’s saved with the order.')).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('Collected an hour late.');
  await dialog.getByRole('button', { name: 'Refund' }).click();
  await expect(dialog.getByText(/^This refunds \$5\.00 to .+ account credit\. Press again/)).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Refund' })).toBeEnabled();
  await dialog.getByRole('button', { name: 'Refund' }).click();
  await expect(dialog).toBeHidden();
  await expect(desk.getByText(/^Refunded \$5\.00 to .+ account credit\.$/)).toBeVisible();
  const life = desk.getByRole('list', { name: 'History, newest first' });
  const entry = life.getByRole('listitem').filter({ hasText: 'Refund requested by staff: $5.00' });
  await expect(entry).toContainText('Collected an hour late.');

  // A job buys the labels.
  const resend = desk.getByRole('button', { name: 'Send labels again' });
  await expect(async () => {
    await desk.reload();
    await openMore(desk);
    await expect(resend).toBeVisible({ timeout: 3000 });
  }).toPass({ timeout: 60_000 });
  await resend.click();
  await expect(desk.getByText(`We’re sending the labels again to ${person.email}`)).toBeVisible();
  await expect(life.getByRole('listitem').filter({ hasText: 'Labels sent again by staff' })).toBeVisible();
  const labelEmails = () => mailsTo(person.email).filter((email) => /^Subject: .*label/im.test(email));
  await expect.poll(() => labelEmails().length).toBe(2);

  await desk.getByRole('link', { name: 'All orders' }).click();
  await desk.getByRole('searchbox', { name: 'Search' }).fill(person.email);
  await desk.keyboard.press('Enter');
  await expect(desk).toHaveURL(/[?&]search=/);
  await expect(desk.getByRole('row')).toHaveCount(2);
  const download = desk.waitForEvent('download');
  await desk.getByRole('link', { name: 'Download as CSV' }).click();
  expect((await download).suggestedFilename()).toMatch(/^orders-\d{4}-\d\d-\d\d\.csv$/);
  expect(staff.watch.noise()).toEqual([]);
  await staff.close();

  // RO-04, CO-142: a carrier admin reads the same order without its money, and cannot act on the booking.
  const carriers = await openAs(browser, 'carrieradmin', page);
  await carriers.page.goto('/admin');
  await expect(carriers.page.getByRole('navigation', { name: 'Console' }).getByRole('link')).toHaveText([
    'Today',
    'Orders',
    'History',
  ]);
  await carriers.page.goto(`/admin/orders/${order.id}`);
  await expect(carriers.page.getByRole('heading', { name: order.displayId })).toBeFocused();
  await expect(carriers.page.getByText('Labels sent again by staff')).toBeVisible();
  await expect(carriers.page.getByText('Refund requested by staff: $5.00')).toHaveCount(0);
  await expect(
    carriers.page.getByRole('button', { name: /^(Partial refund|Cancel order|Change or correct)$/ }),
  ).toHaveCount(0);
  expect(carriers.watch.noise()).toEqual([]);
  await carriers.close();
});
