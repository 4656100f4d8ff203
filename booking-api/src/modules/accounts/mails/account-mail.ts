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
    'Hello, someone asked to reset the password for this email.',
    `The link below works once, for ${resetMinutes} minutes. If this wasn’t you, ignore this email. Nothing will change.`,
  ],
  action: { label: 'Set a new password', url },
});

export const changedMail = (brand: Brand, url: string): AccountMail => ({
  subject: `${brand.name}: your password was changed`,
  title: 'Your password was changed',
  paragraphs: [
    'Hello, your account’s password was just changed. Your other devices were signed out.',
    'If this wasn’t you, set a new password right away and email us.',
  ],
  action: { label: 'Set a new password', url },
});

export const verifyMail = (brand: Brand, url: string): AccountMail => ({
  subject: `${brand.name}: is this your email?`,
  title: 'Is this your email?',
  paragraphs: [
    'Hello, someone created an account with this email. Please confirm it’s yours. You can use your account in the meantime.',
    `The link below works once, for ${verificationDays} days, in the browser where you’re signed in.`,
    'If this wasn’t you, ignore this email. No one can confirm the address without it.',
  ],
  action: { label: 'Confirm your email', url },
});

export const changeEmailMail = (brand: Brand, url: string): AccountMail => ({
  subject: `${brand.name}: confirm your new email`,
  title: 'Confirm your new email',
  paragraphs: [
    'Hello, someone wants to use this email for an account.',
    `The link below works once, for ${emailChangeMinutes} minutes, in the browser where that account is signed in.`,
    'If this wasn’t you, ignore this email. Nothing will change.',
  ],
  action: { label: 'Confirm your new email', url },
});

export const emailChangeAskedMail = (brand: Brand, url: string): AccountMail => ({
  subject: `${brand.name}: someone asked to change your email`,
  title: 'Someone asked to change your email',
  paragraphs: [
    'Hello, someone signed in to your account asked to change its email.',
    'The change takes effect when they open the link we sent there. If this wasn’t you, set a new password right away.',
  ],
  action: { label: 'Set a new password', url },
});

export const codeMail = (brand: Brand, code: string): AccountMail => ({
  subject: `${brand.name}: your sign-in code`,
  title: `${code} is your code`,
  paragraphs: [
    `Hello, your code is ${code}. Enter it where you asked for it to sign in.`,
    `It works once, for ${mailCodeMinutes} minutes, in that browser only. We’ll never ask you for it by phone or email.`,
    'If this wasn’t you, ignore this email. No one can sign in without this code.',
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
