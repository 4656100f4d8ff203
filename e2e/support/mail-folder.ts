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

/** The confirmations of orders to one address; what happens to the bags later is mailed too, and does not count. */
export const confirmationsTo = (email: string): string[] =>
  mailsTo(email).filter((mail) => /^Subject: .*is placed$/m.test(mail.replaceAll('\r', '')));

/** The mails to one address. */
export const mailsTo = (email: string): string[] =>
  mails().filter((mail) => new RegExp(`^To:.*${email.replaceAll('.', '\\.')}`, 'im').test(mail));

/** The link in a mail to an address that leads to a page; waits until the mail is there. */
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

/** The newest code that was mailed to an address; undefined while none is there. */
export const codeMailedTo = (email: string): string | undefined =>
  mailsTo(email)
    .map((mail) => /your code is (\d{6})\./.exec(mail.replaceAll(/=\r?\n/g, ''))?.[1])
    .findLast((code) => code !== undefined);
