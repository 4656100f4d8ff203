import type { Person } from '@sendahead/shared-contracts/admin/calls';
import { sql } from 'kysely';
import type { Queries } from '../../../platform/database/database.ts';

/** People that one search tells. */
const longestList = 8;

/** What people are found by, as the index `users_search_trgm` has it. */
const searched = sql<string>`lower(users.first_name || ' ' || users.last_name || ' ' || users.email) || ' '
  || regexp_replace(users.phone, '[^0-9]', '', 'g') || ' ' || lower(coalesce(users.member_number, ''))`;

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

/** The parts that have to be found, each: a phone number is one, whatever stands between its digits. */
export function partsOf(search: string): string[] {
  const text = search.trim().toLowerCase();
  if (/^[+\d(][\d\s().-]*$/.test(text)) return [text.replace(/\D/g, '')];
  return text.split(/\s+/).filter((part) => part !== '');
}

/** Parts of a text as `like` finds them wherever they stand; signs of patterns stand for themselves. */
export const patternsOf = (parts: readonly string[]): string[] =>
  parts.map((part) => `%${part.replace(/[\\%_]/g, '\\$&')}%`);

/** People in whose name, mail, phone or member number all parts stand, by name; those of one club where it is given. */
export async function searchPeople(
  db: Queries,
  parts: readonly string[],
  clubId: number | 'any',
): Promise<{ people: Person[]; more: boolean }> {
  const rows = await patternsOf(parts)
    .reduce(
      (query, pattern) => query.where(searched, 'like', pattern),
      peopleWithClubs(db).$if(clubId !== 'any', (query) => query.where('users.club_id', '=', Number(clubId))),
    )
    .orderBy('users.last_name')
    .orderBy('users.first_name')
    .orderBy('users.id')
    .limit(longestList + 1)
    .execute();
  return { people: rows.slice(0, longestList).map(present), more: rows.length > longestList };
}

export async function readPerson(db: Queries, id: string): Promise<Person | null> {
  const row = await peopleWithClubs(db).where('users.id', '=', id).executeTakeFirst();
  return row ? present(row) : null;
}
