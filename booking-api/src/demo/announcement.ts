import type pg from 'pg';

const announcement =
  'Busy weekends fill up early. <a href="/#price">Get a price</a> or <a href="/help">read how it works</a>.';

/** BR-09: the announcement above one brand's header, unless staff have already changed the brand. */
export async function seedAnnouncement(client: pg.Client): Promise<void> {
  await client.query(
    `update brands set announcement = $1 where slug = 'schools' and announcement is distinct from $1
     and not exists (select from changes where kind = 'brand' and subject = 'schools')`,
    [announcement],
  );
}
