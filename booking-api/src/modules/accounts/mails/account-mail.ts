import type { Brand } from '@sendahead/shared-contracts/brands/schema';
import { escapeText } from '../../../platform/http/escape.ts';
import { defaultTheme } from '../../catalog/public/default-theme.ts';
import { emailChangeMinutes } from '../email-change/email-change-routes.ts';
import { mailCodeMinutes } from '../mail-code/mail-code-store.ts';
import { verificationDays } from '../verification/email-verification.ts';

/**
 * The content of an email about an account: paragraphs, and one link. It contains nothing that the user typed, not
 * even a name: the person who opened the account may have entered somebody else's address.
 */
export type AccountMail = {
  subject: string;
  title: string;
  paragraphs: readonly string[];
  action: { label: string; url: string } | null;
};

/** Minutes that the link of a forgotten password is good for. */
export const resetMinutes = 30;

export const resetMail = (brand: Brand, url: string): AccountMail => ({
  subject: `${brand.name}: set a new password`,
  title: 'Set a new password',
  paragraphs: [
    `Hello, somebody asked for a new password for this address.`,
    `The link below works once, within ${resetMinutes} minutes. If it was not you, leave it: nothing changes.`,
  ],
  action: { label: 'Set a new password', url },
});

export const changedMail = (brand: Brand, url: string): AccountMail => ({
  subject: `${brand.name}: your password was changed`,
  title: 'Your password was changed',
  paragraphs: [
    `Hello, the password of your account was just changed, and every other device was signed out.`,
    'If it was not you, set a new one at once and write to us.',
  ],
  action: { label: 'Set a new password', url },
});

export const verifyMail = (brand: Brand, url: string): AccountMail => ({
  subject: `${brand.name}: is this your email?`,
  title: 'Is this your email?',
  paragraphs: [
    `Hello, an account was opened with this address. Tell us that it is yours; your account works meanwhile.`,
    `The link below works once, within ${verificationDays} days, where you are signed in.`,
    'If it was not you, leave it: nobody can show that the address is theirs without this mail.',
  ],
  action: { label: 'Confirm your email', url },
});

export const changeEmailMail = (brand: Brand, url: string): AccountMail => ({
  subject: `${brand.name}: confirm your new email`,
  title: 'Confirm your new email',
  paragraphs: [
    'Hello, somebody wants to use this address for an account.',
    `The link below works once, within ${emailChangeMinutes} minutes, where that account is signed in.`,
    'If it was not you, leave it: nothing changes.',
  ],
  action: { label: 'Confirm your new email', url },
});

export const emailChangeAskedMail = (brand: Brand, url: string): AccountMail => ({
  subject: `${brand.name}: another email was asked for`,
  title: 'Another email was asked for',
  paragraphs: [
    'Hello, somebody who is signed in to your account asked to use another email for it.',
    'It takes over once the link that was sent there is used. If it was not you, set a new password at once.',
  ],
  action: { label: 'Set a new password', url },
});

export const codeMail = (brand: Brand, code: string): AccountMail => ({
  subject: `${brand.name}: your code to sign in`,
  title: `${code} is your code`,
  paragraphs: [
    `Hello, your code is ${code}. Type it where you asked for it, and you are signed in.`,
    `It works once, within ${mailCodeMinutes} minutes, in that browser only. We never ask for it by phone or by mail.`,
    'If it was not you, leave it: nobody comes in without this code.',
  ],
  action: null,
});

const font = "font-family:-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";

const helpLine = ({ help_phone, help_email }: Brand): string => `Questions? ${help_phone} or ${help_email}`;

/** The mail as HTML; everything in it is text, so that a name is never markup. */
export function accountMailHtml(brand: Brand, mail: AccountMail): string {
  const theme = brand.theme ?? defaultTheme;
  const paragraph = (text: string, style = 'font-size:16px;line-height:24px;color:#1b1f23') =>
    `<p style="margin:8px 0;${style}">${escapeText(text)}</p>`;
  const button = mail.action
    ? `<p style="margin:16px 0"><a href="${escapeText(mail.action.url)}" style="display:inline-block;padding:14px 24px;border-radius:10px;background:${theme.brand};color:#ffffff;font-weight:700;text-decoration:none">${escapeText(mail.action.label)}</a></p>`
    : '';
  return [
    '<!doctype html>',
    `<html lang="en"><head><title>${escapeText(mail.title)}</title></head>`,
    `<body style="margin:0;padding:24px 0;background:#f4f5f6;${font}">`,
    '<div style="max-width:600px;margin:0 auto;background:#ffffff;border-radius:12px;overflow:hidden">',
    `<div style="padding:20px 32px;background:${theme.brand};border-bottom:4px solid ${theme.accent};color:#ffffff;font-size:18px;font-weight:700">${escapeText(brand.name)}</div>`,
    '<div style="padding:8px 32px 32px">',
    `<h1 style="font-size:26px;line-height:32px;color:#1b1f23">${escapeText(mail.title)}</h1>`,
    ...mail.paragraphs.map((text) => paragraph(text)),
    button,
    paragraph(helpLine(brand), 'font-size:14px;color:#565d64'),
    '</div></div></body></html>',
  ].join('\n');
}

export const accountMailText = (brand: Brand, mail: AccountMail): string =>
  [
    ...mail.paragraphs,
    ...(mail.action ? [`${mail.action.label}: ${mail.action.url}`] : []),
    helpLine(brand),
  ].join('\n\n');
