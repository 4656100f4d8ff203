import { homeTimeZone } from '@sendahead/shared-contracts/calendar/local-now';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Services } from '../../integrations/services.ts';
import { localTime } from '../../platform/clock.ts';
import type { AppContext } from '../../platform/context.ts';
import { html } from '../../platform/http/html.ts';
import { rationOfPricing } from '../../platform/throttle/rate-limit.ts';
import { nextArrivalOf } from '../orders/public/tracking/next-arrival.ts';
import { carrierCheck } from '../services/public/carrier-check.ts';
import type { PageHost } from '../site/public/page-host.ts';
import { shareLinks } from '../site/public/share-links.ts';
import { startWords, trackWords } from './copy/start.ts';
import { facilityRoutes } from './facility/routes.ts';
import { sitemapRoutes } from './facility/sitemap-routes.ts';
import { homeLineOf } from './facts/home-line.ts';
import { createPageFacts } from './facts/page-facts.ts';
import { findTrackedOrder, readTrackFields } from './find-tracked-order.ts';
import { blocksOf } from './html/blocks.ts';
import { writeProblems } from './html/price-box.ts';
import { writeStartPage } from './html/start-page.ts';
import { writeTracked, writeTrackPage } from './html/tracked.ts';
import { isOfBox } from './price/trip.ts';
import { createViewBox } from './price/view-box.ts';
import type { StartParts } from './start-parts.ts';

const queryOf = (url: string): string => (url.includes('?') ? url.slice(url.indexOf('?')) : '');

type Asked = FastifyRequest<{ Querystring: Record<string, unknown> }>;

/** The server-written pages: a brand's start page, tracking without an account, and its facilities. */
export function startModule(
  app: FastifyInstance,
  context: AppContext,
  { carriers }: Pick<Services, 'carriers'>,
  host: PageHost,
): void {
  const { db, clock } = context;
  const warn = (message: string) => (error: unknown) => app.log.warn({ err: error }, message);
  const checkOffers = carrierCheck(carriers, clock, warn('no rates'));
  const parts: StartParts = {
    factsOf: createPageFacts(context, host, warn('no prices of routes')),
    viewBox: createViewBox(context, checkOffers, warn('no price in the box')),
    shipUrlOf: ({ slug, ship_url }) => ship_url ?? `${host.pageOriginOf(slug)}/ship`,
  };
  startRoute(app, context, parts, host);
  facilityRoutes(app, context, { ...parts, host });
  sitemapRoutes(app, context, host);

  // Only the answer, for the script that requests it as fields change.
  app.get('/prices', { config: rationOfPricing(context.config) }, async (request: Asked, reply) => {
    const { brand, session } = await host.bootOf(request, reply);
    const box = await parts.viewBox({
      brand,
      query: request.query,
      home: await homeLineOf(db, session.user),
      shipUrl: parts.shipUrlOf(brand),
    });
    const { markup } = html`${writeProblems(box)}${box.answer}`;
    return reply
      .type('text/html; charset=utf-8')
      .headers({ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' })
      .send(`<!doctype html><title>${startWords.title}</title>${markup}`);
  });

  app.get('/track', async (request: Asked, reply) => {
    const { number } = readTrackFields(request.query);
    if (number === '') return reply.redirect('/#track', 302);
    const boot = await host.bootOf(request, reply);
    const { brand, session } = boot;
    const main = writeTrackPage(await parts.factsOf(brand), { signedIn: session.user !== null, number });
    return host.writeStart(reply, {
      title: trackWords.pageTitle,
      boot,
      blocks: blocksOf(main, session, 'plain'),
      head: ['<meta name="robots" content="noindex">'],
      announcement: await host.announcementOf(brand.id),
    });
  });

  app.post('/track', async (request, reply) => {
    await context.throttle.attempt('track-order', request.ip, 10, 600);
    const boot = await host.bootOf(request, reply);
    const { brand } = boot;
    const typedFields = readTrackFields(request.body);
    if (typedFields.number !== '')
      await context.throttle.attempt('track-number', typedFields.number, 20, 3600);
    const tracked = await findTrackedOrder(db, { ...typedFields, brandId: brand.id, now: clock.now() });
    const facts = await parts.factsOf(brand);
    const main = writeTracked(tracked, facts, {
      signedIn: boot.session.user !== null,
      email: typedFields.email,
    });
    return host.writeStart(reply, {
      title: trackWords.pageTitle,
      boot,
      blocks: blocksOf(main, boot.session, 'plain'),
      head: ['<meta name="robots" content="noindex">'],
      announcement: await host.announcementOf(brand.id),
      status: tracked.is === 'found' ? 200 : 404,
    });
  });
}

function startRoute(
  app: FastifyInstance,
  { config, db, clock }: AppContext,
  { factsOf, viewBox, shipUrlOf }: StartParts,
  host: PageHost,
): void {
  app.get('/', { config: rationOfPricing(config) }, async (request: Asked, reply) => {
    // OPEN-01: links that prefill the booking pointed to / before there was a start page.
    if (!isOfBox(request.query)) return reply.redirect(`/ship${queryOf(request.url)}`, 302);
    const boot = await host.bootOf(request, reply);
    const { brand, session } = boot;
    const home = await homeLineOf(db, session.user);
    const closed = await host.closedSentenceOf(brand);
    const [facts, box, announcement, next] = await Promise.all([
      factsOf(brand),
      closed === null ? viewBox({ brand, query: request.query, shipUrl: shipUrlOf(brand), home }) : null,
      closed ?? host.announcementOf(brand.id),
      session.user ? nextArrivalOf(db, session.user.id) : undefined,
    ]);
    const visitor = session.user ? { firstName: session.user.first_name, next } : null;
    const today = localTime(clock.now(), homeTimeZone).date;
    const origin = host.pageOriginOf(brand.slug);
    return host.writeStart(reply, {
      title: startWords.title,
      boot,
      blocks: blocksOf(writeStartPage({ facts, box, visitor, today }), session),
      head: [
        ...shareLinks({ brand, origin, path: '/', title: `${startWords.title} | ${brand.name}` }),
        `<link rel="canonical" href="${origin}/">`,
      ],
      announcement,
    });
  });
}
