import { giveAccount } from '../fixtures/account.ts';
import { expect, test } from '../fixtures/journey.ts';
import { openAs } from '../fixtures/staff.ts';
import { signInByHeader } from '../steps/sign-in.ts';
import { codeOf } from '../support/authenticator-app.ts';
import { violationsOf } from '../support/axe.ts';

test('RT-23 RO-01 a user becomes an admin, adds an authenticator app, and signs in with it', {
  tag: '@once',
}, async ({ browser, page, person, watch }) => {
  // The open page notices within 20 s that its session has ended.
  watch.expect(/second_factor/, /status of 422/, /get_header_info/);
  await giveAccount(page, person);
  await page.goto('/account');
  const staff = await openAs(browser, 'adminplus', page);
  await staff.page.goto(`/admin/users?${new URLSearchParams({ search: person.email })}`);
  await staff.page.getByRole('table', { name: 'Users' }).getByRole('link').first().click();
  await staff.page.getByRole('combobox', { name: 'Role' }).selectOption('admin');
  await staff.page.getByRole('textbox', { name: /Reason/ }).fill('Works here from today on');
  // The default limits of new admins are saved with the role.
  await staff.page.getByRole('button', { name: 'Save 3 changes' }).click();
  await expect(
    staff.page.getByRole('region', { name: 'History' }).getByText('Works here from today on'),
  ).toBeVisible();
  expect(await violationsOf(staff.page)).toEqual([]);
  expect(staff.watch.noise()).toEqual([]);
  await staff.close();

  // The previous session ended with the previous role.
  await page.goto('/account');
  await signInByHeader(page, person);
  const app = page.getByRole('region', { name: 'Authenticator app' });
  await app.getByRole('button', { name: 'Add an app' }).click();
  const secret = (await app.locator('code').first().textContent()) ?? '';
  await app.getByRole('textbox', { name: 'Code from your app' }).fill(await codeOf(page, secret));
  await app.getByRole('button', { name: 'Add this app' }).click();
  await expect(app.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem')).toHaveCount(10);
  await app.getByRole('button', { name: 'I’ve saved them' }).click();

  await page.getByRole('navigation', { name: 'Your account' }).getByRole('button').first().click();
  await page.getByRole('button', { name: 'Sign out', exact: true }).click();
  await signInByHeader(page, person);
  const step = page.getByRole('dialog', { name: 'One more step' });
  await step.getByRole('textbox', { name: 'Code from your app' }).fill('000000');
  await step.getByRole('button', { name: 'Sign in', exact: true }).press('Enter');
  await expect(step.getByText(/That code is wrong or already used/)).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  // The current code was used to add the app; the next one is accepted half a minute early.
  await step.getByRole('textbox', { name: 'Code from your app' }).fill(await codeOf(page, secret, true));
  await page.keyboard.press('Enter');
  await expect(step).toBeHidden();
  await expect(app.getByText('You have 10 recovery codes left.')).toBeVisible();
});
