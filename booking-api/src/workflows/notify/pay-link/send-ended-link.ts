import { cents, formatCents } from '@sendahead/shared-contracts/primitives/cents';
import { findPayLink } from '../../../modules/orders/public/pay-links/pay-links.ts';
import { openOrder } from '../copy/message.ts';
import { endedLinkTexts } from '../copy/pay-link.ts';
import { type OrderMailContext, sendOnce } from '../mail/send-once.ts';
import { type StatusEmailFacts, statusEmailText } from '../status/status-email-facts.ts';

/** CH-34: emails the customer, once, that a link ended unpaid because the order changed. Throws to be retried. */
export async function sendEndedLink(context: OrderMailContext, linkId: string): Promise<void> {
  const link = await findPayLink(context.db, linkId, context.clock.instant());
  if (link?.state !== 'order_changed') return;
  const mail = { name: `pay_link_ended.${linkId}`, kind: 'money' } as const;
  await sendOnce(context, link.order_id, mail, async (order, { account, brand, orderUrl, offUrl }) => {
    const amount = formatCents(cents(link.amount_cents));
    const facts: StatusEmailFacts = {
      brand,
      firstName: account.firstName,
      ...endedLinkTexts({ displayId: order.display_id, amount, what: link.what }),
      link: { label: openOrder, url: orderUrl },
      offUrl,
    };
    const { statusEmailHtml } = await import('../status/status-email-html.ts');
    return { subject: facts.title, html: statusEmailHtml(facts), text: statusEmailText(facts) };
  });
}
