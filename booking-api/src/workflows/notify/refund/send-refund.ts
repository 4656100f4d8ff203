import { cents, formatCents } from '@sendahead/shared-contracts/primitives/cents';
import { refundedParts } from '../../../modules/payments/public/refunds/refund-store.ts';
import { type OrderMailContext, sendOnce } from '../mail/send-once.ts';
import { refundsOfMail } from '../status/act-of-mail.ts';
import { refundLines } from '../status/money-lines.ts';
import { type StatusEmailFacts, statusEmailText } from '../status/status-email-facts.ts';

const whereTo = {
  wallet: 'It’s in your account credit, ready for your next order.',
  original: 'It goes to your original payment method. A card shows it within 3 to 5 days.',
  other: 'We paid it by check or transfer.',
} as const;

/** Emails the owner of an order about a refund by staff, and its destination, once. Throws to be tried again. */
export async function sendRefund(context: OrderMailContext, refundId: string): Promise<void> {
  const refund = await context.db
    .selectFrom('refunds')
    .select(['order_id', 'amount_cents', 'target', 'customer_reason', 'idempotency_key'])
    .where('id', '=', refundId)
    .executeTakeFirst();
  if (!refund) return;
  const parts = refundsOfMail(await refundedParts(context.db, refund.order_id, refund.idempotency_key));
  const isClubs = parts.length > 0 && parts.every(({ toClub }) => toClub);
  const mail = { name: `refund.${refundId}`, kind: 'money' } as const;
  await sendOnce(context, refund.order_id, mail, async (order, { account, brand, orderUrl, offUrl }) => {
    const amount = formatCents(cents(refund.amount_cents));
    const facts: StatusEmailFacts = {
      brand,
      firstName: account.firstName,
      title: isClubs ? 'The price of your order was corrected' : `We refunded ${amount}`,
      lead: isClubs
        ? `we corrected the price of order ${order.display_id}.`
        : `we refunded ${amount} for order ${order.display_id}.`,
      lines: [
        ...(refund.customer_reason ? [`Why: ${refund.customer_reason}`] : []),
        ...(parts.some(({ toClub }) => toClub) ? refundLines(parts) : [whereTo[refund.target]]),
      ],
      link: { label: 'Open your order', url: orderUrl },
      offUrl,
    };
    // The mail components are heavy and needed by mails alone: the server starts without them.
    const { statusEmailHtml } = await import('../status/status-email-html.ts');
    return {
      subject: `${facts.title} (${order.display_id})`,
      html: statusEmailHtml(facts),
      text: statusEmailText(facts),
    };
  });
}
