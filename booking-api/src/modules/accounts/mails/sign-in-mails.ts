import type { Brand } from '@sendahead/shared-contracts/brands/schema';
import type { AccountMail } from './account-mail.ts';
import type { AccountMailData } from './jobs.ts';

/** The notice after a change of the sign-in methods; null for emails of another kind. `url` sets a new password. */
export function signInMail(brand: Brand, job: AccountMailData, url: string): AccountMail | null {
  const action = { label: 'Set a new password', url };
  const told = (title: string, paragraphs: string[]): AccountMail => ({
    subject: `${brand.name}: ${title.charAt(0).toLowerCase()}${title.slice(1)}`,
    title,
    paragraphs,
    action,
  });
  switch (job.kind) {
    case 'new-device':
      return told('A sign-in on a new device', [
        `Hello, your account was just signed in ${job.device ? `with ${job.device}` : 'with a browser'} that it was never signed in with before.`,
        'If it was not you, set a new password at once: that ends every session. Then tell an admin.',
      ]);
    case 'second-factor-on':
      return told('Your second factor is on', [
        'Hello, an authenticator app was just added to your account. Signing in by a password asks for its code from now on.',
        'If it was not you, set a new password at once and tell an admin.',
      ]);
    case 'second-factor-off':
      return told('Your second factor is off', [
        'Hello, the authenticator app of your account was just taken away. A password alone signs in now.',
        'If it was not you, set a new password at once and tell an admin.',
      ]);
    case 'second-factor-guessed':
      return told('Somebody knows your password', [
        'Hello, somebody gave your password and then five wrong codes. Nobody was signed in.',
        'If it was not you, set a new password at once.',
      ]);
    default:
      return null;
  }
}
