import type { BrandState } from '@sendahead/shared-contracts/console/brand-state-calls';
import type { Queries } from '../../../../platform/database/database.ts';
import { Refusal } from '../../../../platform/http/refusal.ts';

/** Whether a brand takes bookings, and what customers read while it takes none ('' for a default sentence). */
export type Standing = { state: BrandState; closedText: string };

/** A brand with its standing; undefined for an unknown slug. */
export async function findStanding(
  db: Queries,
  slug: string,
): Promise<(Standing & { id: number }) | undefined> {
  const row = await db
    .selectFrom('brands')
    .select(['id', 'state', 'closed_text'])
    .where('slug', '=', slug)
    .executeTakeFirst();
  return row && { id: row.id, state: row.state, closedText: row.closed_text };
}

/** A brand that shows its pages to everyone; undefined for every other text. */
export const findShownBrand = (
  db: Queries,
  slug: string,
): Promise<{ slug: string; name: string } | undefined> =>
  db
    .selectFrom('brands')
    .select(['slug', 'name'])
    .where('slug', '=', slug)
    .where('state', 'in', ['open', 'closed'])
    .executeTakeFirst();

/** Throws when there is no such brand. */
export async function standingOf(db: Queries, slug: string): Promise<Standing> {
  const standing = await findStanding(db, slug);
  if (!standing) throw new Error('there is no such brand');
  return standing;
}

/**
 * CO-135, CO-136: throws Refusal 409 ordering_paused for a new booking of a brand that is not open. Changes of
 * existing orders do not ask.
 */
export async function requireOpenBrand(db: Queries, slug: string): Promise<void> {
  if ((await standingOf(db, slug)).state !== 'open') throw new Refusal(409, 'ordering_paused');
}
