import { sql } from 'kysely';
import type { Database, DatabaseTransaction, Queries } from '../../../platform/database/database.ts';
import type { Jobs } from '../../../platform/jobs/jobs.ts';
import { incidentMailJob } from './jobs.ts';

/** The text of an incident's email, as staff wrote it. */
export type MailWords = { subject: string; body: string };

/** A customer with the affected orders, soonest first. */
export type NotifiedCustomer = { userId: string; orderIds: readonly string[] };

/**
 * Queues emails to customers about an incident, each once however often it is requested: customers already on
 * the list are not added again, and those left waiting by a stop are resumed. Returns how many will be
 * emailed.
 */
export async function startMailing(
  trx: DatabaseTransaction,
  jobs: Pick<Jobs, 'enqueue'>,
  incidentId: string,
  { subject, body }: MailWords,
  customers: readonly NotifiedCustomer[],
): Promise<number> {
  const mailing = { subject, body, state: 'sending' as const };
  await trx
    .insertInto('incident_mailings')
    .values({ incident_id: incidentId, ...mailing })
    .onConflict((conflict) => conflict.column('incident_id').doUpdateSet(mailing))
    .execute();
  if (customers.length > 0)
    await trx
      .insertInto('incident_mails')
      .values(
        customers.map(({ userId, orderIds }) => ({
          incident_id: incidentId,
          user_id: userId,
          order_ids: [...orderIds],
        })),
      )
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  const waiting = await trx
    .selectFrom('incident_mails')
    .select('user_id')
    .where('incident_id', '=', incidentId)
    .where('sent_at', 'is', null)
    .execute();
  for (const { user_id: userId } of waiting) await jobs.enqueue(trx, incidentMailJob, { incidentId, userId });
  return waiting.length;
}

/** Stops the unsent emails of an incident. */
export const stopMailing = async (db: Queries, incidentId: string): Promise<void> => {
  await db
    .updateTable('incident_mailings')
    .set({ state: 'stopped' })
    .where('incident_id', '=', incidentId)
    .execute();
};

/** The customers who were emailed about an incident. */
export const emailedOf = async (db: Queries, incidentId: string): Promise<ReadonlySet<string>> => {
  const rows = await db
    .selectFrom('incident_mails')
    .select('user_id')
    .where('incident_id', '=', incidentId)
    .where('sent_at', 'is not', null)
    .execute();
  return new Set(rows.map(({ user_id }) => user_id));
};

export type MailingProgress = {
  mail: MailWords | null;
  state: 'none' | 'sending' | 'stopped' | 'done';
  sent: number;
  waiting: number;
};

/** The progress of an incident's emails. */
export async function mailingOf(db: Queries, incidentId: string): Promise<MailingProgress> {
  const mailing = await db
    .selectFrom('incident_mailings')
    .select(['subject', 'body', 'state'])
    .where('incident_id', '=', incidentId)
    .executeTakeFirst();
  if (!mailing) return { mail: null, state: 'none', sent: 0, waiting: 0 };
  const { sent, waiting } = await db
    .selectFrom('incident_mails')
    .select([
      sql<number>`count(sent_at)::int`.as('sent'),
      sql<number>`(count(*) - count(sent_at))::int`.as('waiting'),
    ])
    .where('incident_id', '=', incidentId)
    .executeTakeFirstOrThrow();
  const { state, ...mail } = mailing;
  return { mail, state: waiting === 0 ? 'done' : state, sent, waiting };
}

/**
 * Sends the email of one customer, once: it locks the row, so that two workers never send it, and a killed
 * worker leaves it pending. Does nothing when it is sent, or the mailing was stopped.
 */
export const sendWaitingMail = (
  db: Database,
  { incidentId, userId, at }: { incidentId: string; userId: string; at: string },
  send: (trx: DatabaseTransaction, mail: MailWords & { orderIds: string[] }) => Promise<void>,
): Promise<void> =>
  db.transaction().execute(async (trx) => {
    const row = await trx
      .selectFrom('incident_mails')
      .innerJoin('incident_mailings', 'incident_mailings.incident_id', 'incident_mails.incident_id')
      .select(['subject', 'body', 'order_ids'])
      .where('incident_mails.incident_id', '=', incidentId)
      .where('user_id', '=', userId)
      .where('sent_at', 'is', null)
      .where('state', '=', 'sending')
      .forUpdate('incident_mails')
      .skipLocked()
      .executeTakeFirst();
    if (!row) return;
    await send(trx, { subject: row.subject, body: row.body, orderIds: row.order_ids });
    await trx
      .updateTable('incident_mails')
      .set({ sent_at: at })
      .where('incident_id', '=', incidentId)
      .where('user_id', '=', userId)
      .execute();
  });
