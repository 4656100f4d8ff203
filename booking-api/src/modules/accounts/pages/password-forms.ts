import { reachOf } from '@sendahead/shared-contracts/call/role-acts';
import type { Role } from '@sendahead/shared-contracts/call/roles';
import { escapeText } from '../../../platform/http/escape.ts';
import { type AccountPage, type FieldProblem, field, hidden } from './account-page.ts';

/**
 * Pages that confirm a request for a link, and the page of the link itself. They are plain forms that work
 * without scripts.
 */
export const forgotPage = (csrf: string, problems: readonly FieldProblem[] = []): AccountPage => ({
  title: 'Reset your password',
  problems,
  body: [
    '<p>Enter your email, and we’ll send you a link to set a new password.</p>',
    '<form method="post" action="/password/forgot" novalidate>',
    hidden('csrf_token', csrf),
    field('email', 'Email', 'type="email" autocomplete="email" spellcheck="false" maxlength="120"', problems),
    '<button type="submit">Send link</button>',
    '</form>',
  ].join('\n'),
});

export const sentPage: AccountPage = {
  title: 'Check your email',
  body: [
    '<p>If that email has an account, we’ve sent a link. It works once, for 30 minutes.</p>',
    '<p>Nothing there? Check your spam folder, or <a href="/password/forgot">ask again</a>.</p>',
  ].join('\n'),
};

/** The inputs of a link's form: its token, and the account's email. */
export type ResetForm = { token: string; email: string };

export const resetPage = (
  csrf: string,
  { token, email }: ResetForm,
  problems: readonly FieldProblem[] = [],
): AccountPage => ({
  title: 'Set a new password',
  problems,
  body: [
    '<p>This signs out every device on your account.</p>',
    '<form method="post" action="/password/reset" novalidate>',
    hidden('csrf_token', csrf),
    hidden('token', token),
    newPasswordFields(email, 'New password', problems),
    '<button type="submit">Set password</button>',
    '</form>',
  ].join('\n'),
});

/** Two fields for a new password, with the account's email for password managers. */
export const newPasswordFields = (
  email: string,
  label: 'Password' | 'New password',
  problems: readonly FieldProblem[],
): string => {
  const attributes = 'type="password" autocomplete="new-password" maxlength="200"';
  return [
    `<input name="username" autocomplete="username" value="${escapeText(email)}" hidden>`,
    field('password', label, attributes, problems, 'Use 8 characters or more'),
    field(
      'password_confirmation',
      `Confirm ${label.toLowerCase()}`,
      attributes,
      problems,
      'Enter the same password again',
    ),
  ].join('\n');
};

/** The role of the account that is signed in; undefined: no one is. */
type SignedIn = Role | undefined;

const link = (path: string, words: string, button = true): string =>
  `<p><a${button ? ' class="button"' : ''} href="${path}">${words}</a></p>`;

/** CO-166: staff go on to the console, and everyone else to `others`. */
const goOn = (signedIn: SignedIn, others: string): string =>
  signedIn !== undefined && reachOf(signedIn, 'open_console') !== undefined
    ? link('/admin', 'Open the console')
    : others;

/** AC-27: whether there is a booking is not known here, so it is not called theirs. */
export const donePage = (signedIn: SignedIn): AccountPage => ({
  title: 'Your password is set',
  body: [
    signedIn ? '<p>You’re signed in.</p>' : '<p>Use it the next time you sign in.</p>',
    goOn(
      signedIn,
      `${link('/account', signedIn ? 'Go to your account' : 'Sign in')}\n${link('/ship', 'Book a shipment', false)}`,
    ),
  ].join('\n'),
});

export const joinedPage = (signedIn: SignedIn): AccountPage => ({
  title: 'Your account is ready',
  body: [
    signedIn ? '<p>You’re signed in.</p>' : '<p>Sign in with a code we email you.</p>',
    goOn(signedIn, link('/ship', 'Continue')),
  ].join('\n'),
});

export const linkOverPage: AccountPage = {
  title: 'This link no longer works',
  body: [
    '<p>It was already used, has expired, or part of it is missing.</p>',
    '<p><a class="button" href="/password/forgot">Get a new link</a></p>',
  ].join('\n'),
};

export const tooOftenPage: AccountPage = {
  title: 'Too many tries',
  body: '<p>Wait a few minutes, then try again.</p>',
};

export const expiredFormPage: AccountPage = {
  title: 'This form has expired',
  body: '<p>It was open for too long, or was opened elsewhere. <a href="/password/forgot">Start again</a>.</p>',
};
