import type { FastifyRequest } from 'fastify';
import type { Queries } from '../../../platform/database/database.ts';
import { textInQuery } from '../../../platform/http/text-in-query.ts';

/** Where the brand that staff come from issues a token. */
export const issuePath = '/admin/handover';
/** Where the brand that they go to redeems it. */
export const redeemPath = '/admin/continued';

/** What staff opened: it goes along, and the page that continues judges it. */
const keptNames = ['to', 'order', 'cart'] as const;
const longest = 600;

/** The page that was opened, without the brand that staff come from: it hands nothing over again. */
export const keptOf = (query: unknown): Record<string, string> =>
  Object.fromEntries(
    keptNames.flatMap((name) => {
      const value = textInQuery(query, name, longest);
      return value === '' ? [] : [[name, value]];
    }),
  );

export const continueAddress = (kept: Record<string, string>): string =>
  `/admin/continue?${new URLSearchParams(kept)}`;

/** The brands whose hosts take part: those of this shop that open pages. Undefined for every other text. */
export const findHandoverBrand = (
  db: Queries,
  slug: string,
): Promise<{ slug: string; name: string } | undefined> =>
  db
    .selectFrom('brands')
    .select(['slug', 'name'])
    .where('slug', '=', slug)
    .where('state', 'in', ['open', 'closed'])
    .executeTakeFirst();

/** Whether a browser opens a page of its own: nothing is handed over in frames, pictures or scripts. */
export function isPage(request: FastifyRequest): boolean {
  const dest = request.headers['sec-fetch-dest'];
  return dest === undefined || dest === 'document';
}
