import { escapeText } from '../../../platform/http/escape.ts';
import { type AccountPage, type FieldProblem, field, hidden } from './account-page.ts';

/** Pages that answer a request for a link, and the link itself. Plain forms: they work without a script. */
export const forgotPage = (csrf: string, problems: readonly FieldProblem[] = []): AccountPage => ({
  title: 'Forgotten password',
  problems,
  body: [
    '<p>Tell us the email of your account, and we send a link to set a new password.</p>',
    '<form method="post" action="/password/forgot" novalidate>',
    hidden('csrf_token', csrf),
    field('email', 'Email', 'type="email" autocomplete="email" spellcheck="false" maxlength="120"', problems),
    '<button type="submit">Send the link</button>',
    '</form>',
  ].join('\n'),
});

export const sentPage: AccountPage = {
  title: 'Look into your mail',
  body: [
    '<p>If there is an account for that email, a link is on its way. It works once, within 30 minutes.</p>',
    '<p>Nothing came? Look among unwanted mail, or <a href="/password/forgot">ask again</a>.</p>',
  ].join('\n'),
};

export const resetPage = (
  csrf: string,
  { token, email }: { token: string; email: string },
  problems: readonly FieldProblem[] = [],
): AccountPage => ({
  title: 'Set a new password',
  problems,
  body: [
    '<p>Every device that is signed in to this account is signed out.</p>',
    '<form method="post" action="/password/reset" novalidate>',
    hidden('csrf_token', csrf),
    hidden('token', token),
    // For password managers: whose password it is.
    `<input name="username" autocomplete="username" value="${escapeText(email)}" hidden>`,
    field(
      'password',
      'New password',
      'type="password" autocomplete="new-password" maxlength="200"',
      problems,
      'At least 8 characters',
    ),
    field(
      'password_confirmation',
      'New password once more',
      'type="password" autocomplete="new-password" maxlength="200"',
      problems,
    ),
    '<button type="submit">Set the password</button>',
    '</form>',
  ].join('\n'),
});

export const donePage: AccountPage = {
  title: 'Your password is set',
  body: '<p>Sign in with it from now on.</p>\n<p><a class="button" href="/ship">Go on to your booking</a></p>',
};

export const linkOverPage: AccountPage = {
  title: 'This link is over',
  body: [
    '<p>It was used already, it is older than 30 minutes, or a part of it is missing.</p>',
    '<p><a class="button" href="/password/forgot">Ask for another link</a></p>',
  ].join('\n'),
};

export const tooOftenPage: AccountPage = {
  title: 'Too many tries',
  body: '<p>Wait some minutes, then try again.</p>',
};

export const expiredFormPage: AccountPage = {
  title: 'This form is no longer good',
  body: '<p>It stood open for too long, or was opened elsewhere. <a href="/password/forgot">Begin again</a>.</p>',
};
