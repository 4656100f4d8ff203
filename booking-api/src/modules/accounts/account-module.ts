import type { FastifyInstance } from 'fastify';
import type { MailPort } from '../../integrations/mail/port.ts';
import { type MailSettings, readMailSettings } from '../../integrations/mail/settings.ts';
import type { AppContext } from '../../platform/context.ts';
import { accountMailQueue } from './mails/queue.ts';
import { readAccountMailJob, sendAccountMail } from './mails/send-account-mail.ts';
import { passwordPages } from './pages/password-pages.ts';

/** What an account needs beside its calls: pages of the server's own, and mails. */
export const accountModule = (app: FastifyInstance, context: AppContext): void => {
  addAccounts(app, context, process.env);
};

/** The same with settings of one's own, and maybe another postman. */
export function addAccounts(
  app: FastifyInstance,
  context: AppContext,
  env: NodeJS.ProcessEnv,
  postman?: MailPort,
): void {
  const { db, clock, jobs, config } = context;
  const settings = readMailSettings(env, config.dataDir, config.port);
  const mails: MailSettings = { ...settings, mail: postman ?? settings.mail };
  passwordPages(app, context);
  jobs.handle(accountMailQueue, async (data, id) => {
    const job = readAccountMailJob(data);
    if (job) await sendAccountMail({ db, clock, mails }, job, id);
  });
}
