import { addDays, type CalendarDate } from '@sendahead/shared-contracts/primitives/calendar-date';
import type { Queries } from '../../../platform/database/database.ts';
import { rootsOfUser } from '../../carts/public/copies.ts';

/** Days after the last day of an event after which its roster is erased. */
const keptDays = 90;

/** A person of this account: its confirmed email, '' without one. */
export type GroupReader = { userId: string; email: string };

const rowsOf = async (db: Queries, { userId, email }: GroupReader) => {
  const roots = await rootsOfUser(db, userId);
  return db
    .selectFrom('group_people')
    .innerJoin('group_events', 'group_events.id', 'group_people.event_id')
    .where((where) =>
      where.or([
        ...(roots.length > 0 ? [where('cart_id', 'in', roots)] : []),
        ...(email === '' ? [] : [where(where.fn<string>('lower', ['email']), '=', email.toLowerCase())]),
        where.lit(false),
      ]),
    );
};

/** A person's own data on rosters of group events. */
export const groupRowsOf = async (db: Queries, reader: GroupReader) =>
  (await rowsOf(db, reader))
    .select(['group_events.name as event', 'first_day', 'last_day'])
    .select(['group_people.name as name', 'email', 'bunk', 'session', 'handed_over_at'])
    .orderBy('first_day')
    .execute();

/** Erases a person on every roster: the entry and the counts are kept, but not who it was. */
export async function forgetGroupPerson(trx: Queries, reader: GroupReader): Promise<void> {
  const ids = (await (await rowsOf(trx, reader)).select('group_people.id as id').execute()).map(
    ({ id }) => id,
  );
  if (ids.length === 0) return;
  await trx
    .updateTable('group_people')
    .set({ name: '', email: '', bunk: '', session: '' })
    .where('id', 'in', ids)
    .execute();
  for (const table of ['group_links', 'group_mails'] as const)
    await trx.deleteFrom(table).where('person_id', 'in', ids).execute();
}

/** Erases the rosters of events that ended long ago; the events are kept for the club's history. */
export async function sweepGroupRosters(db: Queries, today: CalendarDate, at: string): Promise<void> {
  const over = await db
    .updateTable('group_events')
    .set({ erased_at: at })
    .where('last_day', '<', addDays(today, -keptDays))
    .where('erased_at', 'is', null)
    .returning('id')
    .execute();
  if (over.length === 0) return;
  await db
    .deleteFrom('group_people')
    .where(
      'event_id',
      'in',
      over.map(({ id }) => id),
    )
    .execute();
}
