import { homeTimeZone } from '@sendahead/shared-contracts/calendar/local-now';
import { cents, formatCents } from '@sendahead/shared-contracts/primitives/cents';
import { DateTime } from 'luxon';
import { findPayLink, giveToken } from '../../../modules/orders/public/pay-links/pay-links.ts';
import { payButton, payLinkTexts } from '../copy/pay-link.ts';
import { type OrderMailContext, sendOnce } from '../mail/send-once.ts';
import { type StatusEmailFacts, statusEmailText } from '../status/status-email-facts.ts';
import type { TextContext } from '../text/send-text.ts';
import { textPayLink } from './text-pay-link.ts';

/**
 * Emails or texts the customer a pay link, once per round, while it is open. The link's token is made with its mail,
 * and stored as a hash. Throws to be retried.
 */
export async function sendPayLink(
  context: OrderMailContext & TextContext,
  { linkId, round }: { linkId: string; round: number },
): Promise<void> {
  const now = context.clock.instant();
  const link = await findPayLink(context.db, linkId, now);
  if (link?.state !== 'open' || link.round !== round) return;
  if (link.by_text && (await textPayLink(context, link))) return;
  const mail = { name: `link_to_pay.${linkId}.${round}`, kind: 'money' } as const;
  await sendOnce(context, link.order_id, mail, async (order, { account, brand, offUrl }) => {
    const token = await giveToken(context.db, linkId, now);
    const amount = formatCents(cents(link.amount_cents));
    const facts: StatusEmailFacts = {
      brand,
      firstName: account.firstName,
      ...payLinkTexts({
        displayId: order.display_id,
        amount,
        what: link.what,
        until: dayInWords(link.expires_at),
        pays: link.request_id === null ? 'change' : 'amount due',
      }),
      link: { label: payButton(amount), url: `${brand.pages}/pay#token=${token}` },
      offUrl,
    };
    const { statusEmailHtml } = await import('../status/status-email-html.ts');
    return { subject: facts.title, html: statusEmailHtml(facts), text: statusEmailText(facts) };
  });
}

const dayInWords = (instant: string): string =>
  DateTime.fromISO(instant, { zone: homeTimeZone }).toFormat("ccc, LLL d 'at' h:mm a ZZZZ", {
    locale: 'en-US',
  });
