import { randomBytes } from 'node:crypto';
import type { Boot } from '@sendahead/shared-contracts/boot/schema';
import { assistingRoles } from '@sendahead/shared-contracts/call/roles';
import type { FastifyReply } from 'fastify';
import { type PageReach, pageHeaders } from '../../platform/security/page-headers.ts';
import { signInFor } from '../accounts/public/handover/sign-in-for.ts';
import type { OtherBrand } from '../catalog/public/footer.ts';
import { sceneOf } from '../catalog/public/scene-of.ts';
import { writeBrandBanner } from './brand-states/brand-banner.ts';
import { writeDocument } from './document.ts';
import type { SiteOptions } from './options.ts';
import { writePreviewBanner } from './preview/preview-banner.ts';
import type { ReleaseReader } from './release-reader.ts';
import { failedShellOf, writeStartWatch } from './shell-return/watch-start.ts';

interface Page {
  /** The shell page, such as `ship`. */
  readonly page: string;
  readonly title: string;
  readonly boot: Omit<Boot, 'release'>;
  /** The origins that the page may reach beyond this site. */
  readonly reach: PageReach;
  /** Additional lines of the head, as markup. */
  readonly head?: readonly string[];
  /** The brand's announcement above the header, as it is stored. */
  readonly announcement?: string | null;
  /** The other brands of the company, for the footer. */
  readonly others?: readonly OtherBrand[];
  /** Sites that may frame the page; none by default. */
  readonly framedBy?: string;
  readonly blocks?: Readonly<Record<string, string>>;
  readonly written?: boolean;
  readonly status?: number;
}

export type WritePage = (reply: FastifyReply, page: Page) => Promise<FastifyReply>;

/** Sends a document of the current release, with a new nonce. */
export const createWritePage =
  (
    reader: ReleaseReader,
    {
      canariesOf,
      previews,
      seesBrandPreview,
      production = false,
    }: Pick<SiteOptions, 'canariesOf' | 'previews' | 'production' | 'seesBrandPreview'>,
  ): WritePage =>
  async (reply, { reach, framedBy, status = 200, head = [], announcement = null, others = [], ...asked }) => {
    const { page, title, boot } = asked;
    const { request } = reply;
    // A server-written page has no parts.
    const hasParts = !boot.embedded && !asked.written;
    // A page in another site's frame has no visitor for choosing canaries.
    const canariesFor = hasParts && canariesOf ? () => canariesOf(request) : undefined;
    const preview = hasParts ? await previews?.of(request) : undefined;
    if (preview === 'sign_in') return reply.redirect(signInFor(request.url));
    if (preview === 'refused') {
      reply.callNotFound();
      return reply;
    }
    const failedShell = hasParts ? failedShellOf(request, production) : undefined;
    const release = await reader.forPage({ canariesFor, preview, failedShell, name: page });
    const nonce = randomBytes(16).toString('base64');
    const markup = await reader.markup(release, page);
    // A shell older than this server may lack the page.
    if (markup === undefined) {
      reply.callNotFound();
      return reply;
    }
    const assists = assistingRoles.includes(boot.session.role);
    const mayReturn = hasParts && (await reader.mayReturn(release));
    const startWatch = writeStartWatch({ page, release, nonce, mayReturn }, request, production);
    const ground = await reader.drawing(`${sceneOf(boot.brand)}-ground.svg`);
    return reply
      .code(status)
      .headers(pageHeaders(nonce, reach, framedBy))
      .type('text/html; charset=utf-8')
      .send(
        writeDocument({
          ...asked,
          boot: { ...boot, release: await reader.forParts(release, page, assists) },
          markup,
          nonce,
          // Before the scripts that it watches.
          head: asked.written ? head : [startWatch, ...head],
          announcement,
          ...(seesBrandPreview?.(request) ? { banner: writeBrandBanner(nonce) } : {}),
          ...(preview
            ? {
                preview,
                banner: writePreviewBanner(preview, { url: request.url, nonce, paysNothing: production }),
              }
            : {}),
          others,
          ground,
          title: `${title} | ${boot.brand.name}`,
        }),
      );
  };
