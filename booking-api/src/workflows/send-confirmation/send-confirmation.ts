import type { BrandTheme } from '@sendahead/shared-contracts/brands/schema';
import type { MailSettings } from '../../integrations/mail/settings.ts';
import { readReceipt } from '../../modules/orders/receipt.ts';
import { findOrder } from '../../modules/orders/store.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database.ts';
import { crashPoint } from '../crash-point.ts';
import type { ConfirmationFacts } from './confirmation-facts.ts';
import { confirmationText } from './confirmation-text.ts';
import { findAccountForMail } from './recipient.ts';

const kind = 'confirmation';
/** Of a brand without colours of its own. */
const plainColours: BrandTheme = { brand: '#2e3a46', accent: '#565d64' };

/**
 * Sends the confirmation of an order, once: a mail that was sent is written down, and a repetition after a crash in
 * between carries the same message id. Throws to be tried again.
 */
export async function sendConfirmation(
  { db, clock, mails }: { db: Database; clock: Clock; mails: MailSettings },
  orderId: string,
): Promise<void> {
  const order = await findOrder(db, orderId);
  if (!order) return;
  const sent = await db
    .selectFrom('order_mails')
    .select('kind')
    .where('order_id', '=', orderId)
    .where('kind', '=', kind)
    .executeTakeFirst();
  if (sent) return;
  const { account, brand } = await findAccountForMail(db, order.user_id, order.brand_id);
  const receipt = await readReceipt(db, order);
  const facts: ConfirmationFacts = {
    brand: {
      name: brand.name,
      helpPhone: brand.words.help_phone,
      helpEmail: brand.words.help_email,
      colours: brand.words.theme ?? plainColours,
    },
    firstName: account.first_name,
    receipt,
    receiptUrl: `${mails.pageOrigin(brand.slug)}/payments/receipt?user&order_id=${encodeURIComponent(orderId)}&utm_nooverride=1`,
  };
  crashPoint('before-mail');
  // The mail components are heavy and needed by this job alone: the server starts without them.
  const { confirmationHtml } = await import('./confirmation-html.ts');
  await mails.mail.send({
    messageId: `${orderId}.${kind}@${mails.fromAddress.split('@')[1] ?? 'localhost'}`,
    to: { name: `${account.first_name} ${account.last_name}`, address: account.email },
    from: { name: brand.name, address: mails.fromAddress },
    replyTo: brand.words.help_email,
    subject: `${brand.name}: order ${receipt.display_id} is placed`,
    html: confirmationHtml(facts),
    text: confirmationText(facts),
  });
  crashPoint('after-mail');
  await db
    .insertInto('order_mails')
    .values({ order_id: orderId, kind, sent_at: clock.instant() })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
