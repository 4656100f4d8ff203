import type { Brand } from '@sendahead/shared-contracts/brands/schema';
import { escapeText } from '../../../platform/http/escape.ts';
import { shareSize } from '../pictures/brand-pictures.ts';

/** The preview of a link to a page where it is shared. `origin` is the brand's, `path` the page's. */
export interface SharedPage {
  readonly brand: Pick<Brand, 'name' | 'tagline'>;
  readonly origin: string;
  readonly path: string;
  readonly title: string;
}

/** Open Graph tags: title, words and picture of the brand, with URLs that contain no part of the request. */
export function shareLinks({ brand, origin, path, title }: SharedPage): readonly string[] {
  const words = brand.tagline || brand.name;
  const property = (name: string, content: string): string =>
    `<meta property="og:${name}" content="${escapeText(content)}">`;
  return [
    `<meta name="description" content="${escapeText(words)}">`,
    property('type', 'website'),
    property('site_name', brand.name),
    property('title', title),
    property('description', words),
    property('url', origin + path),
    property('image', `${origin}/share.png`),
    property('image:width', String(shareSize.width)),
    property('image:height', String(shareSize.height)),
    property('image:alt', `The place and the colors of ${brand.name}`),
    '<meta name="twitter:card" content="summary_large_image">',
  ];
}
