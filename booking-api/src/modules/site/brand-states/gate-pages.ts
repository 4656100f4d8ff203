import { fragmentPages } from '@sendahead/shared-contracts/page/fragment-pages';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { AppContext } from '../../../platform/context.ts';
import { escapeText } from '../../../platform/http/escape.ts';
import {
  brandPreviewName,
  createBrandPreviews,
  previewSeconds,
} from '../../catalog/public/brand-states/preview.ts';
import { type Standing, standingOf } from '../../catalog/public/brand-states/standing.ts';
import { footerLinks } from '../../catalog/public/footer.ts';
import { closedSentence, brandStateWords as words } from '../copy/brand-states.ts';
import type { PlainBrand } from '../plain/plain-page.ts';
import { sendPlainPage } from '../plain/send-plain-page.ts';

/** Pages that begin a booking or answer a price. */
const booking: readonly string[] = ['/ship', '/quote', '/quote/embed', '/prices', '/to/:slug'];
/** Every page of a brand; the console belongs to none. */
const pages: ReadonlySet<string> = new Set([
  ...booking,
  ...['/', '/track', '/store_locator', '/*'],
  ...Object.values(fragmentPages).map(({ path }) => path),
  ...footerLinks.map(({ path }) => path),
]);
const sitemaps: readonly string[] = ['/sitemap.xml', '/sitemaps/:part.xml'];
/** What staff see in a preview. */
const previewed: readonly string[] = ['/', '/ship', '/prices'];

type Options = {
  brandOf(request: FastifyRequest): Promise<PlainBrand & { slug: string }>;
};

/**
 * CO-135, CO-136: the pages of a brand that is switched off say so to everyone without a preview; those of a
 * closed brand begin no booking. Returns whether a request sees a preview.
 */
export function gatePages(
  app: FastifyInstance,
  { db, config, clock }: Pick<AppContext, 'db' | 'config' | 'clock'>,
  { brandOf }: Options,
): (request: FastifyRequest) => boolean {
  const previews = createBrandPreviews(config, clock);
  const seen = new WeakSet<FastifyRequest>();
  const brandAndStanding = async (request: FastifyRequest) => {
    const brand = await brandOf(request);
    return { brand, standing: await standingOf(db, brand.slug) };
  };
  app.addHook('onRequest', async (request, reply) => {
    const route = request.routeOptions.url ?? '';
    if (request.routeOptions.schema !== undefined) return;
    if (!pages.has(route) && !sitemaps.includes(route)) return;
    const found = await brandAndStanding(request).catch((error: unknown) => {
      // An unknown page says so without the database; a page of a new shell fails later, in its own way.
      if (route === '/*') return undefined;
      throw error;
    });
    if (!found) return;
    const { brand, standing } = found;
    const token = (request.query as Record<string, unknown>)[brandPreviewName];
    if (route === '/' && previews.opens(token, brand.slug)) return keepPreview(reply, String(token), config);
    if (standing.state === 'open') return;
    if (standing.state === 'off' && previewed.includes(route)) {
      if (previews.opens(request.cookies[brandPreviewName], brand.slug)) {
        seen.add(request);
        return;
      }
    }
    if (sitemaps.includes(route)) {
      if (standing.state !== 'closed') return reply.callNotFound();
      return;
    }
    if (standing.state === 'off') return sendNotOpen(reply, brand);
    if (booking.includes(route) && !changesOrder(request)) return sendClosed(reply, brand, standing);
  });
  return (request) => seen.has(request);
}

/** CH-08: an existing order is changed on the booking page. */
const changesOrder = ({ query }: FastifyRequest): boolean =>
  typeof (query as Record<string, unknown>).change_order === 'string';

function keepPreview(reply: FastifyReply, token: string, { production }: AppContext['config']): FastifyReply {
  reply.setCookie(brandPreviewName, token, {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: production,
    maxAge: previewSeconds,
  });
  return reply.header('cache-control', 'no-store').redirect('/', 302);
}

const noindex = ['<meta name="robots" content="noindex">'];

const sendNotOpen = (reply: FastifyReply, brand: PlainBrand): FastifyReply =>
  sendPlainPage(
    reply,
    {
      title: words.notOpenTitle,
      body: `<h1>${words.notOpenTitle}</h1><p>${escapeText(words.notOpen(brand.name))}</p>`,
      head: noindex,
      bare: true,
    },
    brand,
  );

const linkTo = (href: string, text: string): string => `<a class="button other" href="${href}">${text}</a>`;

const sendClosed = (reply: FastifyReply, brand: PlainBrand, { closedText }: Standing): FastifyReply =>
  sendPlainPage(
    reply,
    {
      title: words.closedTitle,
      body: [
        `<h1>${words.closedTitle}</h1>`,
        `<p>${escapeText(closedSentence(brand.name, closedText))}</p><p>${words.ordersContinue}</p>`,
        `<p class="way">${linkTo('/orders', words.yourOrders)}${linkTo('/#track', words.track)}${linkTo('/help', words.help)}</p>`,
      ].join(''),
      head: noindex,
    },
    brand,
  );
