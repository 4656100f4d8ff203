import { addressing, type MailEnds } from '../../integrations/mail/addressing.ts';
import type { MailSettings } from '../../integrations/mail/settings.ts';
import { findOrder, type Order } from '../../modules/orders/public/store.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import { crashPoint } from '../crash-point.ts';
import { type MailFrame, readMailFrame } from './mail-frame.ts';

export type OrderMailContext = { db: Database; clock: Clock; mails: MailSettings };

/** Which mail of an order: `kind` names it within the order. It goes to the account, unless it is somebody else's. */
export type MailOfOrder = { kind: string; to?: MailEnds['account'] | undefined };

/** The words of a mail; its subject is read after the name of the brand. */
export type MailTexts = { subject: string; html: string; text: string };

/**
 * Sends a mail about an order, once: what was sent is written down, and a repetition after a crash in between carries the
 * same message id. Throws to be tried again.
 */
export async function sendOnce(
  { db, clock, mails }: OrderMailContext,
  orderId: string,
  { kind, to }: MailOfOrder,
  write: (order: Order, frame: MailFrame) => Promise<MailTexts>,
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
  const frame = await readMailFrame(db, mails, order);
  const { subject, html, text } = await write(order, frame);
  crashPoint('before-mail');
  await mails.mail.send({
    ...addressing(mails, `${orderId}.${kind}`, to ? { ...frame, account: to } : frame),
    subject: `${frame.brand.name}: ${subject}`,
    html,
    text,
  });
  crashPoint('after-mail');
  await db
    .insertInto('order_mails')
    .values({ order_id: orderId, kind, sent_at: clock.instant() })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
