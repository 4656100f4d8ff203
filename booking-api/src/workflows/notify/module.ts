import type { FastifyInstance } from 'fastify';
import type { Services } from '../../integrations/services.ts';
import { claimMailJob, photoLinkMailJob } from '../../modules/claims/public/jobs.ts';
import { creditMailJob } from '../../modules/credits/public/jobs.ts';
import { groupMailJob } from '../../modules/group-events/public/jobs.ts';
import { incidentMailJob } from '../../modules/incidents/public/jobs.ts';
import {
  confirmationJob,
  payLinkMailJob,
  stepMailJob,
  travelerMailJob,
} from '../../modules/orders/public/mails/jobs.ts';
import { orderTextJob, pickupTextsJob } from '../../modules/orders/public/texts/jobs.ts';
import { reminderMailJob, statementMailJob } from '../../modules/payments/public/clubs/jobs.ts';
import { refundMailJob } from '../../modules/payments/public/refunds/jobs.ts';
import { remindSharesJob, splitMailJob } from '../../modules/payments/public/splits/jobs.ts';
import { messageMailJob } from '../../modules/staff/public/messages/jobs.ts';
import type { AppContext } from '../../platform/context.ts';
import { savedQuoteMailJob } from '../resume/saved-quote/jobs.ts';
import { sendClaim } from './claim/send-claim.ts';
import { sendPhotoLink } from './claim/send-photo-link.ts';
import { sendClubReminder } from './club-account/send-club-reminder.ts';
import { sendClubStatement } from './club-account/send-club-statement.ts';
import { sendConfirmation } from './confirmation/send-confirmation.ts';
import { sendCredit } from './credit/send-credit.ts';
import { sendGroupInvitation } from './group-event/send-group-invitation.ts';
import { sendIncident } from './incident/send-incident.ts';
import { messageRoutes } from './message/message-routes.ts';
import { sendMessage } from './message/send-message.ts';
import { sendEndedLink } from './pay-link/send-ended-link.ts';
import { sendPayLink } from './pay-link/send-pay-link.ts';
import { sendRefund } from './refund/send-refund.ts';
import { sendSavedQuote } from './saved-quote/send-saved-quote.ts';
import { remindShares } from './shares/remind-shares.ts';
import { sendSplitMail } from './shares/send-split-mail.ts';
import { sendStatusEmail } from './status/send-status-email.ts';
import { pickupTexts } from './text/pickup-texts.ts';
import { sendText } from './text/send-text.ts';
import { sendHeld } from './travelers/held-cancellation.ts';
import { sendBookedToTravelers } from './travelers/send-to-travelers.ts';

/**
 * Every email about carts, orders and clubs' accounts, each by a job, texts about orders, and staff messages
 * to a customer.
 */
export function notifyModule(
  app: FastifyInstance,
  appContext: AppContext,
  { mails, carriers, sms }: Services,
): void {
  const { db, clock, jobs } = appContext;
  const context = { db, clock, mails };
  messageRoutes(app, appContext, mails);
  jobs.handle(confirmationJob, async ({ orderId, again }) => {
    await sendConfirmation(context, orderId, again);
    // Mails that staff resend go to the account; travelers have theirs.
    if (again === undefined) await sendBookedToTravelers(context, orderId);
  });
  jobs.handle(stepMailJob, (mail) => sendStatusEmail({ ...context, jobs, carriers }, mail));
  jobs.handle(travelerMailJob, (mail) => sendHeld(context, mail));
  jobs.handle(orderTextJob, (text) => sendText({ ...context, jobs, sms }, text));
  jobs.handle(pickupTextsJob, () => pickupTexts({ db, clock, jobs }));
  jobs.handle(claimMailJob, ({ stepId }) => sendClaim(context, stepId));
  jobs.handle(photoLinkMailJob, ({ linkId }) => sendPhotoLink(context, linkId));
  jobs.handle(refundMailJob, ({ refundId }) => sendRefund(context, refundId));
  jobs.handle(incidentMailJob, (mail) => sendIncident({ ...context, jobs }, mail));
  jobs.handle(creditMailJob, ({ entryId }) => sendCredit(context, entryId));
  jobs.handle(groupMailJob, (mail) => sendGroupInvitation(context, mail));
  jobs.handle(messageMailJob, ({ messageId }) => sendMessage(context, messageId));
  jobs.handle(payLinkMailJob, (mail) =>
    mail.ended ? sendEndedLink(context, mail.linkId) : sendPayLink({ ...context, jobs, sms }, mail),
  );
  jobs.handle(splitMailJob, (mail) => sendSplitMail(context, mail));
  jobs.handle(remindSharesJob, () => remindShares({ db, clock, jobs }));
  jobs.handle(statementMailJob, ({ mailId }) => sendClubStatement(context, mailId));
  jobs.handle(reminderMailJob, ({ reminderId }) => sendClubReminder(context, reminderId));
  jobs.handle(savedQuoteMailJob, ({ id }) => sendSavedQuote(context, id));
}
