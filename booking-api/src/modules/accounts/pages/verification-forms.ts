import { escapeText } from '../../../platform/http/escape.ts';
import { type AccountPage, hidden } from './account-page.ts';

/** A button and not the link itself does it: what looks into mails for its owner opens links too. */
export const confirmPage = (
  csrf: string,
  { token, email }: { token: string; email: string },
): AccountPage => ({
  title: 'Confirm your email',
  body: [
    `<p>Is ${escapeText(email)} the email of your account?</p>`,
    '<form method="post" action="/email/verify">',
    hidden('csrf_token', csrf),
    hidden('token', token),
    '<button type="submit">Yes, it is mine</button>',
    '</form>',
  ].join('\n'),
});

/** For a person who opens the link in another browser, or never opened the account. */
export const signInFirstPage: AccountPage = {
  title: 'Sign in first',
  body: [
    '<p>Sign in to your account in this browser, then open the link once more.</p>',
    '<p><a class="button" href="/ship">Sign in</a></p>',
    '<p>You did not open an account? Somebody else did with your email. <a href="/password/forgot">Set a password of your own</a>, and the account is yours alone.</p>',
  ].join('\n'),
};

export const confirmedPage: AccountPage = {
  title: 'Your email is confirmed',
  body: '<p>Thank you.</p>\n<p><a class="button" href="/ship">Go on to your booking</a></p>',
};

export const verificationOverPage: AccountPage = {
  title: 'This link is over',
  body: [
    '<p>It was used already, it is older than three days, or a part of it is missing.</p>',
    '<p><a class="button" href="/ship">Go on to your booking</a></p>',
  ].join('\n'),
};
