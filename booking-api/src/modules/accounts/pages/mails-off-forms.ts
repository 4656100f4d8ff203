import { mailKinds, type OptionalMailKind } from '@sendahead/shared-contracts/accounts/mail-kinds';
import { escapeText } from '../../../platform/http/escape.ts';
import { type AccountPage, hidden } from './account-page.ts';

const wordsOf = (kind: OptionalMailKind): string => {
  const { title, when } = mailKinds[kind];
  return `<p><strong>${escapeText(title)}</strong>: ${escapeText(when.charAt(0).toLowerCase() + when.slice(1))}.</p>`;
};

/** A button and not the link itself does it: what looks into mails for its owner opens links too. */
export const turnOffPage = (token: string, kind: OptionalMailKind): AccountPage => ({
  title: 'Turn these mails off?',
  body: [
    wordsOf(kind),
    '<form method="post" action="/mails/off">',
    hidden('token', token),
    '<button type="submit">Turn them off</button>',
    '</form>',
    '<p>What you order, change, cancel and pay is told by mail in any case.</p>',
  ].join('\n'),
});

export const turnedOffPage = (kind: OptionalMailKind): AccountPage => ({
  title: 'These mails are off',
  body: [
    wordsOf(kind),
    '<p>You can turn them on again in <a href="/account#mails">your account</a>.</p>',
  ].join('\n'),
});

export const mailsOffOverPage: AccountPage = {
  title: 'This link is not complete',
  body: [
    '<p>A part of it is missing, or it is older than a year.</p>',
    '<p><a class="button" href="/account#mails">Choose your mails in your account</a></p>',
  ].join('\n'),
};
