import type { CalendarDate } from '@sendahead/shared-contracts/primitives/calendar-date';
import { sql } from 'kysely';
import type { Database, DatabaseTransaction, Queries } from '../../../platform/database/database.ts';
import { failedJobs } from '../../../platform/jobs/failed-jobs.ts';
import type { Jobs } from '../../../platform/jobs/jobs.ts';
import { hashSecret, newSecret } from '../../../platform/security/secrets.ts';
import { groupMailJob } from './jobs.ts';

/** The day of the latest email to each emailed person of an event. */
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

/** CO-72: the people of an event whose latest email failed after retries, according to its job. */
export async function failedMailsOf(db: Queries, eventId: string): Promise<ReadonlySet<string>> {
  const { rows: latest } = await sql<{ person_id: string; sent_at: string | null }>`
    select distinct on (person_id) person_id, sent_at from group_mails
    join group_people on group_people.id = person_id
    where event_id = ${eventId} order by person_id, nth desc`.execute(db);
  const unsent = latest.flatMap(({ person_id, sent_at }) => (sent_at === null ? person_id : []));
  const failures = await failedJobs(db, groupMailJob.name, 'personId', unsent);
  return new Set(unsent.filter((id) => failures.has(id)));
}

/**
 * Queues emails to people without one, or reminders to those who have not booked, each once a day at most;
 * returns how many. It locks the event, so that two clicks email once.
 */
export async function enqueueGroupMails(
  trx: DatabaseTransaction,
  jobs: Pick<Jobs, 'enqueue'>,
  {
    eventId,
    to,
    today,
    personId,
  }: { eventId: string; to: 'new' | 'unanswered'; today: CalendarDate; personId?: string },
): Promise<number> {
  const { rows } = await sql<{ person_id: string; nth: number }>`
    insert into group_mails (person_id, nth, day)
    select person.id, noted.count + 1, ${today}::date from group_people person,
      lateral (select count(*)::int as count, max(day) as day from group_mails where person_id = person.id) noted
    where event_id = ${eventId} and order_id is null and email <> ''
      ${personId === undefined ? sql`` : sql`and id = ${personId}`}
      and ${to === 'new' ? sql`noted.count = 0` : sql`noted.day < ${today}::date`}
    on conflict do nothing returning person_id, nth`.execute(trx);
  for (const { person_id: personId, nth } of rows) await jobs.enqueue(trx, groupMailJob, { personId, nth });
  return rows.length;
}

/** A child of an email with their items and their own link. */
type Child = { name: string; size: string; bags: number; token: string };

/** The content of an event's email: all children of one address, and nothing else of the roster. */
export type GroupMail = {
  event: string;
  direction: 'to_club' | 'from_club';
  firstDay: CalendarDate;
  lastDay: CalendarDate;
  answerBy: CalendarDate;
  paidBy: 'family' | 'club';
  contents: string;
  clubId: number;
  brandId: number;
  email: string;
  children: readonly Child[];
};

/** The pending emails to the same address as a given one: for its event and day. */
const waiting = (db: Queries, { personId, nth }: { personId: string; nth: number }) =>
  db
    .selectFrom('group_mails')
    .innerJoin('group_people', 'group_people.id', 'group_mails.person_id')
    .innerJoin('group_events', 'group_events.id', 'group_people.event_id')
    .innerJoin('group_people as asked', (join) =>
      join
        .on('asked.id', '=', personId)
        .onRef('asked.event_id', '=', 'group_people.event_id')
        .on(sql<boolean>`lower(asked.email) = lower(group_people.email)`),
    )
    .innerJoin('group_mails as mail', (join) =>
      join
        .onRef('mail.person_id', '=', 'asked.id')
        .on('mail.nth', '=', nth)
        .onRef('mail.day', '=', 'group_mails.day'),
    )
    .select([
      'group_mails.person_id as personId',
      'group_mails.nth as nth',
      'group_events.name as event',
      'direction',
      'first_day as firstDay',
      'last_day as lastDay',
      'answer_by as answerBy',
      'paid_by as paidBy',
      'contents',
      'club_id as clubId',
      'brand_id as brandId',
      'group_people.name as name',
      'group_people.email as email',
      'group_people.bags as bags',
    ])
    .select(sql<string>`coalesce(group_people.size, group_events.size)`.as('size'))
    .where('group_mails.sent_at', 'is', null)
    .where('group_people.order_id', 'is', null)
    .where('group_people.email', '<>', '')
    .where('closed_at', 'is', null)
    .orderBy('group_people.name')
    .orderBy('group_people.id');

/**
 * Sends the emails of an event to one address as one, once: it locks them, so that two workers never send
 * them, and a killed worker leaves them pending. People who booked, and closed events, get no email. The
 * links are stored before sending, so that a sent link always works; only their hashes are stored.
 */
export async function sendGroupMail(
  db: Database,
  mail: { personId: string; nth: number; at: string },
  send: (trx: Queries, facts: GroupMail) => Promise<void>,
): Promise<void> {
  const family = await waiting(db, mail).execute();
  if (family.length === 0) return;
  const tokens = new Map(family.map(({ personId }) => [personId, newSecret()]));
  await db
    .insertInto('group_links')
    .values(
      [...tokens].map(([person_id, token]) => ({
        person_id,
        token_hash: hashSecret(token),
        made_at: mail.at,
      })),
    )
    .execute();
  await db.transaction().execute(async (trx) => {
    // The jobs of siblings run in sequence; the first sends for all.
    await sql`select pg_advisory_xact_lock(hashtextextended(event_id || lower(email), 0))
      from group_people where id = ${mail.personId}`.execute(trx);
    const rows = await waiting(trx, mail).forUpdate('group_mails').skipLocked().execute();
    const children = rows.flatMap(({ personId, name, size, bags }) => {
      const token = tokens.get(personId);
      return token === undefined ? [] : [{ name, size, bags, token }];
    });
    const [first] = rows;
    if (!first) return;
    // Someone was added after the links were made.
    if (children.length < rows.length) throw new Error('the family has grown');
    await send(trx, { ...first, children });
    for (const { personId, nth } of rows)
      await trx
        .updateTable('group_mails')
        .set({ sent_at: mail.at })
        .where('person_id', '=', personId)
        .where('nth', '=', nth)
        .execute();
  });
}
