import type pg from 'pg';

const announcement = 'Move-in weekends are busy: <a href="/#price">book</a> a week or more ahead.';

/** BR-09: the announcement above one brand's header, unless staff have already changed the brand. */
export async function seedAnnouncement(client: pg.Client): Promise<void> {
  await client.query(
    `update brands set announcement = $1 where slug = 'schools' and announcement is distinct from $1
     and not exists (select from changes where kind = 'brand' and subject = 'schools')`,
    [announcement],
  );
}
