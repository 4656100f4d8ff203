import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { dataDir } from './settings.ts';

const folder = join(dataDir, 'mail');

/** Every email that was sent, as stored in the folder. */
export const mails = (): string[] =>
  existsSync(folder)
    ? readdirSync(folder)
        .filter((name) => name.endsWith('.eml'))
        .map((name) => readFileSync(join(folder, name), 'utf8'))
    : [];

/** The order confirmations to one address; later emails about the bags do not count. */
export const confirmationsTo = (email: string): string[] =>
  mailsTo(email).filter((mail) => /^Subject: .*is placed$/m.test(mail.replaceAll('\r', '')));

/** The emails to one address. */
export const mailsTo = (email: string): string[] =>
  mails().filter((mail) => new RegExp(`^To:.*${email.replaceAll('.', '\\.')}`, 'im').test(mail));

/** The link to a page in an email to an address; waits for the email. */
export async function linkTo(email: string, path: string): Promise<string> {
  let found: string | undefined;
  await expect(() => {
    const text = mailsTo(email)
      .join('\n')
      .replaceAll(/=\r?\n/g, '')
      .replaceAll('=3D', '=');
    found = text.match(/https?:\/\/[^\s"<]+/g)?.find((link) => link.includes(path));
    expect(found).toBeDefined();
  }).toPass();
  return String(found);
}

/** The newest code that was emailed to an address; undefined if there is no code yet. */
export const codeMailedTo = (email: string): string | undefined =>
  mailsTo(email)
    .map((mail) => /your code is (\d{6})\./.exec(mail.replaceAll(/=\r?\n/g, ''))?.[1])
    .findLast((code) => code !== undefined);
