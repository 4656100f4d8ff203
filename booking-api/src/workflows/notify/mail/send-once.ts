import type { MailKind } from '@sendahead/shared-contracts/accounts/mail-kinds';
import { envelopeOf, type MailEnds } from '../../../integrations/mail/envelope.ts';
import type { MailAttachment } from '../../../integrations/mail/port.ts';
import type { MailSettings } from '../../../integrations/mail/settings.ts';
import { accountReader, emailReader } from '../../../modules/accounts/public/mail-choices.ts';
import { campGreeting } from '../../../modules/bookings/public/camp-contact.ts';
import { shipsForCampers } from '../../../modules/catalog/public/mail/ships-for-campers.ts';
import { findOrder, type Order } from '../../../modules/orders/public/store.ts';
import type { Clock } from '../../../platform/clock.ts';
import { crashPoint } from '../../../platform/crash-point.ts';
import type { Database } from '../../../platform/database/database.ts';
import { type MailFrame, readMailFrame } from './mail-frame.ts';
import { isWanted, offUrlFor } from './mail-off.ts';

export type OrderMailContext = { db: Database; clock: Clock; mails: MailSettings };

/** Identifies a mail of an order: `name` is unique within the order. It goes to the account by default. */
export type MailOfOrder = { name: string; kind: MailKind; to?: MailEnds['account'] | undefined };

/** The text of a mail, and its attachments; its subject follows the name of the brand. */
export type MailTexts = {
  subject: string;
  html: string;
  text: string;
  attachments?: readonly MailAttachment[] | undefined;
};

/** The inputs for writing a mail; `offUrl` turns its kind off, null for mandatory ones. */
export type WrittenWith = MailFrame & { offUrl: string | null };

/**
 * Sends a mail about an order, once, unless its reader has turned its kind off: sent mails are recorded, and
 * a repetition after a crash in between has the same message id. Throws to be retried.
 */
export async function sendOnce(
  { db, clock, mails }: OrderMailContext,
  orderId: string,
  { name, kind, to }: MailOfOrder,
  write: (order: Order, frame: WrittenWith) => Promise<MailTexts>,
): Promise<void> {
  const order = await findOrder(db, orderId);
  if (!order) return;
  const sent = await db
    .selectFrom('order_mails')
    .select('kind')
    .where('order_id', '=', orderId)
    .where('kind', '=', name)
    .executeTakeFirst();
  const reader = to ? emailReader(to.email) : accountReader(order.user_id);
  if (sent || !(await isWanted(db, reader, kind))) return;
  const read = await readMailFrame(db, mails, order);
  const firstName = (await shipsForCampers(db, order.brand_id))
    ? campGreeting(to ?? read.account, order.shipment)
    : (to ?? read.account).firstName;
  const frame = { ...read, account: { ...read.account, ...to, firstName } };
  const offUrl = await offUrlFor(db, reader, { kind, pages: frame.brand.pages, now: clock.instant() });
  const { subject, html, text, attachments } = await write(order, { ...frame, offUrl });
  crashPoint('before-mail');
  await mails.mail.send({
    ...envelopeOf(mails, `${orderId}.${name}`, frame),
    subject: `${frame.brand.name}: ${subject}`,
    html,
    text,
    ...(attachments ? { attachments } : {}),
    ...(offUrl === null ? {} : { offUrl }),
  });
  crashPoint('after-mail');
  await db
    .insertInto('order_mails')
    .values({ order_id: orderId, kind: name, sent_at: clock.instant() })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
