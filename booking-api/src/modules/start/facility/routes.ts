import { homeTimeZone } from '@sendahead/shared-contracts/calendar/local-now';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { localTime } from '../../../platform/clock.ts';
import type { AppContext } from '../../../platform/context.ts';
import { readReference } from '../../../platform/database/reference.ts';
import { rationOfPricing } from '../../../platform/throttle/rate-limit.ts';
import {
  facilitiesNear,
  findFacilityBySlug,
  findFormerPage,
  findOnlySlugFrom,
} from '../../clubs/public/facility-slug.ts';
import { labelOfFacility } from '../../geo/public/find-typed-place.ts';
import type { PageHost, WrittenPage } from '../../site/public/page-host.ts';
import { readCarriers } from '../../tariff/public/carriers.ts';
import { itemWordsOf } from '../copy/brand-copy.ts';
import { facilityWords } from '../copy/start.ts';
import { homeLineOf } from '../facts/home-line.ts';
import { blocksOf } from '../html/blocks.ts';
import { writeGonePlace } from '../html/gone-place.ts';
import type { Facts } from '../html/sections.ts';
import { writeUnknownPlace } from '../html/unknown-place.ts';
import type { StartParts } from '../start-parts.ts';
import { facilityHead } from './facility-head.ts';
import { townOf, writeFacilityPage } from './facility-view.ts';

/** How many places the page of an archived one links to. */
const nearPlaces = 5;

/** Pages of the places that a brand ships to, `/to/<slug>`, and the sitemap that lists them. */
export function facilityRoutes(
  app: FastifyInstance,
  { config, db, clock }: AppContext,
  { host, factsOf, viewBox, shipUrlOf }: StartParts & { host: PageHost },
): void {
  const carrierNames = async () => {
    const reference = await readReference(db);
    return reference.remember(['names of carriers'], async () => {
      const carriers = await readCarriers(db);
      return new Map(carriers.map(({ carrier, name }) => [carrier, name]));
    });
  };

  const answerOther = answerOtherPlaces({ db }, { host, viewBox, shipUrlOf });

  app.get<{ Params: { slug: string }; Querystring: Record<string, unknown> }>(
    '/to/:slug',
    { config: rationOfPricing(config) },
    async (request, reply) => {
      const boot = await host.bootOf(request, reply);
      const { brand } = boot;
      const { slug } = request.params;
      const [facility, announcement, facts] = await Promise.all([
        findFacilityBySlug(db, slug, brand.slug),
        host.announcementOf(brand.id),
        factsOf(brand),
      ]);
      const page = { boot, announcement };
      if (!facility) return answerOther(request, reply, { ...page, facts });
      const { one: item } = itemWordsOf(brand);
      const { name } = facility;
      const path = `/to/${slug}`;
      const box = await viewBox({
        brand,
        query: request.query,
        shipUrl: shipUrlOf(brand),
        fixedTo: labelOfFacility(facility),
        action: path,
        home: await homeLineOf(db, boot.session.user),
      });
      const today = localTime(clock.now(), homeTimeZone).date;
      const view = { facility, facts, box, today, carrierNames: await carrierNames() };
      const title = facilityWords.title({ item, name });
      const words = facilityWords.opening({ item, name, town: townOf(facility) });
      const origin = host.pageOriginOf(brand.slug);
      return host.writeStart(reply, {
        ...page,
        title,
        blocks: blocksOf(writeFacilityPage(view), boot.session),
        head: facilityHead(facility, { brand, origin, path, title, words }),
      });
    },
  );
}

type Page = Pick<WrittenPage, 'boot' | 'announcement'> & { facts: Facts };

/** A path that is no facility's: one that moved, an archived one, the start of a slug, or an unknown one. */
const answerOtherPlaces =
  (
    { db }: Pick<AppContext, 'db'>,
    { host, viewBox, shipUrlOf }: Pick<StartParts, 'viewBox' | 'shipUrlOf'> & { host: PageHost },
  ) =>
  async (
    request: FastifyRequest<{ Params: { slug: string } }>,
    reply: FastifyReply,
    { facts, ...page }: Page,
  ): Promise<FastifyReply> => {
    const { slug } = request.params;
    const { brand, session } = page.boot;
    const query = /\?.*/.exec(request.url)?.[0] ?? '';
    const head = ['<meta name="robots" content="noindex">'];
    const former = await findFormerPage(db, slug, brand.slug);
    if (former && 'movedTo' in former) return reply.redirect(`/to/${former.movedTo}${query}`, 301);
    if (former) {
      const near = await facilitiesNear(db, former.gone, brand.slug, nearPlaces);
      const blocks = blocksOf(writeGonePlace(facts, { name: former.gone.name, near }), session);
      return host.writeStart(reply, { ...page, title: facilityWords.goneTitle, blocks, head, status: 410 });
    }
    const only = await findOnlySlugFrom(db, slug, brand.slug);
    if (only) return reply.redirect(`/to/${only}${query}`, 302);
    const box = await viewBox({ brand, query: {}, shipUrl: shipUrlOf(brand) });
    const blocks = blocksOf(writeUnknownPlace(facts, box), session);
    return host.writeStart(reply, { ...page, title: facilityWords.unknownTitle, blocks, head, status: 404 });
  };
