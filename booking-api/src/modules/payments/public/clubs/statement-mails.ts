import { type Selectable, sql } from 'kysely';
import type { DatabaseTransaction, Queries } from '../../../../platform/database/database.ts';
import type { Jobs } from '../../../../platform/jobs/jobs.ts';
import { newId } from '../../../../platform/security/secrets.ts';
import type { ClubAccountTables } from './club-account-tables.ts';
import { boundsOfMonth } from './club-statement.ts';
import { statementMailJob } from './jobs.ts';

export type StatementMail = Selectable<ClubAccountTables['club_statement_mails']>;
type Asked = { month: string; actorId: string; at: string };

/**
 * Begins or continues the run of a month: emails every club with an address, and with an entry or a balance
 * in the month, once. Clubs that staff already sent the whole month to, and those of an earlier start, are
 * left out. Returns the added clubs.
 */
export async function startRun(
  trx: DatabaseTransaction,
  jobs: Pick<Jobs, 'enqueue'>,
  { month, actorId, at }: Asked,
): Promise<number[]> {
  await trx
    .insertInto('club_statement_runs')
    .values({ month, started_by: actorId, started_at: at })
    .onConflict((known) => known.doNothing())
    .execute();
  // Two starts of a month run in sequence.
  await trx
    .selectFrom('club_statement_runs')
    .select('month')
    .where('month', '=', month)
    .forUpdate()
    .execute();
  const due = (await clubsOfRun(trx, month)).filter(({ mailed, has_address }) => !mailed && has_address);
  const mails = due.map(({ club_id }) => ({
    id: newId('csm'),
    club_id,
    month,
    by_run: true,
    request_key: null,
    asked_by: actorId,
    asked_at: at,
    sent_to: null,
    sent_at: null,
  }));
  if (mails.length > 0) await trx.insertInto('club_statement_mails').values(mails).execute();
  const waiting = await trx
    .selectFrom('club_statement_mails')
    .select('id')
    .where('month', '=', month)
    .where('by_run', '=', true)
    .where('sent_at', 'is', null)
    .execute();
  for (const { id } of waiting) await jobs.enqueue(trx, statementMailJob, { mailId: id });
  return mails.map(({ club_id }) => club_id);
}

/** Clubs with a statement for a month, and whether it is sent or pending. */
async function clubsOfRun(db: Queries, month: string) {
  const { from, until } = boundsOfMonth(month);
  const { rows } = await sql<{
    club_id: number;
    has_address: boolean;
    mailed: boolean;
    sent: boolean;
  }>`
    select a.club_id, a.billing_email <> '' as has_address, coalesce(bool_or(m.id is not null), false) as mailed,
      coalesce(bool_or(m.sent_at is not null), false) as sent
    from club_accounts a left join club_statement_mails m on m.club_id = a.club_id and m.month = ${month}
      and (m.by_run or m.asked_at >= ${until})
    where exists (select from club_entries e where e.club_id = a.club_id
        and e.created_at >= ${from} and e.created_at < ${until})
      or (select coalesce(sum(amount_cents), 0) from club_entries e where e.club_id = a.club_id
        and e.created_at < ${until}) <> 0
    group by a.club_id`.execute(db);
  return rows;
}

/**
 * The progress of a month's run: the number of clubs with a statement, sent, pending, and without an address.
 */
export async function progressOfRun(db: Queries, month: string) {
  const run = await db
    .selectFrom('club_statement_runs')
    .select('started_at')
    .where('month', '=', month)
    .executeTakeFirst();
  const clubs = await clubsOfRun(db, month);
  const count = (is: (club: (typeof clubs)[number]) => boolean) => clubs.filter(is).length;
  return {
    started_at: run ? new Date(run.started_at).toISOString() : null,
    clubs: clubs.length,
    sent: count(({ sent }) => sent),
    waiting: count(({ mailed, sent, has_address }) => mailed && !sent && has_address),
    without_email: count(({ sent, has_address }) => !sent && !has_address),
  };
}

/** Queues one statement by hand; the same key sends it once. False when the key was already used. */
export async function sendByHand(
  trx: DatabaseTransaction,
  jobs: Pick<Jobs, 'enqueue'>,
  { clubId, key, month, actorId, at }: Asked & { clubId: number; key: string },
): Promise<boolean> {
  const id = newId('csm');
  const row = await trx
    .insertInto('club_statement_mails')
    .values({
      id,
      club_id: clubId,
      month,
      by_run: false,
      request_key: key,
      asked_by: actorId,
      asked_at: at,
      sent_to: null,
      sent_at: null,
    })
    .onConflict((known) => known.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (row) await jobs.enqueue(trx, statementMailJob, { mailId: id });
  return row !== undefined;
}

/** When the statements of a month were emailed to a club, newest first. */
export const sentStatements = (db: Queries, clubId: number, month: string) =>
  db
    .selectFrom('club_statement_mails')
    .select(['asked_at', 'sent_at', 'sent_to'])
    .where('club_id', '=', clubId)
    .where('month', '=', month)
    .orderBy('asked_at', 'desc')
    .limit(5)
    .execute();

/** A pending statement, locked until the transaction ends so that no other worker sends it too. */
export const lockStatementMail = (trx: Queries, id: string): Promise<StatementMail | undefined> =>
  trx.selectFrom('club_statement_mails').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();

export async function markStatementSent(trx: Queries, id: string, to: string, at: string): Promise<void> {
  await trx
    .updateTable('club_statement_mails')
    .set({ sent_to: to, sent_at: at })
    .where('id', '=', id)
    .execute();
}
