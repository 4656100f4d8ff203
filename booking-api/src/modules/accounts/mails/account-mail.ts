import type { Brand } from '@sendahead/shared-contracts/brands/schema';
import { helpLine } from '../../catalog/public/copy/mail.ts';
import type { MailBrand } from '../../catalog/public/mail/mail-brand.ts';
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
  subject: `${brand.name}: confirm your email`,
  title: 'Confirm your email',
  paragraphs: [
    'Hello, an account was created with this email. Please confirm it’s yours. You can use your account in the meantime.',
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

export const emailChangeRequestMail = (brand: Brand, url: string): AccountMail => ({
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
    `Hello, your code is ${code}. Enter it on the page where you’re signing in.`,
    `It works once, for ${mailCodeMinutes} minutes, in that browser only. We’ll never ask you for it by phone or email.`,
    'If this wasn’t you, ignore this email. No one can sign in without this code.',
  ],
  action: null,
});

export const accountMailText = (brand: MailBrand, mail: AccountMail): string =>
  [
    ...mail.paragraphs,
    ...(mail.action ? [`${mail.action.label}: ${mail.action.url}`] : []),
    helpLine(brand),
  ].join('\n\n');
