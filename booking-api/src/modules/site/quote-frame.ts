import { readFileSync } from 'node:fs';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { brandOfHost } from '../catalog/public/brand-of-host.ts';
import type { SiteOptions } from './options.ts';
import type { WritePage } from './write-page.ts';

const script = readFileSync(new URL('./embed/quote.js', import.meta.url), 'utf8');
const fiveMinutes = 'public, max-age=300';
const queryOf = (url: string): string => url.slice(url.indexOf('?'));
const brandName = /^[a-z]{2,20}$/;

/** Headers of resources that other sites may read: they contain no personal data. */
export const publicHeaders = {
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
} as const;

function brandIn(query: unknown): string | null | undefined {
  const named = query && typeof query === 'object' && 'brand' in query ? query.brand : null;
  if (named === null) return null;
  return typeof named === 'string' && brandName.test(named) ? named : undefined;
}

/**
 * The quick quote on other sites: the script they load, and the page that its element frames. Any site may
 * frame that page: it has no session, sets no cookie, and its buttons change nothing.
 */
export function serveQuoteFrame(
  app: FastifyInstance,
  { frameBootOf, pageOriginOf }: Pick<SiteOptions, 'frameBootOf' | 'pageOriginOf'>,
  writePage: WritePage,
): void {
  app.get('/embed/quote.js', (_request, reply) =>
    reply
      .headers({ ...publicHeaders, 'cache-control': fiveMinutes, 'x-content-type-options': 'nosniff' })
      .type('text/javascript; charset=utf-8')
      .send(script),
  );

  app.get('/quote/embed', async (request: FastifyRequest, reply: FastifyReply) => {
    const requestedBrand = brandIn(request.query);
    const hostBrand = brandOfHost(request.hostname);
    if (requestedBrand === undefined) return reply.callNotFound();
    const boot = await frameBootOf(requestedBrand ?? hostBrand);
    if (!boot) return reply.callNotFound();
    // Each brand's booking is on its own host, and so are the links created here.
    if (requestedBrand && hostBrand && requestedBrand !== hostBrand)
      return reply.redirect(`${pageOriginOf(requestedBrand)}/quote/embed${queryOf(request.url)}`, 302);
    reply.removeHeader('x-frame-options');
    return writePage(reply, {
      page: 'quote-frame',
      title: 'Quick quote',
      boot,
      reach: { frames: "'none'" },
      framedBy: '*',
    });
  });
}
