import { formatMoney } from '@sendahead/shared-ui';
import type { AccountDialogName } from '../state/account.ts';

const titles: Readonly<Record<AccountDialogName, string>> = {
  register: 'Create your account',
  'sign-in': 'Sign in',
  'mail-code': 'Sign in with a code',
  forgotten: 'Reset your password',
  'second-code': 'One more step',
  'second-passkey': 'One more step',
  'second-enrolment': 'Add an authenticator app',
};

/** The title of the account dialog, by sign-in method; `isNew`: the account was created in this dialog. */
export const titleOf = (dialog: AccountDialogName, isNew: boolean): string =>
  dialog === 'mail-code' && isNew ? 'Confirm your email' : titles[dialog];

interface Step {
  readonly ordering: boolean;
  /** The code or the link has been sent. */
  readonly sent: boolean;
  /** The server has signed the person in. */
  readonly signedIn: boolean;
  /** The account was created in this dialog. */
  readonly isNew: boolean;
}

/** The button label of a sign-in method. */
export function submitWords(
  dialog: AccountDialogName,
  { ordering, sent, signedIn, isNew }: Step,
): { label: string; busyLabel: string } {
  if (signedIn) return { label: ordering ? 'Place order' : 'Continue', busyLabel: 'Signing in…' };
  switch (dialog) {
    case 'register':
      return {
        label: ordering ? 'Create account and place order' : 'Create account',
        busyLabel: 'Creating your account…',
      };
    case 'sign-in':
      return { label: ordering ? 'Sign in and place order' : 'Sign in', busyLabel: 'Signing in…' };
    case 'mail-code':
      if (!sent) return { label: 'Email me a code', busyLabel: 'Sending…' };
      if (isNew)
        return { label: ordering ? 'Confirm and place order' : 'Confirm', busyLabel: 'Checking your code…' };
      return { label: ordering ? 'Sign in and place order' : 'Sign in', busyLabel: 'Signing in…' };
    case 'forgotten':
      return { label: sent ? 'Send again' : 'Send link', busyLabel: 'Sending…' };
    case 'second-code':
      return { label: ordering ? 'Sign in and place order' : 'Sign in', busyLabel: 'Checking your code…' };
    case 'second-passkey':
      return { label: 'Use a passkey', busyLabel: 'Waiting for your device…' };
    case 'second-enrolment':
      return { label: 'Continue', busyLabel: 'Checking your code…' };
    default:
      return dialog satisfies never;
  }
}

/** What an order that waits for the sign-in costs, from cents. */
export const dueText = (cents: number): string => `You pay ${formatMoney(cents)} when the order is placed.`;

export const firstCodeSent = (email: string): string =>
  `Your account is ready. We’ve emailed a 6-digit code to ${email}. It works once, for 10 minutes, in this browser.`;
/** The same text whether or not the address has an account. */
export const codeSent = (email: string): string =>
  `If ${email} has an account, we’ve emailed a 6-digit code. It works once, for 10 minutes, in this browser.`;
export const linkSent = (email: string): string =>
  `If ${email} has an account, we’ve emailed a link. It works once, for 30 minutes. Nothing there? Check your spam folder.`;

/** After a first sign-in by code to an account whose email was never confirmed. */
export const endedPasswordWords = {
  what: 'Your email is confirmed. Your old password no longer works, and other devices are signed out.',
  why: 'This email was never confirmed, so someone else could have set that password.',
  link: 'Set a new password',
} as const;
