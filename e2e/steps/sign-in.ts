import type { Page } from '@playwright/test';
import type { Person } from '../fixtures/somebody.ts';
import { AccountDialog } from '../pages/account-dialog.ts';

/** Signs in with the header button, up to the press. A page without addresses then reloads (AC-07). */
export async function signInByHeader(page: Page, { email, password }: Person): Promise<void> {
  const { signIn } = new AccountDialog(page);
  await page.getByRole('banner').getByRole('button', { name: 'Sign in' }).click();
  await signIn.getByRole('textbox', { name: 'Email' }).fill(email);
  await signIn.getByRole('textbox', { name: 'Password' }).fill(password);
  await signIn.getByRole('button', { name: 'Sign in', exact: true }).click();
}
