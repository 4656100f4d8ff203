import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AppContext } from '../../../../platform/context.ts';
import { textInQuery } from '../../../../platform/http/forms/text-in-query.ts';
import { hashSecret } from '../../../../platform/security/secrets.ts';
import { originOfBrand } from '../../../../platform/settings/public-url.ts';
import { brandOfHost } from '../../../catalog/public/brand-of-host.ts';
import { findShownBrand } from '../../../catalog/public/brand-states/standing.ts';
import { isPage, issuePath, keptOf } from '../../handover/handover-address.ts';
import { createStateCookie } from '../../handover/state-cookie.ts';

/**
 * AC-22: for a visitor without a session who comes from another brand's console: the address there that hands the
 * session over to this browser. Null for everyone else, who signs in here.
 */
export function createHandoverStart({ db, config }: Pick<AppContext, 'db' | 'config'>) {
  const cookie = createStateCookie(config.production);
  return async (request: FastifyRequest, reply: FastifyReply): Promise<string | null> => {
    const here = brandOfHost(request.hostname);
    const from = textInQuery(request.query, 'from', 20);
    if (here === null || from === '' || from === here || !isPage(request)) return null;
    const [target, source] = await Promise.all([findShownBrand(db, here), findShownBrand(db, from)]);
    if (!target || !source) return null;
    const state = hashSecret(cookie.give(request, reply)).toString('base64url');
    const params = new URLSearchParams({ brand: target.slug, state, ...keptOf(request.query) });
    return `${originOfBrand(config.publicUrl, source.slug)}${issuePath}?${params}`;
  };
}
