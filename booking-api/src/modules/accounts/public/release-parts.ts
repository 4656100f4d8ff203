import type { Queries } from '../../../platform/database/database.ts';

/** RL-25: the parts that a person with the right may release; null: all of them. */
export async function releasePartsOf(db: Queries, userId: string): Promise<readonly string[] | null> {
  const { release_parts } = await db
    .selectFrom('users')
    .select('release_parts')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  return release_parts;
}

/** Whether parts are among others; null: all of them. */
export const arePartsWithin = (parts: readonly string[] | null, own: readonly string[] | null): boolean =>
  own === null || (parts?.every((part) => own.includes(part)) ?? false);

/** A new account gets the parts of the person who makes it. */
export async function inheritReleaseParts(trx: Queries, userId: string, from: string): Promise<void> {
  const parts = await releasePartsOf(trx, from);
  if (parts === null) return;
  await trx
    .updateTable('users')
    .set({ release_parts: [...parts] })
    .where('id', '=', userId)
    .execute();
}
