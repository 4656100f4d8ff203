import { giveAccount } from '../fixtures/account.ts';
import { expect, test } from '../fixtures/journey.ts';
import { giveOrder } from '../fixtures/order.ts';
import { agree } from '../fixtures/other-money.ts';
import { clubs } from '../fixtures/places.ts';
import { giveSavedBooking } from '../fixtures/saved-booking.ts';
import { savedSession } from '../fixtures/saved-form.ts';
import type { Person } from '../fixtures/somebody.ts';
import { signInStaff } from '../fixtures/staff.ts';
import { expectOneOrder } from '../steps/expect-order.ts';
import { openBag } from '../steps/open-bag.ts';
import { pressPlaceOrder, register } from '../steps/pay.ts';
import { row, rows } from '../support/database.ts';
import { orderFacts, ordersOf } from '../support/orders.ts';

/*
 * PY-06: the journey in which the page places an order with each method type.
 *
 *   NewCard                    booking.spec.ts
 *   previousCard               kept-card.spec.ts
 *   chargeOnFileCreditCard     on-behalf.spec.ts
 *   chargeUserCreditCard       on-behalf.spec.ts
 *   clubBilling                on-behalf.spec.ts
 *   clubBillingUnLogged        here
 *   paypal                     payment-methods.spec.ts
 *   applePay                   here
 *   applePayUnLogged           here
 *   WalletTransfer             here
 *   OtherRefund                here
 */

/** The method types of an account's orders and their changes, oldest first. */
const methodsOf = async ({ email }: Person): Promise<string[]> => {
  const found = await rows<{ payment_type: string }>(
    `select a.payment_type from checkout_attempts a join orders o on o.id = a.order_id
       join users u on u.id = o.user_id where u.email = $1 and a.state in ('order_committed', 'settling', 'done') order by a.created_at`,
    [email],
  );
  return found.map(({ payment_type }) => payment_type);
};

test('PY-06 PY-20 Apple Pay pays whether it is chosen before or after signing in', {
  tag: ['@once', '@long'],
}, async ({ page, ship, receipt, person }) => {
  const { card } = ship.payment;
  const approve = () =>
    page
      .getByRole('dialog', { name: 'Apple Pay' })
      .frameLocator('iframe')
      .getByRole('button', { name: 'Pay', exact: true });
  const pressWallet = async () => {
    await ship.open();
    await card.getByRole('radio', { name: 'Apple Pay' }).press('Space');
    await card.getByRole('button', { name: 'Pay with Apple Pay' }).press('Enter');
  };
  await giveSavedBooking(page, person);
  await pressWallet();
  await register(ship, person);
  await approve().click();
  await expectOneOrder(receipt, person);

  await giveSavedBooking(page, person);
  await pressWallet();
  await approve().click();
  await expect(receipt.article).toBeVisible({ timeout: 20_000 });
  const order = await orderFacts(await receipt.orderNumber());
  expect(order).toMatchObject({ charges: 1, chargedCents: order.totalCents, ledgerCents: 0 });
  expect(await methodsOf(person)).toEqual(['applePayUnLogged', 'applePay']);
});

test('PY-06 PY-23 OPEN-39 a club that is chosen before signing in is billed afterwards', {
  tag: '@once',
}, async ({ page, ship, receipt, person }) => {
  await giveAccount(page, person);
  await agree(person.email, clubs.open.id);
  await page.context().clearCookies();
  await giveSavedBooking(page, person);
  await ship.open();
  const { card } = ship.payment;
  await card.getByRole('radio', { name: 'Bill a club' }).press('Space');
  await card.getByRole('combobox', { name: /^Club/ }).selectOption(String(clubs.open.id));
  await pressPlaceOrder(ship);
  await ship.account.choose('I have an account');
  const { signIn } = ship.account;
  await signIn.getByRole('textbox', { name: 'Password' }).fill(person.password);
  await signIn
    .getByRole('button', { name: /^Sign in/ })
    .last()
    .click();
  await expect(receipt.article).toBeVisible({ timeout: 20_000 });
  expect(await orderFacts(await receipt.orderNumber())).toMatchObject({ ledgerCents: 0, charges: 0 });
  expect(await methodsOf(person)).toEqual(['clubBillingUnLogged']);
});

/** The booking with coverage of this amount for its bag. */
function coveredFor(person: Person, cents: string): Record<string, unknown> {
  const first = savedSession(person).ship_state.traveler['1'];
  const golf = { ...first.golf, '0': { ...first.golf['0'], product_insurance: cents } };
  return { traveler: { '1': { ...first, golf } } };
}

test('PY-06 PR-04 OPEN-38 CH-06 a refund after a change goes to the wallet, or an admin pays it by hand', {
  tag: '@once',
}, async ({ page, ship, person }) => {
  const { id } = await giveOrder(page, person, coveredFor(person, '300000'));
  const { card } = ship.payment;
  const back = card.getByText(/^We’ll refund you \$\d+\.\d\d\. You don’t need a card\.$/);

  const changed = page.getByRole('heading', { level: 1, name: /Order SA-/ });
  await page.goto(`/ship?change_order=${id}`);
  await openBag(ship);
  await ship.travelers.insurance(1, 'Golf Bag 1').selectOption('200000');
  await expect(back).toBeVisible();
  await expect(card.getByRole('radio', { name: 'Another way' })).toBeHidden();
  await card.getByRole('radio', { name: 'As account credit' }).press('Space');
  await pressPlaceOrder(ship);
  await expect(changed).toBeVisible({ timeout: 20_000 });

  // The page of the order no longer requests the amount from the customer.
  await page.goto('about:blank');
  await signInStaff(page, 'admin');
  await page.goto(`/ship?change_order=${id}`);
  await openBag(ship);
  await ship.travelers.insurance(1, 'Golf Bag 1').selectOption('100000');
  await expect(back).toBeVisible();
  await card.getByRole('radio', { name: 'Another way' }).press('Space');
  await pressPlaceOrder(ship);
  // CO-172: staff return to the console.
  await expect(page.getByRole('heading', { level: 1, name: /^SA-/ })).toBeVisible({ timeout: 20_000 });

  expect(await ordersOf(person.email)).toBe(1);
  expect(await methodsOf(person)).toEqual(['NewCard', 'WalletTransfer', 'OtherRefund']);
  const targets = await rows<{ target: string }>(
    'select target from refunds join refund_parts on refund_id = refunds.id where order_id = $1 order by refunds.created_at',
    [id],
  );
  expect(targets.map(({ target }) => target)).toEqual(['wallet', 'other']);
  const { sum } = await row<{ sum: string }>(
    'select coalesce(sum(amount_cents), 0) as sum from ledger_entries where order_id = $1',
    [id],
  );
  expect(Number(sum)).toBe(0);
});
