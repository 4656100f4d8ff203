import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/journey.ts';
import { giveOrder } from '../fixtures/order.ts';
import { giveSavedBooking } from '../fixtures/saved-booking.ts';
import type { Person } from '../fixtures/somebody.ts';
import { signInStaff } from '../fixtures/staff.ts';
import { bookFor } from '../steps/book-for.ts';
import { pressPlaceOrder } from '../steps/pay.ts';
import { violationsOf } from '../support/axe.ts';
import { rows } from '../support/database.ts';
import { orderFacts, ordersOf } from '../support/orders.ts';

test('TK-13 TK-14 TK-15 TK-16 MD-08 ER-06 RT-23 OPEN-66 club staff add a member, find them by name, book for them, also after a reload, and bill their club', {
  tag: '@once',
}, async ({ page, ship, receipt, person, watch }) => {
  // The email of another account.
  watch.expect(/club_users$/, /status of 409/);
  await signInStaff(page, 'pro');
  await giveSavedBooking(page, person);
  await ship.open();
  await addByHand(page, person);
  expect(await violationsOf(page, '[data-place="assistance"]')).toEqual([]);
  await page.getByRole('button', { name: 'End booking on behalf' }).press('Enter');
  await bookFor(page, person);
  await page.reload();
  await expect(page.getByRole('link', { name: /’s page$/ })).toHaveAttribute('href', /^\/admin\/users\/usr_/);

  const { card } = ship.payment;
  await card.getByRole('radio', { name: 'Bill a club' }).press('Space');
  await card.getByRole('combobox', { name: /^Club/ }).selectOption('1');
  await pressPlaceOrder(ship);
  await expect(receipt.article).toBeVisible({ timeout: 20_000 });
  await expect(receipt.article.getByText(`We emailed a confirmation to ${person.email}.`)).toBeVisible();
  expect(await orderFacts(await receipt.orderNumber())).toMatchObject({ ledgerCents: 0, charges: 0 });
  expect(await ordersOf(person.email)).toBe(1);
});

const idOf = async (email: string): Promise<string> =>
  (await rows<{ id: string }>('select id from users where email = $1', [email.toLowerCase()]))[0]?.id ?? '';

async function addByHand(page: Page, person: Person): Promise<void> {
  await page.getByRole('combobox', { name: 'Book for someone else' }).fill(person.email);
  await page.getByRole('button', { name: 'Add club user' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Add club user' });
  const field = (name: string) => dialog.getByRole('textbox', { name });
  await field('First name').fill(person.firstName);
  await field('Last name').fill(person.lastName);
  await field('Email').fill('customer@demo.test');
  await field('Phone').fill('512-555-0100');
  await field('Phone').press('Enter');
  await expect(field('Email')).toHaveAccessibleDescription('Is already taken');
  await field('Email').fill(person.email);
  await field('Email').press('Enter');
  await expect(page.getByText('You’re booking for')).toContainText(person.email);
}

test("PY-06 MD-22 OPEN-56 TK-17 an admin gives a reason and charges a customer's saved card", {
  tag: '@once',
}, async ({ page, ship, receipt, person }) => {
  await giveOrder(page, person, {}, { keepsCard: true });
  await signInStaff(page, 'admin');
  await giveSavedBooking(page, person);
  await ship.open();
  await bookFor(page, person);
  const { card } = ship.payment;
  await expect(page.getByRole('region', { name: 'For staff' })).toContainText('Estimated margin');
  await card
    .getByRole('radio', { name: `${person.firstName} ${person.lastName}’s card`, exact: true })
    .press('Space');
  await expect(card.getByRole('radio', { name: 'Visa XXXX1111' })).toBeChecked();
  await card.getByRole('button', { name: 'Authorize the charge' }).press('Enter');
  const why = page.getByRole('dialog', { name: 'Admin authorization' });
  await why.getByRole('button', { name: 'Authorize' }).press('Enter');
  await expect(why.getByRole('textbox', { name: 'Reason' })).toHaveAccessibleDescription(
    'Please enter a reason',
  );
  expect(await violationsOf(page, 'dialog')).toEqual([]);
  await why.getByRole('textbox', { name: 'Reason' }).fill('The customer asked for it on the phone.');
  await why.getByRole('button', { name: 'Authorize' }).press('Enter');
  await expect(card.getByText(/The charge is authorized/)).toBeVisible();
  await pressPlaceOrder(ship);
  await expect(receipt.article).toBeVisible({ timeout: 20_000 });
  await expect(receipt.article.getByRole('link', { name: 'Book another' })).toBeVisible();
  const order = await orderFacts(await receipt.orderNumber());
  await expect(receipt.article.getByRole('link', { name: 'Open in the console' })).toHaveAttribute(
    'href',
    `/admin/orders/${order.id}`,
  );
  expect(order).toMatchObject({ charges: 1, chargedCents: order.totalCents });
  expect(await ordersOf(person.email)).toBe(2);
  const noted = await rows<{ kind: string }>(
    "select kind from audit_events where detail ->> 'cart' = $1 or detail ->> 'order' = $2 order by id",
    [order.cartId, order.id],
  );
  expect(noted.map(({ kind }) => kind)).toEqual([
    'staff.booked_for',
    'staff.authorized_charge_card',
    'order.placed_on_behalf',
  ]);

  // From the customer's page, the booking begins with that customer, without a search.
  await page.goto(`/admin/users/${await idOf(person.email)}`);
  await page.getByRole('link', { name: 'Book for this user' }).click();
  await expect(page.getByText('You’re booking for')).toContainText(person.email);
  await expect(
    page.getByText(`This booking belongs to ${person.firstName} ${person.lastName}.`),
  ).toBeVisible();
  await ship.edit('Travelers & items');
  await expect(ship.travelers.field(1, 'First name')).toHaveValue(person.firstName);

  // The card on file needs no choice, but it needs a reason.
  await giveSavedBooking(page, person);
  await ship.open();
  await bookFor(page, person);
  await card
    .getByRole('radio', { name: `${person.firstName} ${person.lastName}’s card on file` })
    .press('Space');
  await card.getByRole('button', { name: 'Authorize the charge' }).press('Enter');
  await why.getByRole('textbox', { name: 'Reason' }).fill('Asked for on the phone once more.');
  await why.getByRole('button', { name: 'Authorize' }).press('Enter');
  await expect(card.getByText(/The charge is authorized/)).toBeVisible();
  await pressPlaceOrder(ship);
  await expect(receipt.article).toBeVisible({ timeout: 20_000 });
  const onFile = await orderFacts(await receipt.orderNumber());
  expect(onFile).toMatchObject({ charges: 1, chargedCents: onFile.totalCents });
  expect(await rows('select payment_type from checkout_attempts where order_id = $1', [onFile.id])).toEqual([
    { payment_type: 'chargeOnFileCreditCard' },
  ]);
});
