import type { BrandState } from '@sendahead/shared-contracts/console/brand-state-calls';
import type { Queries } from '../../../platform/database/database.ts';
import { Refusal } from '../../../platform/http/refusal.ts';

/** Whether a brand takes bookings, and what customers read while it takes none ('' for a default sentence). */
export type Standing = { state: BrandState; closedText: string };

/** Throws when there is no such brand. */
export async function standingOf(db: Queries, slug: string): Promise<Standing> {
  const row = await db
    .selectFrom('brands')
    .select(['state', 'closed_text'])
    .where('slug', '=', slug)
    .executeTakeFirstOrThrow();
  return { state: row.state, closedText: row.closed_text };
}

/**
 * CO-135, CO-136: throws Refusal 409 ordering_paused for a new booking of a brand that is not open. Changes of
 * existing orders do not ask.
 */
export async function requireOpenBrand(db: Queries, slug: string): Promise<void> {
  if ((await standingOf(db, slug)).state !== 'open') throw new Refusal(409, 'ordering_paused');
}
