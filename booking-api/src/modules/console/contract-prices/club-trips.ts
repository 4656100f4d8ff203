import type { Brand } from '@sendahead/shared-contracts/brands/schema';
import { type ShipmentForm, shipmentFormSchema } from '@sendahead/shared-contracts/ship-form/schema';
import { parse } from 'zod/v4/core';
import type { Queries } from '../../../platform/database/database.ts';
import { facilityEnd } from '../../clubs/public/facility-end.ts';
import type { FacilityRow } from '../../clubs/public/store.ts';
import { findPlaces, type PostalPlace } from '../../geo/public/store.ts';
import type { ContractTerms } from '../../tariff/public/contract-store.ts';
import { distanceMiles } from '../../tariff/public/distance.ts';

/** A trip of one bag between a club and a home, for comparing contract prices. */
export type ClubTrip = {
  direction: 'to_club' | 'from_club';
  home: string;
  item: string;
  brand: string;
  form: ShipmentForm;
};

/** Homes across the country; a comparison selects some by their distance from the club. */
const homes = [
  '10001',
  '02108',
  '19103',
  '30303',
  '33101',
  '60601',
  '75201',
  '80202',
  '85004',
  '90012',
  '98101',
].map((zip) => ({ country: 'US', zip }));

/** Ranks of the four homes among all, from nearest to farthest. */
const shares = [0, 1 / 3, 2 / 3, 1] as const;

type Wanted = Pick<ContractTerms, 'brand' | 'line' | 'carrier'>;

/**
 * CO-96: four trips to the club from near and far, and trips back to the nearest and the farthest home; empty
 * when the club sells nothing.
 */
export async function clubTrips(
  db: Queries,
  club: FacilityRow,
  sold: readonly Brand[],
  { brand: slug, line: key, carrier }: Wanted,
  day: string,
): Promise<ClubTrip[]> {
  const brand = sold.find(
    (one) =>
      (slug === null || one.slug === slug) &&
      (key === null || one.product_lines.some((line) => line.key === key)),
  );
  const line = brand?.product_lines.find((one) => key === null || one.key === key);
  const size = line?.products[0];
  if (!brand || !line || !size) return [];
  const near = await homesByDistance(db, club);
  const chosen = shares.flatMap((share) => near[Math.round(share * (near.length - 1))] ?? []);
  const row = { size: size.id, product_insurance: '100000' };
  const bag = parse(shipmentFormSchema, {
    roundtrip: 'false',
    pickup_date: day,
    ...(carrier === null ? {} : { pickup_carrier: carrier }),
    traveler: { '1': { t_name: 'A', [line.key]: { product_count: '1', '0': row } } },
  });
  const trip = (direction: ClubTrip['direction'], home: PostalPlace): ClubTrip => ({
    direction,
    home: [home.city, home.state].filter(Boolean).join(', '),
    item: `${line.name}, ${size.name}`,
    brand: brand.slug,
    form: {
      ...bag,
      ...(direction === 'to_club'
        ? { origination: 'other', o_country: home.country, o_zip: home.code, ...facilityEnd('d', club) }
        : { ...facilityEnd('o', club), destination: 'other', d_country: home.country, d_zip: home.code }),
    },
  });
  const back = chosen.length > 1 ? [chosen[0], chosen.at(-1)] : [];
  return [
    ...chosen.map((home) => trip('to_club', home)),
    ...back.flatMap((home) => (home ? [trip('from_club', home)] : [])),
  ];
}

async function homesByDistance(db: Queries, { latitude, longitude }: FacilityRow): Promise<PostalPlace[]> {
  const places = await findPlaces(db, homes);
  if (latitude === null || longitude === null) return places;
  const away = (place: PostalPlace): number =>
    place.latitude === null || place.longitude === null
      ? 0
      : distanceMiles({ latitude, longitude }, { latitude: place.latitude, longitude: place.longitude });
  return places.toSorted((a, b) => away(a) - away(b));
}
