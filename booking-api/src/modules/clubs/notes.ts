import type { ShipEnd } from '@sendahead/shared-contracts/geo/ship-end';
import type { Queries } from '../../platform/database/database.ts';
import type { Account } from '../accounts/public/store.ts';
import { requireFacility } from './public/store.ts';

export type NoteQuery = {
  clubId: number;
  audience: 'club' | 'consumer';
  direction: ShipEnd;
  micrositeId: number | undefined;
};

/**
 * AD-27: the note of a club for an audience, the narrowest match: for the microsite and direction, the
 * microsite, the direction, the club. Null when the club has no note. Throws Refusal `club_not_found`.
 */
export async function findNote(db: Queries, query: NoteQuery): Promise<string | null> {
  const facility = await requireFacility(db, query.clubId);
  const rows = await db
    .selectFrom('club_notes')
    .select(['note', 'direction', 'micro_site_id'])
    .where('club_id', '=', query.clubId)
    .where('audience', '=', query.audience)
    .where((where) => where.or([where('direction', 'is', null), where('direction', '=', query.direction)]))
    .where((where) =>
      where.or([where('micro_site_id', 'is', null), where('micro_site_id', '=', query.micrositeId ?? null)]),
    )
    .execute();
  // A note of the microsite comes before one of the direction, and one of both before either.
  const narrowness = (row: (typeof rows)[number]) => (row.micro_site_id ? 2 : 0) + (row.direction ? 1 : 0);
  const [narrowest] = rows.sort((a, b) => narrowness(b) - narrowness(a));
  const common = query.audience === 'club' ? facility.club_note : facility.consumer_note;
  return narrowest?.note || common || null;
}

/** RO-09: whether the club hides its note from its own staff, and the user belongs to them. */
export async function isHiddenFor(db: Queries, clubId: number, user: Account | null): Promise<boolean> {
  if (user?.role !== 'pro' || user.clubId !== clubId) return false;
  const row = await db
    .selectFrom('club_note_settings')
    .select('hidden_for_own_club')
    .where('club_id', '=', clubId)
    .executeTakeFirst();
  return row?.hidden_for_own_club ?? false;
}
