import type { Brand } from '@sendahead/shared-contracts/brands/schema';
import type { AccountMail } from './account-mail.ts';
import type { AccountMailData } from './jobs.ts';

/** What a browser did for the first time. */
function firstUse(brand: Brand, { device, from }: AccountMailData): string {
  const browser = device ? `with ${device}` : 'with a browser';
  if (from === undefined)
    return `Hello, someone just signed in to your account ${browser} for the first time.`;
  return `Hello, your session just continued from ${from} to ${brand.name} ${browser} for the first time.`;
}

/** The notice after a change of the sign-in methods; null for emails of another kind. `url` sets a new password. */
export function signInMail(brand: Brand, job: AccountMailData, url: string): AccountMail | null {
  const action = { label: 'Set a new password', url };
  const mailOf = (title: string, paragraphs: string[]): AccountMail => ({
    subject: `${brand.name}: ${title.charAt(0).toLowerCase()}${title.slice(1)}`,
    title,
    paragraphs,
    action,
  });
  switch (job.kind) {
    case 'new-device':
      return mailOf('New sign-in to your account', [
        firstUse(brand, job),
        'If this wasn’t you, set a new password right away to end every session. Then tell an admin.',
      ]);
    case 'second-factor-on':
      return mailOf('Two-step sign-in is on', [
        'Hello, an authenticator app was just added to your account. Signing in with a password now also needs its code.',
        'If this wasn’t you, set a new password right away and tell an admin.',
      ]);
    case 'second-factor-off':
      return mailOf('Two-step sign-in is off', [
        'Hello, the authenticator app was just removed from your account. A password alone now signs in.',
        'If this wasn’t you, set a new password right away and tell an admin.',
      ]);
    case 'second-factor-guessed':
      return mailOf('Someone may know your password', [
        'Hello, someone entered your password and then five wrong codes. They weren’t signed in.',
        'If this wasn’t you, set a new password right away.',
      ]);
    default:
      return null;
  }
}
