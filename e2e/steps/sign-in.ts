import type { Page } from '@playwright/test';
import type { Person } from '../fixtures/somebody.ts';
import { AccountDialog } from '../pages/account-dialog.ts';

/** Signs in by the button in the header. */
export async function signInByHeader(page: Page, { email, password }: Person): Promise<void> {
  const { signIn } = new AccountDialog(page);
  await page.getByRole('banner').getByRole('button', { name: 'Sign in' }).click();
  await signIn.getByRole('textbox', { name: 'Email' }).fill(email);
  await signIn.getByRole('textbox', { name: 'Password' }).fill(password);
  await signIn.getByRole('button', { name: 'Sign in', exact: true }).click();
  // A page without addresses comes anew (AC-07); until then the dialog stands over it.
  await signIn.waitFor({ state: 'hidden' });
  await page.getByRole('navigation', { name: 'Your account' }).waitFor();
}
