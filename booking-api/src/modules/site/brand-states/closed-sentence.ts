import type { Brand } from '@sendahead/shared-contracts/brands/schema';
import type { Queries } from '../../../platform/database/database.ts';
import { escapeText } from '../../../platform/http/escape.ts';
import { standingOf } from '../../catalog/public/brand-states/standing.ts';
import { closedSentence } from '../copy/brand-states.ts';

/** CO-136: the sentence of a brand that takes no bookings, as markup; null for others and in a preview. */
export async function closedSentenceOf(
  db: Queries,
  { slug, name }: Pick<Brand, 'slug' | 'name'>,
): Promise<string | null> {
  const { state, closedText } = await standingOf(db, slug);
  return state === 'closed' || state === 'archived' ? escapeText(closedSentence(name, closedText)) : null;
}
