import { escapeText } from '../../../platform/http/escape.ts';
import { type AccountPage, type FieldProblem, hidden } from './account-page.ts';
import { newPasswordFields, type ResetForm } from './password-forms.ts';

/** CO-36: the page of an invitation's link: set a password, or continue without one. */
export const invitationPage = (
  csrf: string,
  { token, email }: ResetForm,
  problems: readonly FieldProblem[] = [],
): AccountPage => ({
  title: 'Welcome! Choose a password',
  problems,
  body: [
    `<p>Your account is for <strong>${escapeText(email)}</strong>.</p>`,
    '<form method="post" action="/password/reset" novalidate>',
    hidden('csrf_token', csrf),
    hidden('token', token),
    newPasswordFields(email, 'Password', problems),
    '<button type="submit">Set password</button>',
    '</form>',
    '<h2>No password?</h2>',
    '<p>You can go on without one. Each time you sign in, we’ll email you a code.</p>',
    '<form method="post" action="/password/skip" novalidate>',
    hidden('csrf_token', csrf),
    hidden('token', token),
    '<button type="submit" class="second">Continue without a password</button>',
    '</form>',
  ].join('\n'),
});
