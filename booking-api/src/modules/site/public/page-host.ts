import type { Boot } from '@sendahead/shared-contracts/boot/schema';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** A page that the server writes whole. It needs no script; a small one adds what typing shows. */
export interface WrittenPage {
  readonly title: string;
  readonly boot: Omit<Boot, 'release'>;
  /** Markup by the name of its place in the shell's page, as `{{>main}}`. */
  readonly blocks: Readonly<Record<string, string>>;
  /** Further lines of the head, as markup. */
  readonly head: readonly string[];
  readonly announcement: string | null;
  readonly status?: number;
}

/** What other modules need to answer with their own pages. */
export interface PageHost {
  bootOf(request: FastifyRequest, reply: FastifyReply): Promise<Omit<Boot, 'release'>>;
  announcementOf(brandId: number): Promise<string | null>;
  /** Origin of a brand's pages, e.g. `http://golf.localhost:4000`. */
  pageOriginOf(brand: string): string;
  writeStart(reply: FastifyReply, page: WrittenPage): Promise<FastifyReply>;
  /** A drawing of the shell's release by its path below `scenes`; '' where it has no such drawing. */
  drawing(path: string): Promise<string>;
  /** Whether a release is there of which a page can be written. */
  canDraw(): Promise<boolean>;
}
