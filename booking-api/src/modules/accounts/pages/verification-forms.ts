import { escapeText } from '../../../platform/http/escape.ts';
import { type AccountPage, hidden } from './account-page.ts';

/** A button confirms, not the link itself, because mail scanners open links too. */
export const confirmPage = (
  csrf: string,
  { token, email }: { token: string; email: string },
): AccountPage => ({
  title: 'Confirm your email',
  body: [
    `<p>Is ${escapeText(email)} your email?</p>`,
    '<form method="post" action="/email/verify">',
    hidden('csrf_token', csrf),
    hidden('token', token),
    '<button type="submit">Confirm email</button>',
    '</form>',
  ].join('\n'),
});

/** A person may open the link in another browser, or may never have opened the account. */
export const signInFirstPage: AccountPage = {
  title: 'Sign in first',
  body: [
    '<p>Sign in to your account in this browser, then open the link again.</p>',
    '<p><a class="button" href="/ship">Sign in</a></p>',
    '<p>Didn’t create an account? Someone else used your email. <a href="/password/forgot">Set a new password</a> to make the account yours alone.</p>',
  ].join('\n'),
};

export const confirmedPage: AccountPage = {
  title: 'Your email is confirmed',
  body: '<p>Thank you.</p>\n<p><a class="button" href="/ship">Continue your booking</a></p>',
};

export const verificationOverPage: AccountPage = {
  title: 'This link no longer works',
  body: [
    '<p>It was already used, is more than three days old, or part of it is missing.</p>',
    '<p><a class="button" href="/ship">Continue your booking</a></p>',
  ].join('\n'),
};
