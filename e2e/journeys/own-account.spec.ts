import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/journey.ts';
import { callShop, standInShop } from '../fixtures/own-origin.ts';
import type { Person } from '../fixtures/somebody.ts';
import { violationsOf } from '../support/axe.ts';
import { linkTo } from '../support/mail-folder.ts';
import { givePasskeyDevice } from '../support/passkey-device.ts';

async function giveAccount(page: Page, { email, firstName, lastName, password }: Person): Promise<void> {
  await standInShop(page);
  const user = {
    first_name: firstName,
    last_name: lastName,
    email,
    password,
    password_confirmation: password,
    terms: true,
  };
  await callShop(page, [{ path: '/users', body: { user } }]);
  await callShop(page, [{ path: '/sessions.json', body: { user: { email, password } } }]);
}

test('an account is managed on its page: name, passkey, a card (PY-27, PY-28), another email, deletion', {
  tag: '@once',
}, async ({ page, person }) => {
  await giveAccount(page, person);
  await givePasskeyDevice(page);
  await page.goto('/account');
  const part = (name: string) => page.getByRole('region', { name, exact: true });

  await part('Your details').getByRole('textbox', { name: 'First name' }).fill('Robin');
  await part('Your details').getByRole('button', { name: 'Save' }).click();
  await expect(part('Your details').getByText('Saved.')).toBeVisible();
  await expect(page.getByRole('banner')).toContainText('Robin');

  await part('Passkeys').getByRole('button', { name: 'Add a passkey' }).click();
  await expect(part('Passkeys').getByRole('listitem')).toContainText(/Chrome on .*not used yet/s);
  await expect(part('Where you’re signed in').getByText('This device')).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);

  await page.getByRole('navigation', { name: 'Your account' }).getByRole('button').first().click();
  await page.getByRole('button', { name: 'Sign out', exact: true }).click();
  await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Use a passkey' }).click();
  await expect(part('Passkeys').getByRole('listitem')).toContainText('last used');

  const methods = part('Payment methods');
  for (const [typed, shown] of [
    ['1230', '12/2030'],
    ['1131', '11/2031'],
  ] as const) {
    await methods.getByRole('button', { name: 'Add a card' }).click();
    const fields = page.frameLocator('iframe').first();
    await fields.getByRole('textbox', { name: 'Card number' }).fill('4111111111111111');
    await fields.getByRole('textbox', { name: /Expir/ }).fill(typed);
    await fields.getByRole('textbox', { name: 'Security code' }).fill('123');
    await methods.getByRole('button', { name: 'Save card' }).click();
    await expect(methods.getByRole('listitem').filter({ hasText: shown })).toContainText('Visa XXXX1111');
  }
  await expect(methods.getByRole('listitem')).toHaveCount(1);

  const next = `next-${person.email}`;
  await part('Email').getByRole('button', { name: 'Change email' }).click();
  await part('Email').getByRole('textbox', { name: 'New email' }).fill(next);
  await part('Email').getByRole('button', { name: 'Send link' }).click();
  await expect(part('Email').getByText(`If ${next} is available`)).toBeVisible();
  await page.goto(await linkTo(next, '/account?email_token='));
  await part('Confirm your new email').getByRole('button', { name: 'Switch email' }).click();
  await expect(part('Confirm your new email').getByText(`Your email is now ${next}.`)).toBeVisible();
  await expect(part('Email').getByText(next)).toBeVisible();

  await part('Your data').getByRole('button', { name: 'Delete my account' }).click();
  await part('Your data').getByRole('button', { name: 'Delete permanently' }).click();
  await expect(page.getByRole('heading', { name: 'Your account has been deleted' })).toBeVisible();
  await expect(page.getByRole('banner').getByRole('button', { name: 'Sign in' })).toBeVisible();
});
