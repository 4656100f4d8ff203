import { join } from 'node:path';
import * as z from 'zod';
import { mailsTotal } from '../../platform/metrics/metrics.ts';
import { schemaProblems } from '../../platform/settings/invalid-settings.ts';
import { originOfBrand } from '../../platform/settings/public-url.ts';
import { folderMail } from './folder/adapter.ts';
import type { MailPort } from './port.ts';
import { smtpMail } from './smtp/adapter.ts';

const environment = z.object({
  MAIL_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_FROM: z.email().default('bookings@sendahead.test'),
});

export type MailSettings = {
  mail: MailPort;
  fromAddress: string;
  /** Base URL of a brand's pages, for links in mails. */
  pageOrigin(brandSlug: string): string;
};

const needed = {
  MAIL_URL: 'the SMTP server',
  MAIL_FROM: 'the sender of mails',
  PUBLIC_URL: 'the address of the pages, for links in mails',
} as const;

/** The missing mail settings, a line for each. Production has no defaults. */
export const mailSettingProblems = (env: NodeJS.ProcessEnv, production: boolean): string[] => [
  ...schemaProblems(environment, env),
  ...Object.entries(needed).flatMap(([name, what]) =>
    production && !env[name] ? [`${name}: missing; ${what}`] : [],
  ),
];

/** SMTP when MAIL_URL names a server, else files in `<data>/mail`. Links lead to the pages at `publicUrl`. */
export function readMailSettings(from: NodeJS.ProcessEnv, dataDir: string, publicUrl: string): MailSettings {
  const env = environment.parse(from);
  return {
    mail: counted(env.MAIL_URL ? smtpMail(env.MAIL_URL) : folderMail(join(dataDir, 'mail'))),
    fromAddress: env.MAIL_FROM,
    pageOrigin: (slug) => originOfBrand(publicUrl, slug),
  };
}

/** The same, and counts every email by its outcome. */
const counted = (mail: MailPort): MailPort => ({
  async send(message) {
    try {
      await mail.send(message);
    } catch (error) {
      mailsTotal.inc({ outcome: 'failed' });
      throw error;
    }
    mailsTotal.inc({ outcome: 'sent' });
  },
});
