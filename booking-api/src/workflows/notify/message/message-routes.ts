import * as calls from '@sendahead/shared-contracts/console/message-calls';
import type { FastifyInstance } from 'fastify';
import type { MailSettings } from '../../../integrations/mail/settings.ts';
import { accountOf } from '../../../modules/accounts/public/account-of.ts';
import { audit } from '../../../modules/accounts/public/audit.ts';
import { brandOf } from '../../../modules/catalog/public/request-brand.ts';
import { requireBrand } from '../../../modules/catalog/public/store.ts';
import { requireOrder } from '../../../modules/orders/public/order-access.ts';
import { namesPeople } from '../../../modules/orders/public/retention/people-removed.ts';
import { latestBrandOf } from '../../../modules/orders/public/store.ts';
import { type NewMessage, writeMessage } from '../../../modules/staff/public/messages/messages.ts';
import { readPerson } from '../../../modules/staff/public/people.ts';
import type { AppContext } from '../../../platform/context.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { type CallContext, registerCall } from '../../../platform/http/register-call.ts';
import { openOrder } from '../copy/message.ts';
import { readMailEnds } from '../mail/mail-frame.ts';
import { messageFrame } from './message-frame.ts';

/** Messages that a staff member may send per hour. */
const messagesPerHour = 200;

/** The recipient of a message, and its brand. */
type Reader = Pick<NewMessage, 'userId' | 'orderId' | 'brandId'>;

/** Staff messages to one customer, about an order or not. */
export function messageRoutes(app: FastifyInstance, context: AppContext, mails: MailSettings): void {
  const { db } = context;

  const ofOrder = async (orderId: string, call: CallContext): Promise<Reader> => {
    const order = await requireOrder(db, orderId, accountOf(call));
    // A message about the order would name people again.
    if (!namesPeople(order)) throw new Refusal(404, 'no_such_thing');
    await requirePerson(context, order.user_id);
    return { userId: order.user_id, orderId: order.id, brandId: order.brand_id };
  };
  const ofUser = async (userId: string, call: CallContext): Promise<Reader> => {
    await requirePerson(context, userId);
    const brandId = (await latestBrandOf(db, userId)) ?? (await requireBrand(db, brandOf(call.request))).id;
    return { userId, orderId: null, brandId };
  };

  registerCall(app, context, calls.frameOfOrderMessage, async ({ params }, call) =>
    messageFrame(await readMailEnds(db, mails, await ofOrder(params.orderId, call)), openOrder),
  );
  registerCall(app, context, calls.frameOfUserMessage, async ({ params }, call) =>
    messageFrame(await readMailEnds(db, mails, await ofUser(params.userId, call)), null),
  );
  registerCall(app, context, calls.writeAboutOrder, async ({ params, body }, call) =>
    write(context, call, { ...(await ofOrder(params.orderId, call)), ...body }),
  );
  registerCall(app, context, calls.writeToUser, async ({ params, body }, call) =>
    write(context, call, { ...(await ofUser(params.userId, call)), ...body }),
  );
}

/** A deleted or nonexistent account gets no messages. Throws Refusal `no_such_thing`. */
async function requirePerson({ db }: AppContext, userId: string): Promise<void> {
  if (!(await readPerson(db, userId))) throw new Refusal(404, 'no_such_thing');
}

/**
 * Stores a message, logs it and queues it, all or nothing. Throws Refusal `key_reused` for another message's
 * key.
 */
async function write(
  { db, clock, jobs, throttle }: AppContext,
  call: CallContext,
  message: Omit<NewMessage, 'authorId'>,
): Promise<{ message_id: string }> {
  const { id: authorId } = accountOf(call);
  await throttle.attempt('console-message', authorId, messagesPerHour, 3600);
  const { subject, text, userId, orderId } = message;
  return db.transaction().execute(async (trx) => {
    const words = { subject: subject.trim(), text: text.trim() };
    const written = await writeMessage(trx, jobs, { ...message, ...words, authorId }, clock.instant());
    if (!written) throw new Refusal(422, 'key_reused');
    if (written.isNew)
      await audit({ db: trx, clock }, 'staff.wrote_to_customer', {
        userId: authorId,
        subject: userId,
        detail: { message: written.id, ...(orderId === null ? {} : { about: orderId }) },
      });
    return { message_id: written.id };
  });
}
