import type { Boot } from '@sendahead/shared-contracts/boot/schema';
import type { PageFlags } from '@sendahead/shared-contracts/flags/registry';
import type { TakesCanary } from '@sendahead/shared-contracts/releases/judge';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { PageReach } from '../../platform/security/page-headers.ts';
import type { OtherBrand } from '../catalog/public/footer.ts';
import type { PlainBrand } from './plain/plain-page.ts';
import type { Previews } from './preview/previews.ts';
import type { ReleaseReader } from './release-reader.ts';

/** The inputs of the page host; the API passes them when it mounts the plugin. */
export interface SiteOptions {
  /** Folder of the release store: `release.json` and `<part>/<version>/`. */
  readonly releases: string;
  /** An existing reader of this server; by default a new one. */
  readonly reader?: ReleaseReader;
  /** Whether browsers get source maps; by default they do not. */
  readonly maps?: boolean;
  /** The canaries of a request's visitor; by default none. */
  canariesOf?(request: FastifyRequest): Promise<TakesCanary>;
  /** The flags of a request's visitor, for an open page; by default none. */
  flagsOf?(request: FastifyRequest): Promise<PageFlags>;
  /** Built versions for tabs of staff; by default none. */
  readonly previews?: Previews;
  /** CO-135: whether a request sees the preview of a brand that is switched off; by default none does. */
  seesBrandPreview?(request: FastifyRequest): boolean;
  /** Whether real money is moved here: a preview cannot pay then. */
  readonly production?: boolean;
  /** The brand of the requested host: its name and its colors. */
  brandOf(request: FastifyRequest): Promise<PlainBrand>;
  /** The other brands of the company, for the footer. */
  othersOf(slug: string): Promise<readonly OtherBrand[]>;
  /** The brand's announcement above its header, as it is stored (BR-09). */
  announcementOf(brandId: number): Promise<string | null>;
  /**
   * The page's boot data without the release, which the plugin adds. May set the session cookie on the reply.
   */
  bootOf(request: FastifyRequest, reply: FastifyReply): Promise<Omit<Boot, 'release'>>;
  /**
   * The same for a page in another site's frame: a guest's, without cookie. Null when there is no such brand.
   */
  frameBootOf(brand: string | null): Promise<Omit<Boot, 'release'> | null>;
  /** Origin of a brand's pages, e.g. `http://golf.localhost:4000`. */
  pageOriginOf(brand: string): string;
  /** AC-22: where the session of staff at another brand continues here; by default nobody's does. */
  handOver?(request: FastifyRequest, reply: FastifyReply): Promise<string | null>;
  /** Origins that the payment page may reach on this host: frames and pop-ups of the payment provider. */
  paymentReachOf(host: string): PageReach;
}
