import { mayForClub } from '@sendahead/shared-contracts/call/role-acts';
import type { CalendarDate } from '@sendahead/shared-contracts/primitives/calendar-date';
import { type Clock, localTime } from '../../platform/clock.ts';
import type { Queries } from '../../platform/database/database.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import type { Account } from '../accounts/public/store.ts';
import { type FacilityRow, findFacility } from '../clubs/public/store.ts';
import { findGroupEvent, type GroupEvent } from './event-store.ts';

/**
 * A club whose group events the user manages. Another club looks like one that does not exist: Refusal
 * `no_such_thing`.
 */
export async function requireOwnClub(db: Queries, clubId: number, actor: Account): Promise<FacilityRow> {
  const club = mayForClub(actor, 'run_group_events', clubId) ? await findFacility(db, clubId) : undefined;
  if (!club) throw new Refusal(404, 'no_such_thing');
  return club;
}

/** An event, with its club, that the user manages. Throws Refusal `no_such_thing`. */
export async function requireGroupEvent(
  db: Queries,
  id: string,
  actor: Account,
): Promise<{ event: GroupEvent; club: FacilityRow }> {
  const event = await findGroupEvent(db, id);
  if (!event) throw new Refusal(404, 'no_such_thing');
  return { event, club: await requireOwnClub(db, event.club_id, actor) };
}

/** Throws Refusal `group_event_closed` when the event can no longer change. */
export function requireOpen({ closed_at, erased_at }: GroupEvent): void {
  if (closed_at !== null || erased_at !== null) throw new Refusal(409, 'group_event_closed');
}

/** The day at a club. */
export const dayAt = (clock: Clock, { time_zone }: Pick<FacilityRow, 'time_zone'>): CalendarDate =>
  localTime(clock.now(), time_zone).date;
