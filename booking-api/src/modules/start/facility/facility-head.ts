import type { Brand } from '@sendahead/shared-contracts/brands/schema';
import { escapeJson, escapeText } from '../../../platform/http/escape.ts';
import type { FacilityRow } from '../../clubs/public/store.ts';
import { shareLinks } from '../../site/public/share-links.ts';

const types: Readonly<Record<string, string>> = {
  golf: 'GolfCourse',
  ski: 'SkiResort',
  hotel: 'Hotel',
  camp: 'Campground',
  school: 'School',
  port: 'Place',
};

/** Open Graph, the canonical URL, and the place as structured data. */
export function facilityHead(
  facility: FacilityRow,
  {
    brand,
    origin,
    path,
    title,
    words,
  }: { brand: Brand; origin: string; path: string; title: string; words: string },
): readonly string[] {
  const { name, kind, address_1, city, state, zip, country, latitude, longitude } = facility;
  const place = {
    '@type': types[kind] ?? 'Place',
    name,
    address: {
      '@type': 'PostalAddress',
      streetAddress: address_1,
      addressLocality: city,
      addressRegion: state,
      postalCode: zip,
      addressCountry: country,
    },
    ...(latitude === null || longitude === null
      ? {}
      : { geo: { '@type': 'GeoCoordinates', latitude, longitude } }),
  };
  const service = {
    '@context': 'https://schema.org',
    '@type': 'Service',
    name: title,
    serviceType: 'Luggage shipping',
    provider: { '@type': 'Organization', name: brand.name, url: `${origin}/`, telephone: brand.help_phone },
    areaServed: place,
    url: origin + path,
  };
  return [
    ...shareLinks({ brand: { ...brand, tagline: words }, origin, path, title: `${title} | ${brand.name}` }),
    `<link rel="canonical" href="${escapeText(origin + path)}">`,
    `<script type="application/ld+json">${escapeJson(service)}</script>`,
  ];
}
