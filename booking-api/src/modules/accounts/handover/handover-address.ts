import type { FastifyRequest } from 'fastify';
import { textInQuery } from '../../../platform/http/forms/text-in-query.ts';

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

/** Whether a browser opens a whole page: nothing is handed over in frames, pictures or scripts. */
export function isPage(request: FastifyRequest): boolean {
  const dest = request.headers['sec-fetch-dest'];
  return dest === undefined || dest === 'document';
}
