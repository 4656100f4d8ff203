import type { CalendarDate } from '@sendahead/shared-contracts/primitives/calendar-date';
import { sql } from 'kysely';
import type { Database, DatabaseTransaction, Queries } from '../../../platform/database/database.ts';
import type { Jobs } from '../../../platform/jobs/jobs.ts';
import { hashSecret, newSecret } from '../../../platform/security/secrets.ts';
import { groupMailJob } from './jobs.ts';

/** The day of the latest email to each person of an event who was emailed. */
export async function latestMailsOf(
  db: Queries,
  eventId: string,
): Promise<ReadonlyMap<string, CalendarDate>> {
  const rows = await db
    .selectFrom('group_mails')
    .innerJoin('group_people', 'group_people.id', 'group_mails.person_id')
    .select(['person_id', sql<CalendarDate>`max(day)`.as('day')])
    .where('event_id', '=', eventId)
    .groupBy('person_id')
    .execute();
  return new Map(rows.map(({ person_id, day }) => [person_id, day]));
}

/**
 * Has those emailed who were not yet, or reminds those who were and have not booked, each once a day at most; returns how
 * many. The event is locked meanwhile, so that two presses email once.
 */
export async function enqueueGroupMails(
  trx: DatabaseTransaction,
  jobs: Pick<Jobs, 'enqueue'>,
  { eventId, to, today }: { eventId: string; to: 'new' | 'unanswered'; today: CalendarDate },
): Promise<number> {
  const { rows } = await sql<{ person_id: string; nth: number }>`
    insert into group_mails (person_id, nth, day)
    select person.id, noted.count + 1, ${today}::date from group_people person,
      lateral (select count(*)::int as count, max(day) as day from group_mails where person_id = person.id) noted
    where event_id = ${eventId} and order_id is null and email <> ''
      and ${to === 'new' ? sql`noted.count = 0` : sql`noted.day < ${today}::date`}
    on conflict do nothing returning person_id, nth`.execute(trx);
  for (const { person_id: personId, nth } of rows) await jobs.enqueue(trx, groupMailJob, { personId, nth });
  return rows.length;
}

/** What an email to a person of an event says; the rest of the roster is no part of it. */
export type GroupMail = {
  event: string;
  direction: 'to_club' | 'from_club';
  firstDay: CalendarDate;
  lastDay: CalendarDate;
  answerBy: CalendarDate;
  paidBy: 'family' | 'club';
  clubId: number;
  brandId: number;
  size: string;
  name: string;
  email: string;
};

const waiting = (db: Queries, { personId, nth }: { personId: string; nth: number }) =>
  db
    .selectFrom('group_mails')
    .innerJoin('group_people', 'group_people.id', 'group_mails.person_id')
    .innerJoin('group_events', 'group_events.id', 'group_people.event_id')
    .select([
      'group_events.name as event',
      'direction',
      'first_day as firstDay',
      'last_day as lastDay',
      'answer_by as answerBy',
      'paid_by as paidBy',
      'club_id as clubId',
      'brand_id as brandId',
      'group_people.name as name',
      'email',
    ])
    .select(sql<string>`coalesce(group_people.size, group_events.size)`.as('size'))
    .where('person_id', '=', personId)
    .where('nth', '=', nth)
    .where('sent_at', 'is', null)
    .where('order_id', 'is', null)
    .where('email', '<>', '')
    .where('closed_at', 'is', null);

/**
 * Sends an email to a person of an event, once: its row is locked meanwhile, so that two workers never send it, and a
 * killed one leaves it waiting. Nothing is sent to who booked, or once the event is closed. The link is written before the
 * email, so that one that left always works; only its hash is kept.
 */
export async function sendGroupMail(
  db: Database,
  mail: { personId: string; nth: number; at: string },
  send: (trx: Queries, facts: GroupMail & { token: string }) => Promise<void>,
): Promise<void> {
  if (!(await waiting(db, mail).executeTakeFirst())) return;
  const token = newSecret();
  await db
    .insertInto('group_links')
    .values({ token_hash: hashSecret(token), person_id: mail.personId, made_at: mail.at })
    .execute();
  await db.transaction().execute(async (trx) => {
    const facts = await waiting(trx, mail).forUpdate('group_mails').skipLocked().executeTakeFirst();
    if (!facts) return;
    await send(trx, { ...facts, token });
    await trx
      .updateTable('group_mails')
      .set({ sent_at: mail.at })
      .where('person_id', '=', mail.personId)
      .where('nth', '=', mail.nth)
      .execute();
  });
}
