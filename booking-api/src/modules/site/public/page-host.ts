import type { Boot } from '@sendahead/shared-contracts/boot/schema';
import type { Brand } from '@sendahead/shared-contracts/brands/schema';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** A server-written page. It needs no script; a small one adds live answers while typing. */
export interface WrittenPage {
  readonly title: string;
  readonly boot: Omit<Boot, 'release'>;
  /** Markup by the name of its placeholder in the shell's page, such as `{{>main}}`. */
  readonly blocks: Readonly<Record<string, string>>;
  /** Additional lines of the head, as markup. */
  readonly head: readonly string[];
  readonly announcement: string | null;
  readonly status?: number;
}

/** The functions that other modules need for their own pages. */
export interface PageHost {
  bootOf(request: FastifyRequest, reply: FastifyReply): Promise<Omit<Boot, 'release'>>;
  announcementOf(brandId: number): Promise<string | null>;
  /** CO-136: the sentence of a brand that takes no bookings, as markup; null for others and in a preview. */
  closedSentenceOf(brand: Pick<Brand, 'slug' | 'name'>): Promise<string | null>;
  /** Origin of a brand's pages, e.g. `http://golf.localhost:4000`. */
  pageOriginOf(brand: string): string;
  writeStart(reply: FastifyReply, page: WrittenPage): Promise<FastifyReply>;
  /** A drawing of the shell's release by its path below `scenes`; '' where it has no such drawing. */
  drawing(path: string): Promise<string>;
  /** Whether a release exists from which a page can be written. */
  canDraw(): Promise<boolean>;
}
