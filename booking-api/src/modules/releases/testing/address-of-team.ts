import type { TestApp } from '../../../testing/test-app.ts';

/** Gives a part an address whose messages are queued. */
export async function addAddress({ context: { db, clock } }: TestApp, part: string): Promise<void> {
  const { id } = await db.selectFrom('users').select('id').limit(1).executeTakeFirstOrThrow();
  await db
    .insertInto('release_hooks')
    .values({
      ...{ part, id: `hook_${part}`, address: 'https://hooks.example.com/', set_by: id },
      ...{ sealed_secret: Buffer.from('a'), set_at: clock.instant(), seen_revision: 1 },
    })
    .execute();
}
