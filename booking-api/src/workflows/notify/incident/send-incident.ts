import { envelopeOf } from '../../../integrations/mail/envelope.ts';
import { sendWaitingMail } from '../../../modules/incidents/public/mailing.ts';
import { findOrder, type Order } from '../../../modules/orders/public/store.ts';
import { enqueueText } from '../../../modules/orders/public/texts/jobs.ts';
import { crashPoint } from '../../../platform/crash-point.ts';
import type { Jobs } from '../../../platform/jobs/jobs.ts';
import { readMailFrame } from '../mail/mail-frame.ts';
import type { OrderMailContext } from '../mail/send-once.ts';
import { type StatusEmailFacts, statusEmailText } from '../status/status-email-facts.ts';

/**
 * Emails a customer about an incident in the staff's words, once, however many orders it affects, and queues
 * the orders' texts. A repetition after a crash has the same message id. Throws to be retried.
 */
export const sendIncident = (
  { db, clock, mails, jobs }: OrderMailContext & { jobs: Pick<Jobs, 'enqueue'> },
  { incidentId, userId }: { incidentId: string; userId: string },
): Promise<void> =>
  sendWaitingMail(
    db,
    { incidentId, userId, at: clock.instant() },
    async (trx, { subject, body, orderIds }) => {
      const orders = (await Promise.all(orderIds.map((id) => findOrder(trx, id)))).filter(isGoingOn);
      const [first] = orders;
      // Canceled in the meantime: it no longer concerns this customer.
      if (!first) return;
      const frame = await readMailFrame(trx, mails, first);
      const [lead = '', ...lines] = body.split(/\n+/).filter((line) => line.trim() !== '');
      const numbers = orders.map(({ display_id }) => display_id).join(', ');
      const facts: StatusEmailFacts = {
        brand: frame.brand,
        firstName: frame.account.firstName,
        title: subject,
        lead,
        greetsApart: true,
        lines: [...lines, `${orders.length === 1 ? 'Your order' : 'Your orders'}: ${numbers}.`],
        link: { label: 'Open your order', url: frame.orderUrl },
        offUrl: null,
      };
      const { statusEmailHtml } = await import('../status/status-email-html.ts');
      crashPoint('before-mail');
      await mails.mail.send({
        ...envelopeOf(mails, `${incidentId}.${userId}`, frame),
        subject: `${frame.brand.name}: ${subject}`,
        html: statusEmailHtml(facts),
        text: statusEmailText(facts),
      });
      crashPoint('after-mail');
      for (const { id: orderId, generation } of orders)
        await enqueueText(trx, jobs, {
          orderId,
          step: 'incident',
          leg: 'outbound',
          generation,
          about: incidentId,
          subject,
        });
    },
  );

const isGoingOn = (order: Order | undefined): order is Order => order?.status === 'placed';
