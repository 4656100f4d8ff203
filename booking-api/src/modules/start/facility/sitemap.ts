import type { Queries } from '../../../platform/database/database.ts';
import { escapeText } from '../../../platform/http/escape.ts';
import { countFacilitiesOf, listSlugsOf } from '../../clubs/public/facility-slug.ts';

/** A sitemap has at most 50,000 URLs. */
const maxInSitemap = 40_000;
const xmlns = 'http://www.sitemaps.org/schemas/sitemap/0.9';
const head = '<?xml version="1.0" encoding="UTF-8"?>\n';

const pages = ['/', '/ship', '/quote', '/help', '/terms', '/privacy', '/accessibility'];

/** The sitemap index: the brand's pages, and its facilities in parts. */
export async function writeSitemapIndex(db: Queries, brand: string, origin: string): Promise<string> {
  const count = await countFacilitiesOf(db, brand);
  const parts = Math.ceil(count / maxInSitemap);
  const names = ['pages', ...Array.from({ length: parts }, (_, index) => String(index + 1))];
  const entries = names.map(
    (name) => `<sitemap><loc>${escapeText(`${origin}/sitemaps/${name}.xml`)}</loc></sitemap>`,
  );
  return `${head}<sitemapindex xmlns="${xmlns}">${entries.join('')}</sitemapindex>`;
}

const urlset = (addresses: readonly string[]): string =>
  `${head}<urlset xmlns="${xmlns}">${addresses.map((address) => `<url><loc>${escapeText(address)}</loc></url>`).join('')}</urlset>`;

/** A part of the sitemap; undefined for a part that does not exist. */
export async function writeSitemap(
  db: Queries,
  { brand, origin, part }: { brand: string; origin: string; part: string },
): Promise<string | undefined> {
  if (part === 'pages') return urlset(pages.map((path) => origin + path));
  if (!/^[1-9]\d?$/.test(part)) return undefined;
  const slugs = await listSlugsOf(db, brand, {
    limit: maxInSitemap,
    offset: (Number(part) - 1) * maxInSitemap,
  });
  return slugs.length === 0 ? undefined : urlset(slugs.map((slug) => `${origin}/to/${slug}`));
}
