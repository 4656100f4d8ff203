import { addDays, type CalendarDate, weekdayOf } from '@sendahead/shared-contracts/primitives/calendar-date';
import type { Selectable } from 'kysely';
import type { Database, DatabaseTransaction, Queries } from '../../../../platform/database/database.ts';
import type { Jobs } from '../../../../platform/jobs/jobs.ts';
import { newId } from '../../../../platform/security/secrets.ts';
import type { ClubAccountTables } from './club-account-tables.ts';
import { ageBalances, overdueOf } from './club-ageing.ts';
import { reminderMailJob } from './jobs.ts';

export type ClubReminder = Selectable<ClubAccountTables['club_reminders']>;
type Sending = Pick<Jobs, 'enqueue'>;

/** Queues a manual reminder; the same key sends it once. False when the key was already used. */
export const remindByHand = (
  trx: DatabaseTransaction,
  jobs: Sending,
  { clubId, key, actorId, at }: { clubId: number; key: string; actorId: string; at: string },
): Promise<boolean> =>
  remind(trx, jobs, { club_id: clubId, week: null, request_key: key, asked_by: actorId, asked_at: at });

/** Reminds every club that has reminders on, an address and an overdue amount, once in the week of a day. */
export async function remindOfWeek(
  db: Database,
  jobs: Sending,
  { on, at }: { on: CalendarDate; at: string },
): Promise<void> {
  const week = addDays(on, -((weekdayOf(on) + 6) % 7));
  const accounts = await db
    .selectFrom('club_accounts')
    .select('club_id')
    .where('reminders', '=', true)
    .where('billing_email', '<>', '')
    .execute();
  const clubs = new Set(accounts.map(({ club_id }) => club_id));
  const balances = clubs.size === 0 ? [] : await ageBalances(db, { on });
  for (const { club_id, ageing } of balances)
    if (clubs.has(club_id) && overdueOf(ageing) > 0)
      await db
        .transaction()
        .execute((trx) =>
          remind(trx, jobs, { club_id, week, request_key: null, asked_by: null, asked_at: at }),
        );
}

async function remind(
  trx: DatabaseTransaction,
  jobs: Sending,
  reminder: Omit<ClubReminder, 'id' | 'sent_to' | 'sent_at'>,
): Promise<boolean> {
  const row = await trx
    .insertInto('club_reminders')
    .values({ id: newId('crm'), ...reminder, sent_to: null, sent_at: null })
    .onConflict((known) => known.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (row) await jobs.enqueue(trx, reminderMailJob, { reminderId: row.id });
  return row !== undefined;
}

/** A pending reminder, locked until the transaction ends so that no other worker sends it too. */
export const lockReminder = (trx: Queries, id: string): Promise<ClubReminder | undefined> =>
  trx.selectFrom('club_reminders').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();

export async function markReminderSent(trx: Queries, id: string, to: string, at: string): Promise<void> {
  await trx.updateTable('club_reminders').set({ sent_to: to, sent_at: at }).where('id', '=', id).execute();
}
