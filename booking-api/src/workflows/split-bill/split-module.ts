import type { FastifyInstance } from 'fastify';
import type { MailSettings } from '../../integrations/mail/settings.ts';
import {
  chargeSharesJob,
  forgetShareCardJob,
  splitMailJob,
} from '../../modules/payments/public/splits/jobs.ts';
import type { AppContext } from '../../platform/context.ts';
import type { PlaceOrderContext } from '../place-order/context.ts';
import { chargeShares } from './charge-shares.ts';
import { sendSplitMail } from './mail/send-split-mail.ts';
import { shareRoutes } from './routes/share-routes.ts';
import { splitRoutes } from './routes/split-routes.ts';

/** Bills that several people pay: their routes and jobs. */
export function addSplits(
  app: FastifyInstance,
  context: AppContext,
  mails: MailSettings,
  ordering: PlaceOrderContext,
): void {
  const { db, clock, jobs } = context;
  splitRoutes(app, context, ordering);
  shareRoutes(app, context, ordering);
  jobs.handle(chargeSharesJob, ({ splitId }) => chargeShares(ordering, splitId));
  jobs.handle(forgetShareCardJob, ({ token }) => ordering.payments.forget(token));
  jobs.handle(splitMailJob, (mail) => sendSplitMail({ db, clock, mails }, mail));
}
