import { expect, test } from '../fixtures/journey.ts';
import { giveOrder } from '../fixtures/order.ts';
import { signInStaff } from '../fixtures/staff.ts';
import { pressPlaceOrder } from '../steps/pay.ts';
import { priceStaffChange } from '../steps/price-staff-change.ts';
import { violationsOf } from '../support/axe.ts';
import { row } from '../support/database.ts';
import { ordersOf } from '../support/orders.ts';

const bothWays = {
  roundtrip: 'true',
  return_pickup: '1',
  return_pickup_date: '2026-12-15',
  return_carrier: 'FEDEX',
  return_carrier_service_level_id: '1',
  return_arrival_date: '2026-12-18',
};
const moneyOf = async (orderId: string): Promise<{ total: number; paid: number }> => {
  const found = await row<{ total: number; paid: string }>(
    `select total_cents as total, (select -sum(amount_cents) from ledger_entries
       where order_id = orders.id and account = 'revenue') as paid from orders where id = $1`,
    [orderId],
  );
  return { total: found.total, paid: Number(found.paid) };
};

test("CH-18 staff pay for a change that costs more with the customer's saved card, and void one leg", {
  tag: '@once',
}, async ({ page, ship, person }) => {
  const { id } = await giveOrder(page, person, bothWays, { keepsCard: true });
  const { card } = ship.payment;
  const before = await moneyOf(id);

  await signInStaff(page, 'admin');
  const change = await priceStaffChange(page, id);
  expect(await violationsOf(page, 'dialog')).toEqual([]);
  await change.getByRole('link', { name: 'Pay another way on the booking page' }).click();

  await expect(page.getByText(/You’re changing order/)).toBeVisible();
  await card
    .getByRole('radio', { name: `${person.firstName} ${person.lastName}’s card`, exact: true })
    .press('Space');
  await card.getByRole('button', { name: 'Authorize the charge' }).press('Enter');
  const why = page.getByRole('dialog', { name: 'Admin authorization' });
  await why.getByRole('textbox', { name: 'Reason' }).fill('The customer asked for it on the phone.');
  await why.getByRole('button', { name: 'Authorize' }).press('Enter');
  await expect(card.getByText(/The charge is authorized/)).toBeVisible();
  await pressPlaceOrder(ship);
  // CO-172: staff return to the console.
  await expect(page.getByRole('heading', { level: 1, name: /^SA-/ })).toBeVisible({ timeout: 20_000 });
  const dearer = await moneyOf(id);
  expect(dearer.total).toBeGreaterThan(before.total);
  expect(dearer.paid).toBe(dearer.total);
  expect(
    await row("select shipment #>> '{booking,form,d_address}' as address from orders where id = $1", [id]),
  ).toEqual({ address: '1701 Wynkoop St' });

  await page.getByRole('button', { name: 'Cancel order' }).click();
  const voids = page.getByRole('dialog', { name: /^Cancel / });
  await voids.getByRole('radio', { name: 'Return only' }).press('Space');
  await voids.getByRole('textbox', { name: 'Reason' }).fill('Asked on the phone.');
  expect(await violationsOf(page, 'dialog')).toEqual([]);
  await voids.getByRole('button', { name: 'Cancel this leg' }).click();
  await expect(voids).toBeHidden();
  await expect(page.getByText(/^Return leg canceled\. The outbound leg stays booked\. \$/)).toBeVisible();
  const oneLeg = await moneyOf(id);
  expect(oneLeg.total).toBeLessThan(dearer.total);
  expect(oneLeg.paid).toBe(oneLeg.total);
  expect(await ordersOf(person.email)).toBe(1);
});
