import { mailKinds, type OptionalMailKind } from '@sendahead/shared-contracts/accounts/mail-kinds';
import { escapeText } from '../../../platform/http/escape.ts';
import { type AccountPage, hidden } from './account-page.ts';

const wordsOf = (kind: OptionalMailKind): string => {
  const { title, when } = mailKinds[kind];
  return `<p><strong>${escapeText(title)}</strong>: ${escapeText(when.charAt(0).toLowerCase() + when.slice(1))}.</p>`;
};

/** A button confirms, not the link itself, because mail scanners open links too. */
export const turnOffPage = (token: string, kind: OptionalMailKind): AccountPage => ({
  title: 'Turn off these emails?',
  body: [
    wordsOf(kind),
    '<form method="post" action="/mails/off">',
    hidden('token', token),
    '<button type="submit">Turn off</button>',
    '</form>',
    '<p>We always email you about orders, changes, cancellations and payments.</p>',
  ].join('\n'),
});

export const turnedOffPage = (kind: OptionalMailKind): AccountPage => ({
  title: 'These emails are off',
  body: [
    wordsOf(kind),
    '<p>You can turn them on again in <a href="/account#mails">your account</a>.</p>',
  ].join('\n'),
});

export const mailsOffOverPage: AccountPage = {
  title: 'This link doesn’t work',
  body: [
    '<p>Part of it is missing, or it’s more than a year old.</p>',
    '<p><a class="button" href="/account#mails">Choose your emails</a></p>',
  ].join('\n'),
};
