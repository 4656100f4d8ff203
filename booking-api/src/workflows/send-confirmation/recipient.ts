import type { Database } from '../../platform/database.ts';

/** Whom a mail goes to, and in whose name. Throws when either is gone. */
export async function findAccountForMail(db: Database, userId: string, brandId: number) {
  const account = await db
    .selectFrom('users')
    .select(['email', 'first_name', 'last_name'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  const brand = await db
    .selectFrom('brands')
    .select(['slug', 'name', 'words'])
    .where('id', '=', brandId)
    .executeTakeFirstOrThrow();
  return { account, brand };
}
