import type { FastifyInstance } from 'fastify';
import type { MailPort } from '../../integrations/mail/port.ts';
import { type MailSettings, readMailSettings } from '../../integrations/mail/settings.ts';
import type { SmsPort } from '../../integrations/sms/port.ts';
import { chooseSms } from '../../integrations/sms/settings.ts';
import { openIdConnect } from '../../integrations/sso/openid.ts';
import type { AppContext } from '../../platform/context.ts';
import { accountMailJob } from './mails/jobs.ts';
import { sendAccountMail } from './mails/send-account-mail.ts';
import { mailsOffPages } from './pages/mails-off-pages.ts';
import { passwordPages } from './pages/password-pages.ts';
import { verificationPages } from './pages/verification-pages.ts';
import { phoneRoutes } from './phone/phone-routes.ts';
import { providerPages } from './providers/provider-pages.ts';

/** What an account needs beside its calls: pages of the server's own, and mails. */
export const accountModule = (app: FastifyInstance, context: AppContext): void => {
  addAccounts(app, context, context.config.env);
};

/** The same with settings of one's own, and maybe others who carry mails and messages. */
export function addAccounts(
  app: FastifyInstance,
  context: AppContext,
  env: NodeJS.ProcessEnv,
  others: { mail?: MailPort; sms?: SmsPort } = {},
): void {
  const { db, clock, jobs, config } = context;
  const settings = readMailSettings(env, config.dataDir, config.publicUrl);
  const mails: MailSettings = { ...settings, mail: others.mail ?? settings.mail };
  const sms = others.sms ?? chooseSms(env, config.dataDir);
  passwordPages(app, context);
  verificationPages(app, context);
  mailsOffPages(app, context);
  const identities = openIdConnect({
    secretOf: (name) => env[`OIDC_SECRET_${name}`],
    allowHttp: !config.production,
  });
  phoneRoutes(app, context, sms);
  providerPages(app, context, identities, mails.pageOrigin);
  jobs.handle(accountMailJob, (data, id) => sendAccountMail({ db, clock, mails }, data, id));
}
