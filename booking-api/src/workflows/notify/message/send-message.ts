import { envelopeOf } from '../../../integrations/mail/envelope.ts';
import { findMessage, type MessageRow, noteSent } from '../../../modules/staff/public/messages/messages.ts';
import { readPerson } from '../../../modules/staff/public/people.ts';
import { crashPoint } from '../../../platform/crash-point.ts';
import { openOrder } from '../copy/message.ts';
import { readMailEnds } from '../mail/mail-frame.ts';
import { type MailTexts, type OrderMailContext, sendOnce } from '../mail/send-once.ts';
import type { MessageEmail } from './message-email.ts';

/** Emails a staff message, once. Throws to be retried; a repetition after a crash has the same message id. */
export async function sendMessage(context: OrderMailContext, messageId: string): Promise<void> {
  const message = await findMessage(context.db, messageId);
  if (!message || message.sent_at !== null) return;
  // A user who deleted the account in the meantime has no address.
  if (!(await readPerson(context.db, message.user_id))) return;
  const { order_id: orderId } = message;
  if (orderId === null) await sendToUser(context, message);
  else
    await sendOnce(context, orderId, { name: `staff_message.${messageId}`, kind: 'messages' }, (_, frame) =>
      textsOf(message, { brand: frame.brand, link: { label: openOrder, url: frame.orderUrl } }),
    );
  await noteSent(context.db, messageId, context.clock.instant());
}

async function sendToUser({ db, mails }: OrderMailContext, message: MessageRow): Promise<void> {
  const ends = await readMailEnds(db, mails, { userId: message.user_id, brandId: message.brand_id });
  const { subject, html, text } = await textsOf(message, { brand: ends.brand, link: null });
  crashPoint('before-mail');
  await mails.mail.send({
    ...envelopeOf(mails, message.id, ends),
    subject: `${ends.brand.name}: ${subject}`,
    html,
    text,
  });
  crashPoint('after-mail');
}

async function textsOf(
  { subject, body: text }: MessageRow,
  { brand, link }: Pick<MessageEmail, 'brand' | 'link'>,
): Promise<MailTexts> {
  const { messageHtml, messageText } = await import('./message-email.ts');
  const email = { brand, subject, text, link };
  return { subject, html: messageHtml(email), text: messageText(email) };
}
