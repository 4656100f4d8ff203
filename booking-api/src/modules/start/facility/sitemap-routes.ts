import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../../platform/context.ts';
import { brandOfRequest } from '../../catalog/public/request-brand.ts';
import type { PageHost } from '../../site/public/page-host.ts';
import { writeSitemap, writeSitemapIndex } from './sitemap.ts';

/** Files for search engines: the existing pages, and those to skip. */
export function sitemapRoutes(app: FastifyInstance, { db }: AppContext, host: PageHost): void {
  app.get('/sitemap.xml', async (request, reply) => {
    const brand = await brandOfRequest({ db }, request);
    return reply
      .type('application/xml; charset=utf-8')
      .header('cache-control', 'public, max-age=3600')
      .send(await writeSitemapIndex(db, brand.slug, host.pageOriginOf(brand.slug)));
  });
  app.get<{ Params: { part: string } }>('/sitemaps/:part.xml', async (request, reply) => {
    const brand = await brandOfRequest({ db }, request);
    const origin = host.pageOriginOf(brand.slug);
    const sitemap = await writeSitemap(db, { brand: brand.slug, origin, part: request.params.part });
    if (sitemap === undefined) return reply.callNotFound();
    return reply
      .type('application/xml; charset=utf-8')
      .header('cache-control', 'public, max-age=3600')
      .send(sitemap);
  });
  app.get('/robots.txt', async (request, reply) => {
    const brand = await brandOfRequest({ db }, request);
    const lines = [
      'User-agent: *',
      'Disallow: /admin',
      `Sitemap: ${host.pageOriginOf(brand.slug)}/sitemap.xml`,
    ];
    return reply.type('text/plain; charset=utf-8').send(`${lines.join('\n')}\n`);
  });
}
