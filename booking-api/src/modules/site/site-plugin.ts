import { randomBytes } from 'node:crypto';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isAsset } from './asset-path.ts';
import { writeDocument } from './document.ts';
import type { SiteOptions } from './options.ts';
import { pageHeaders } from './policy.ts';
import { createReleaseReader } from './release-reader.ts';

const yearSeconds = 31_536_000;
const queryOf = (url: string): string => (url.includes('?') ? url.slice(url.indexOf('?')) : '');

/** The page host: documents, released files and the release document. Holds no state of its own. */
export async function sitePlugin(app: FastifyInstance, options: SiteOptions): Promise<void> {
  const reader = createReleaseReader(options.releases);

  const answerPage =
    (page: string, title: string) =>
    async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
      const release = await reader.present();
      const boot = { ...(await options.bootOf(request, reply)), release };
      const nonce = randomBytes(16).toString('base64');
      const markup = await reader.markup(release, page);
      return reply
        .headers(pageHeaders(nonce, options.gatewayOriginOf(request.host)))
        .type('text/html; charset=utf-8')
        .send(writeDocument({ page, boot, markup, nonce, title: `${title} | ${boot.brand.name}` }));
    };

  app.get('/', (request, reply) => reply.redirect(`/ship${queryOf(request.url)}`, 302));
  app.get('/ship', answerPage('ship', 'Ship'));
  app.get('/payments/receipt', answerPage('receipt', 'Receipt'));
  app.get('/release.json', async (_request, reply) =>
    reply.header('cache-control', 'no-store').send(await reader.present()),
  );

  await app.register(fastifyStatic, {
    root: options.releases,
    prefix: '/assets/',
    decorateReply: false,
    index: false,
    preCompressed: true,
    cacheControl: false,
    etag: false,
    lastModified: false,
    allowedPath: (path) => isAsset(path),
    setHeaders(response) {
      response.header('cache-control', `public, max-age=${yearSeconds}, immutable`);
      response.header('cross-origin-resource-policy', 'same-origin');
      response.header('x-content-type-options', 'nosniff');
    },
  });
}
