import { cents, formatCents } from '@sendahead/shared-contracts/primitives/cents';
import { refundedParts } from '../../../modules/payments/public/refunds/refund-store.ts';
import { openOrder, refundTexts } from '../copy/refund.ts';
import { type OrderMailContext, sendOnce } from '../mail/send-once.ts';
import { refundsOfMail } from '../status/act-of-mail.ts';
import { type StatusEmailFacts, statusEmailText } from '../status/status-email-facts.ts';

/** Emails the owner of an order about a refund by staff, and its destination, once. Throws to be retried. */
export async function sendRefund(context: OrderMailContext, refundId: string): Promise<void> {
  const refund = await context.db
    .selectFrom('refunds')
    .select(['order_id', 'amount_cents', 'target', 'customer_reason', 'idempotency_key'])
    .where('id', '=', refundId)
    .executeTakeFirst();
  if (!refund) return;
  const parts = refundsOfMail(await refundedParts(context.db, refund.order_id, refund.idempotency_key));
  const mail = { name: `refund.${refundId}`, kind: 'money' } as const;
  await sendOnce(context, refund.order_id, mail, async (order, { account, brand, orderUrl, offUrl }) => {
    const { title, lead, lines } = refundTexts({
      displayId: order.display_id,
      amount: formatCents(cents(refund.amount_cents)),
      target: refund.target,
      reason: refund.customer_reason,
      parts,
    });
    const link = { label: openOrder, url: orderUrl };
    const facts: StatusEmailFacts = { brand, firstName: account.firstName, title, lead, lines, link, offUrl };
    // The mail components are heavy and only needed by mails: the server starts without them.
    const { statusEmailHtml } = await import('../status/status-email-html.ts');
    return {
      subject: `${title} (${order.display_id})`,
      html: statusEmailHtml(facts),
      text: statusEmailText(facts),
    };
  });
}
