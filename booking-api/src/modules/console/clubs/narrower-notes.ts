import type { ClubFields } from '@sendahead/shared-contracts/console/club-calls';
import type { Queries } from '../../../platform/database/database.ts';
import { refuse } from '../../../platform/http/refusal.ts';

type Notes = ClubFields['narrower_notes'];

/** Throws Refusal `invalid` for two notes for the same readers, and for an unknown microsite. */
export async function refuseNotes(trx: Queries, notes: Notes): Promise<void> {
  const micrositeIds = new Set(
    (await trx.selectFrom('microsites').select('id').execute()).map(({ id }) => id),
  );
  const seen = new Set<string>();
  const wrong = notes.flatMap(({ audience, direction, micro_site_id: site }, index) => {
    const readers = `${audience} ${direction} ${site}`;
    const path = `fields.narrower_notes.${index}`;
    if (seen.has(readers)) return [{ path, code: 'told_twice' }];
    seen.add(readers);
    return site === null || micrositeIds.has(site) ? [] : [{ path, code: 'unknown' }];
  });
  if (wrong.length > 0) throw refuse('invalid', wrong);
}

export async function writeNotes(trx: Queries, clubId: number, notes: Notes): Promise<void> {
  await trx.deleteFrom('club_notes').where('club_id', '=', clubId).execute();
  const rows = notes.map((note) => ({ ...note, club_id: clubId }));
  if (rows.length > 0) await trx.insertInto('club_notes').values(rows).execute();
}
