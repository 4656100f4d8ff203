import { giveAccount } from '../fixtures/account.ts';
import { expect, test } from '../fixtures/journey.ts';
import { giveSavedBooking } from '../fixtures/saved-booking.ts';
import { expectOneOrder } from '../steps/expect-order.ts';
import { fillCard, pressPlaceOrder } from '../steps/pay.ts';
import { violationsOf } from '../support/axe.ts';
import { startIdentityProvider } from '../support/identity-provider.ts';
import { codeMailedTo } from '../support/mail-folder.ts';

test('C3 AC-01 an emailed code signs in at checkout, and the order continues automatically', {
  tag: '@once',
}, async ({ page, context, ship, receipt, person }) => {
  await giveAccount(page, person);
  await context.clearCookies();
  await giveSavedBooking(page, person);
  await ship.open();
  await fillCard(ship);
  await pressPlaceOrder(ship);
  const { account } = ship;
  await account.choose('I have an account');
  await account.signIn.getByRole('textbox', { name: 'Email' }).fill(person.email);
  expect(await violationsOf(page, 'dialog')).toEqual([]);
  await account.signIn.getByRole('button', { name: 'Email me a code instead' }).press('Enter');
  await expect(account.byCode.getByRole('textbox', { name: 'Email' })).toHaveValue(person.email);
  await account.byCode.getByRole('button', { name: 'Email me a code' }).press('Enter');
  const field = account.byCode.getByRole('textbox', { name: 'Code' });
  await expect(field).toBeFocused();
  await expect.poll(() => codeMailedTo(person.email), { timeout: 15_000 }).toBeTruthy();
  await field.fill(codeMailedTo(person.email) ?? '');
  expect(await violationsOf(page, 'dialog')).toEqual([]);
  await field.press('Enter');
  // The email of this account was not confirmed before.
  await expect(
    account.byCode.getByText(/Your old password no longer works, and other devices are signed out/),
  ).toBeVisible();
  await expect(account.byCode.getByRole('button', { name: 'Back to sign in' })).toBeHidden();
  await account.byCode.getByRole('button', { name: 'Place order', exact: true }).press('Enter');
  await expectOneOrder(receipt, person);
});

test('AC-09 AC-14 AC-15 MD-19 a social sign-in at checkout keeps the booking, asks for missing data, and the next click orders', {
  tag: '@once',
}, async ({ page, ship, receipt, person, watch }) => {
  const elsewhere = await startIdentityProvider(person.password.toLowerCase());
  try {
    watch.expect(new RegExp(`^foreign: ${elsewhere.origin}`));
    await giveSavedBooking(page, person);
    await ship.open();
    await fillCard(ship);
    await pressPlaceOrder(ship);
    await ship.account.choose('I have an account');
    await ship.account.signIn.getByRole('textbox', { name: 'Email' }).fill(`robin@${elsewhere.domain}`);
    await ship.account.signIn.getByRole('textbox', { name: 'Password' }).fill('whatever it was');
    await ship.account.signIn.getByRole('button', { name: 'Sign in and place order' }).press('Enter');

    const step = page.getByRole('dialog', { name: 'One more step' });
    const goOn = step.getByRole('button', { name: 'Continue' });
    await expect(goOn).toBeDisabled();
    expect(await violationsOf(page, 'dialog')).toEqual([]);
    await step.getByRole('checkbox', { name: 'I accept the terms' }).check();
    const anew = page.waitForEvent('load');
    await goOn.press('Enter');
    await anew;
    await expect(page.getByRole('navigation', { name: 'Your account' })).toContainText('Robin');
    await fillCard(ship);
    await pressPlaceOrder(ship);
    await expect(receipt.article).toBeVisible({ timeout: 20_000 });
  } finally {
    await elsewhere.stop();
  }
});
