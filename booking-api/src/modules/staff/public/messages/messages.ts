import type { StaffMessage } from '@sendahead/shared-contracts/console/message-calls';
import { type Selectable, sql } from 'kysely';
import type { DatabaseTransaction, Queries } from '../../../../platform/database/database.ts';
import type { Jobs } from '../../../../platform/jobs/jobs.ts';
import { newId } from '../../../../platform/security/secrets.ts';
import type { StaffTables } from '../../tables.ts';
import { messageMailJob } from './jobs.ts';

export type MessageRow = Selectable<StaffTables['staff_messages']>;

/** A message with its reader and its author. */
export type NewMessage = {
  userId: string;
  orderId: string | null;
  brandId: number;
  authorId: string;
  key: string;
  subject: string;
  text: string;
};

/** A stored message: `isNew` is false when its key was already used for the same one. */
export type WrittenMessage = { id: string; isNew: boolean };

/**
 * Stores a message and emails it once the transaction commits, once per key; undefined for another message's
 * key.
 */
export async function writeMessage(
  trx: DatabaseTransaction,
  jobs: Pick<Jobs, 'enqueue'>,
  { userId, orderId, brandId, authorId, key, subject, text }: NewMessage,
  now: string,
): Promise<WrittenMessage | undefined> {
  const written = { user_id: userId, order_id: orderId, subject, body: text };
  const made = await trx
    .insertInto('staff_messages')
    .values({
      ...written,
      id: newId('msg'),
      brand_id: brandId,
      author_id: authorId,
      request_key: key,
      written_at: now,
    })
    .onConflict((known) => known.columns(['author_id', 'request_key']).doNothing())
    .returning('id')
    .executeTakeFirst();
  if (made) {
    await jobs.enqueue(trx, messageMailJob, { messageId: made.id, ...(orderId === null ? {} : { orderId }) });
    return { id: made.id, isNew: true };
  }
  const earlierMessage = await trx
    .selectFrom('staff_messages')
    .selectAll()
    .where('author_id', '=', authorId)
    .where('request_key', '=', key)
    .executeTakeFirst();
  const isSame =
    earlierMessage?.user_id === userId &&
    earlierMessage.order_id === orderId &&
    earlierMessage.subject === subject &&
    earlierMessage.body === text;
  return isSame ? { id: earlierMessage.id, isNew: false } : undefined;
}

/** Undefined once its customer has deleted the account. */
export const findMessage = (db: Queries, id: string): Promise<MessageRow | undefined> =>
  db.selectFrom('staff_messages').selectAll().where('id', '=', id).executeTakeFirst();

/** Records that a message was handed to the mail server. */
export const noteSent = async (db: Queries, id: string, at: string): Promise<void> => {
  await db
    .updateTable('staff_messages')
    .set({ sent_at: at })
    .where('id', '=', id)
    .where('sent_at', 'is', null)
    .execute();
};

const listed = (db: Queries) =>
  db
    .selectFrom('staff_messages')
    .select(['id as message_id', 'written_at as at', 'subject', 'body as text', 'sent_at'])
    .select(
      sql<string>`(select coalesce(nullif(trim(concat_ws(' ', first_name, last_name)), ''), email)
        from users where users.id = author_id)`.as('by'),
    )
    .select(
      sql<string | null>`(select display_id from orders where orders.id = staff_messages.order_id)`.as(
        'display_id',
      ),
    )
    .orderBy('written_at', 'desc')
    .orderBy('id');

/** Staff messages about an order, newest first. */
export const messagesAbout = (db: Queries, orderId: string, most: number): Promise<StaffMessage[]> =>
  listed(db).where('order_id', '=', orderId).limit(most).execute();

/** Staff messages to a user, newest first; all of them without a limit. */
export const messagesTo = (db: Queries, userId: string, most?: number): Promise<StaffMessage[]> =>
  listed(db)
    .where('user_id', '=', userId)
    .$if(most !== undefined, (query) => query.limit(most ?? 0))
    .execute();
