import type { FastifyInstance } from 'fastify';
import type { MailSettings } from '../../integrations/mail/settings.ts';
import {
  chargeQueue,
  forgetCardQueue,
  splitMailQueue,
} from '../../modules/payments/public/splits/split-queues.ts';
import type { AppContext } from '../../platform/context.ts';
import type { PlaceOrderContext } from '../place-order/context.ts';
import { chargeShares } from './charge-shares.ts';
import { readSplitMail, sendSplitMail } from './mail/send-split-mail.ts';
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
  jobs.handle(chargeQueue, (data) => chargeShares(ordering, String(data.splitId)));
  jobs.handle(forgetCardQueue, (data) => ordering.payments.forget(String(data.token)));
  jobs.handle(splitMailQueue, async (data) => {
    const mail = readSplitMail(data);
    if (mail) await sendSplitMail({ db, clock, mails }, mail);
  });
}
