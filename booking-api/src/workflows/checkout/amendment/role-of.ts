import type { Role } from '@sendahead/shared-contracts/call/roles';
import type { Queries } from '../../../platform/database/database.ts';

/** The role of an order's owner: a change is priced for the owner, even when staff request it. */
export async function roleOf(db: Queries, userId: string): Promise<Role> {
  const { role } = await db
    .selectFrom('users')
    .select('role')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  return role;
}
