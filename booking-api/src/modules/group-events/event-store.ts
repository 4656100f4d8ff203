import type {
  GroupEventFields,
  ListedGroupEvent,
} from '@sendahead/shared-contracts/console/group-event-schema';
import type { CalendarDate } from '@sendahead/shared-contracts/primitives/calendar-date';
import { type Selectable, sql } from 'kysely';
import type { Queries } from '../../platform/database/database.ts';
import type { GroupEventTables } from './tables.ts';

export type GroupEvent = Selectable<GroupEventTables['group_events']>;

/** How many events a list shows. */
const maxListed = 200;

export const findGroupEvent = (db: Queries, id: string): Promise<GroupEvent | undefined> =>
  db.selectFrom('group_events').selectAll().where('id', '=', id).executeTakeFirst();

/** Locks an event until the transaction ends, so that its roster and its emails change in sequence. */
export const lockGroupEvent = (trx: Queries, id: string): Promise<GroupEvent> =>
  trx.selectFrom('group_events').selectAll().where('id', '=', id).forUpdate().executeTakeFirstOrThrow();

export async function insertGroupEvent(
  db: Queries,
  fields: Omit<GroupEventFields, 'brand'>,
  made: { id: string; brandId: number; actorId: string; at: string },
): Promise<void> {
  await db
    .insertInto('group_events')
    .values({ ...fields, id: made.id, brand_id: made.brandId, made_by: made.actorId, made_at: made.at })
    .execute();
}

/** The events of a club, or of every club for null: open ones first, in each group the latest first. */
export async function listGroupEventRows(
  db: Queries,
  clubId: number | null,
): Promise<(Omit<ListedGroupEvent, 'club_name'> & { club_id: number })[]> {
  const rows = await db
    .selectFrom('group_events')
    .select(['id', 'name', 'club_id', 'direction', 'first_day', 'last_day', 'answer_by'])
    .select((eb) => [
      sql<boolean>`closed_at is not null`.as('closed'),
      eb
        .selectFrom('group_people')
        .select(sql<number>`count(*)::int`.as('count'))
        .whereRef('event_id', '=', 'group_events.id')
        .as('people'),
      eb
        .selectFrom('group_people')
        .select(sql<number>`count(order_id)::int`.as('count'))
        .whereRef('event_id', '=', 'group_events.id')
        .as('booked'),
    ])
    .$if(clubId !== null, (query) => query.where('club_id', '=', clubId))
    .orderBy(sql`closed_at is not null`)
    .orderBy('first_day', 'desc')
    .orderBy('id')
    .limit(maxListed)
    .execute();
  return rows.map(({ closed, people, booked, ...row }) => ({
    ...row,
    state: closed ? ('closed' as const) : ('open' as const),
    people: people ?? 0,
    booked: booked ?? 0,
  }));
}

export async function moveDeadline(trx: Queries, id: string, answerBy: CalendarDate): Promise<void> {
  await trx.updateTable('group_events').set({ answer_by: answerBy }).where('id', '=', id).execute();
}

export async function closeGroupEvent(trx: Queries, id: string, at: string): Promise<void> {
  await trx.updateTable('group_events').set({ closed_at: at }).where('id', '=', id).execute();
}
