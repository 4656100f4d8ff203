import type { FastifyInstance } from 'fastify';
import type { Services } from '../../integrations/services.ts';
import { openIdConnect } from '../../integrations/sso/openid.ts';
import type { AppContext } from '../../platform/context.ts';
import { accountRoutes } from './account-routes.ts';
import { handoverPages } from './handover/handover-pages.ts';
import { accountMailJob } from './mails/jobs.ts';
import { sendAccountMail } from './mails/send-account-mail.ts';
import { mailsOffPages } from './pages/mails-off-pages.ts';
import { passwordPages } from './pages/password-pages.ts';
import { verificationPages } from './pages/verification-pages.ts';
import { phoneRoutes } from './phone/phone-routes.ts';
import { providerPages } from './providers/provider-pages.ts';

/** Accounts: their calls, server-rendered pages, and mails. */
export function accountModule(app: FastifyInstance, context: AppContext, { mails, sms }: Services): void {
  const { db, clock, jobs, config } = context;
  accountRoutes(app, context);
  passwordPages(app, context);
  verificationPages(app, context);
  mailsOffPages(app, context);
  handoverPages(app, context);
  const identities = openIdConnect({
    secretOf: (name) => config.env[`OIDC_SECRET_${name}`],
    allowHttp: !config.production,
  });
  phoneRoutes(app, context, sms);
  providerPages(app, context, identities, mails.pageOrigin);
  jobs.handle(accountMailJob, (data, id) => sendAccountMail({ db, clock, mails }, data, id));
}
