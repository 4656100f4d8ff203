import type { Person } from '@sendahead/shared-contracts/admin/people-calls';
import { sql } from 'kysely';
import type { Queries } from '../../../platform/database/database.ts';
import { isFoundBy, isNear, likenessTo, nearness, type Term } from './people-search.ts';

/** How many people one search returns. */
const maxListed = 8;
/** How many people are suggested for an unknown name. */
const nearestShown = 5;
/** How many people are sorted; for a word with more matches, the first ones found. */
const putInOrder = 5000;

const personColumns = [
  'users.id as id',
  'users.email as email',
  'users.first_name as firstName',
  'users.last_name as lastName',
  'users.phone as phone',
  'users.member_number as memberNumber',
  'facilities.name as clubName',
] as const;

const peopleWithClubs = (db: Queries) =>
  db
    .selectFrom('users')
    .leftJoin('facilities', 'facilities.id', 'users.club_id')
    .select(personColumns)
    .where('users.deleted_at', 'is', null);

type Row = {
  id: string;
  email: string;
  firstName: string;
  lastName: string;
  phone: string;
  memberNumber: string | null;
  clubName: string | null;
};

const present = (row: Row): Person => ({
  user_id: row.id,
  name: `${row.firstName} ${row.lastName}`.trim(),
  email: row.email,
  phone: row.phone,
  member_number: row.memberNumber,
  club_name: row.clubName,
});

/** People whose name, email, phone or member number contains all parts, by name; of one club if given. */
export async function searchPeople(
  db: Queries,
  parts: readonly Term[],
  clubId: number | 'any',
): Promise<{ people: Person[]; more: boolean }> {
  const hits = parts.reduce(
    (query, part) => query.where(isFoundBy(part)),
    db
      .selectFrom('users')
      .select('users.id')
      .where('users.deleted_at', 'is', null)
      .$if(clubId !== 'any', (query) => query.where('users.club_id', '=', Number(clubId))),
  );
  const rows = await peopleWithClubs(db)
    .where('users.id', 'in', hits.limit(putInOrder))
    .orderBy('users.last_name')
    .orderBy('users.first_name')
    .orderBy('users.id')
    .limit(maxListed + 1)
    .execute();
  return { people: rows.slice(0, maxListed).map(present), more: rows.length > maxListed };
}

/** People whose name or email is spelled almost like all parts, closest first; of one club if given. */
export async function peopleNear(
  trx: Queries,
  parts: readonly string[],
  clubId: number | 'any',
): Promise<Person[]> {
  await sql`select set_config('pg_trgm.word_similarity_threshold', ${String(nearness)}, true)`.execute(trx);
  const rows = await parts
    .reduce((query, part) => query.where(isNear(part)), peopleWithClubs(trx))
    .$if(clubId !== 'any', (query) => query.where('users.club_id', '=', Number(clubId)))
    .orderBy(likenessTo(parts), 'desc')
    .orderBy('users.id')
    .limit(nearestShown)
    .execute();
  return rows.map(present);
}

export async function readPerson(db: Queries, id: string): Promise<Person | null> {
  const row = await peopleWithClubs(db).where('users.id', '=', id).executeTakeFirst();
  return row ? present(row) : null;
}
