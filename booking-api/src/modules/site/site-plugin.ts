import fastifyStatic from '@fastify/static';
import { type FragmentPage, fragmentPages } from '@sendahead/shared-contracts/page/fragment-pages';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { PageReach } from '../../platform/security/page-headers.ts';
import { isAsset, isForOtherSites, mappedBy } from './asset-path.ts';
import { serveConsole } from './console-page.ts';
import type { SiteOptions } from './options.ts';
import { servePictures } from './pictures/serve-pictures.ts';
import { serveFaces } from './plain/serve-faces.ts';
import { shareLinks } from './public/share-links.ts';
import { publicHeaders, serveQuoteFrame } from './quote-frame.ts';
import { createReleaseReader, type ReleaseReader } from './release-reader.ts';
import { createReleasedFiles } from './released-files.ts';
import { createWritePage } from './write-page.ts';

/** The shell pages with a payment. */
const paying: readonly string[] = [
  'ship',
  ...Object.entries<FragmentPage>(fragmentPages).flatMap(([name, { pays, savesCards }]) =>
    pays || savesCards ? [name] : [],
  ),
];
const reachless: PageReach = { frames: "'none'" };

const yearSeconds = 31_536_000;

/** The page host: documents, released files and the release document. Stateless. */
export async function sitePlugin(app: FastifyInstance, options: SiteOptions): Promise<void> {
  const { reader = createReleaseReader(options.releases) } = options;
  const writePage = createWritePage(reader, options);

  const answerPage =
    (page: string, title: string, shared?: string, pays = paying.includes(page)) =>
    async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
      const boot = await options.bootOf(request, reply);
      const { brand } = boot;
      const origin = options.pageOriginOf(brand.slug);
      const head = shared
        ? shareLinks({ brand, origin, path: shared, title: `${title} | ${brand.name}` })
        : [];
      const reach = pays ? options.paymentReachOf(request.host) : reachless;
      const [announcement, others] = await Promise.all([
        options.announcementOf(brand.id),
        options.othersOf(brand.slug),
      ]);
      return writePage(reply, { page, title, boot, head, reach, announcement, others });
    };

  app.get('/ship', answerPage('ship', 'Ship', '/ship'));
  for (const [page, { path, title }] of Object.entries(fragmentPages)) app.get(path, answerPage(page, title));
  app.get('/quote', answerPage('quote', 'Quick quote', '/quote'));
  app.get('/store_locator', answerPage('stores', 'Find a store'));
  // The shell is released independently of this server: its build may add pages that the server does not
  // know.
  app.get('/*', async (request, reply) => {
    const page = await reader.pageAt(pathOf(request.url));
    if (!page) return reply.callNotFound();
    return answerPage(page.name, page.title, undefined, page.pays)(request, reply);
  });
  serveConsole(app, options, writePage);
  serveQuoteFrame(app, options, writePage);
  servePictures(app, options.brandOf, reader.drawing);
  serveFaces(app, reader);
  // An open page names its shell: parts are checked against that shell, not the newest one.
  app.get<{ Querystring: { shell?: unknown } }>('/release.json', async (request, reply) => {
    const { shell } = request.query;
    const { canariesOf, previews } = options;
    const canariesFor = canariesOf && (() => canariesOf(request));
    const previewOf = await previews?.of(request);
    const preview = typeof previewOf === 'object' ? previewOf : undefined;
    return reply.headers({ ...publicHeaders, 'cache-control': 'no-store' }).send({
      ...(await reader.forPage({
        shellVersion: typeof shell === 'string' ? shell : undefined,
        canariesFor,
        preview,
      })),
      flags: await options.flagsOf?.(request),
    });
  });

  await app.register(async (assets) => serveAssets(assets, options, reader));
}

const prefix = '/assets/';
const pathOf = (url: string): string => decodeURIComponent(url.split('?', 1)[0] ?? '');

/** Serves released files only: those that a release document names and a page may load. */
async function serveAssets(
  app: FastifyInstance,
  { releases, previews, maps = false }: Pick<SiteOptions, 'releases' | 'previews' | 'maps'>,
  reader: ReleaseReader,
): Promise<void> {
  const previewed = new WeakSet<FastifyRequest>();
  const released = createReleasedFiles(releases, reader.present);
  /** A map counts as the file that it belongs to. */
  const fileAt = (path: string): string => (maps && mappedBy(path)) || path;
  app.addHook('onRequest', async (request, reply) => {
    const file = fileAt(pathOf(request.url).slice(prefix.length));
    if (await released.has(file)) return undefined;
    if (!(await previews?.serves(request, file))) return reply.callNotFound();
    previewed.add(request);
  });
  app.addHook('onSend', async (request, reply) => {
    // No cache may store responses for staff only.
    if (previewed.has(request)) reply.header('cache-control', 'private, no-store');
  });
  await app.register(fastifyStatic, {
    root: releases,
    prefix,
    decorateReply: false,
    index: false,
    preCompressed: true,
    cacheControl: false,
    etag: false,
    lastModified: false,
    allowedPath: (path) => isAsset(fileAt(path)),
    setHeaders(response, path) {
      response.header('cache-control', `public, max-age=${yearSeconds}, immutable`);
      response.header('cross-origin-resource-policy', 'same-origin');
      response.header('x-content-type-options', 'nosniff');
      if (isForOtherSites(path))
        for (const [name, value] of Object.entries(publicHeaders)) response.header(name, value);
    },
  });
}
