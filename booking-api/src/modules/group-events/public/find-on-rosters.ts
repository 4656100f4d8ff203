import type { FoundGroupPerson } from '@sendahead/shared-contracts/console/search-calls';
import { sql } from 'kysely';
import type { Queries } from '../../../platform/database/database.ts';
import { patternsOf } from '../../staff/public/people-search.ts';

/** The searched columns of people on rosters, exactly as in the index `group_people_words_trgm`. */
const searched = sql`plain_words(group_people.name || ' ' || group_people.email)`;

/**
 * CO-81: people of rosters whose name or email contains all words, of any club or of one; latest events
 * first.
 */
export async function findOnRosters(
  db: Queries,
  terms: readonly string[],
  clubId: number | 'any',
  limit: number,
): Promise<FoundGroupPerson[]> {
  const contain = sql.join(
    patternsOf(terms).map((pattern) => sql`${searched} like ${pattern}`),
    sql` and `,
  );
  return db
    .selectFrom('group_people')
    .innerJoin('group_events', 'group_events.id', 'group_people.event_id')
    .select(['group_people.id as person_id', 'event_id', 'group_events.name as event'])
    .select(['group_people.name as name', 'email'])
    .where(sql<boolean>`${contain}`)
    .$if(clubId !== 'any', (query) => query.where('club_id', '=', Number(clubId)))
    .orderBy('first_day', 'desc')
    .orderBy('group_people.name')
    .orderBy('group_people.id')
    .limit(limit)
    .execute();
}
