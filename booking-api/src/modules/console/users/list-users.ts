import type { Role } from '@sendahead/shared-contracts/call/roles';
import type { ListedUser } from '@sendahead/shared-contracts/console/user-calls';
import type { Queries } from '../../../platform/database/database.ts';
import { isFoundBy } from '../../staff/public/people-search.ts';
import type { PageKey } from '../page-key.ts';

const pageLength = 50;

export type UserFilter = {
  parts: readonly string[];
  role: Role | undefined;
  /** Only those of one club; undefined for all. */
  clubId: number | undefined;
  disabled: boolean | undefined;
  before: PageKey | undefined;
};

const users = (db: Queries) =>
  db
    .selectFrom('users')
    .leftJoin('facilities', 'facilities.id', 'users.club_id')
    .select([
      'users.id',
      'users.email',
      'users.first_name',
      'users.last_name',
      'users.phone',
      'users.role',
      'users.club_id',
      'users.member_number',
      'users.email_verified_at',
      'users.disabled',
      'users.created_at',
      'facilities.name as club_name',
    ])
    .where('users.deleted_at', 'is', null);

type Row = Awaited<ReturnType<ReturnType<typeof users>['executeTakeFirstOrThrow']>>;

const listed = (row: Row): ListedUser => ({
  id: row.id,
  name: `${row.first_name} ${row.last_name}`.trim(),
  email: row.email,
  phone: row.phone,
  role: row.role,
  club_name: row.club_name,
  member_number: row.member_number,
  verified: row.email_verified_at !== null,
  disabled: row.disabled,
  created_at: new Date(row.created_at).toISOString(),
});

/** Accounts of one page, newest first. */
export async function listUsers(
  db: Queries,
  { parts, role, clubId, disabled, before }: UserFilter,
): Promise<{ users: ListedUser[]; more: boolean }> {
  const rows = await parts
    .reduce((query, part) => query.where(isFoundBy(part)), users(db))
    .$if(role !== undefined, (query) => query.where('users.role', '=', role as Exclude<Role, 'guest'>))
    .$if(clubId !== undefined, (query) => query.where('users.club_id', '=', clubId ?? 0))
    .$if(disabled !== undefined, (query) => query.where('users.disabled', '=', disabled === true))
    .$if(before !== undefined, (query) =>
      query.where((where) =>
        where(
          where.refTuple('users.created_at', 'users.id'),
          '<',
          where.tuple(before?.at ?? '', before?.id ?? ''),
        ),
      ),
    )
    .orderBy('users.created_at', 'desc')
    .orderBy('users.id', 'desc')
    .limit(pageLength + 1)
    .execute();
  return { users: rows.slice(0, pageLength).map(listed), more: rows.length > pageLength };
}

/** One account, with its club's id; undefined when it does not exist. */
export async function findListedUser(
  db: Queries,
  id: string,
): Promise<{ user: ListedUser; clubId: number | null } | undefined> {
  const row = await users(db).where('users.id', '=', id).executeTakeFirst();
  return row && { user: listed(row), clubId: row.club_id };
}
