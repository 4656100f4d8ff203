import { sql } from 'kysely';
import type { Queries } from '../../../platform/database/database.ts';
import { brandExists } from '../../catalog/public/store.ts';
import { findPlacesOfCodes, type PostalPlace } from '../../geo/public/store.ts';
import { findClubs } from '../clubs/club-row.ts';
import type { ClubColumn } from './club-columns.ts';
import { type FileClub, fileClubOf, newFileClub } from './file-club.ts';
import { applyCells } from './plan-line.ts';
import type { FileLine } from './read-club-file.ts';

/** Database state for the lines of a file, read in a few statements for all of them. */
export type KnownForLines = {
  clubs: ReadonlyMap<number, FileClub>;
  brands: ReadonlySet<string>;
  /** The club of the same name at the same zip code. */
  namesakeOf(club: FileClub): FileClub | undefined;
  /** The same key for duplicate clubs. */
  keyOf(club: FileClub): string;
  placeOf(club: FileClub): PostalPlace | undefined;
};

/** The input of the database queries. */
const askedBy: ReadonlySet<string> = new Set(['name', 'zip', 'country', 'brands']);

export async function readKnown(
  db: Queries,
  ids: readonly number[],
  lines: readonly FileLine[],
  columns: readonly ClubColumn[],
): Promise<KnownForLines> {
  const shownColumns = columns.filter(({ field }) => field && askedBy.has(field));
  const asNew = lines.flatMap(({ cells }) =>
    cells ? [applyCells(newFileClub, shownColumns, cells).club] : [],
  );
  const namesakes = await findNamesakes(db, asNew);
  const rows = await findClubs(db, [...new Set([...ids, ...namesakes])]);
  const clubs = new Map(rows.map((row) => [row.id, fileClubOf(row)]));
  const byKey = new Map(
    namesakes.flatMap((id) => {
      const club = clubs.get(id);
      return club ? [[keyOf(club), club] as const] : [];
    }),
  );
  // A line without a country uses its club's country.
  const places = [...asNew, ...clubs.values()].map(({ country }) => country);
  const zips = [...new Set(asNew.map(({ fields }) => fields.zip))];
  const countries = [...new Set(places)];
  const placeOf = await findPlacesOfCodes(
    db,
    countries.flatMap((country) => zips.map((zip) => ({ country, zip }))),
  );
  return {
    clubs,
    brands: await knownBrands(db, new Set(asNew.flatMap(({ brands }) => brands))),
    namesakeOf: (club) => byKey.get(keyOf(club)),
    keyOf,
    placeOf: ({ country, fields }) => placeOf(country, fields.zip),
  };
}

const keyOfPlace = ({ name, zip, country }: { name: string; zip: string; country: string }): string =>
  JSON.stringify([name.trim().toLowerCase(), zip, country]);
const keyOf = ({ country, fields }: FileClub): string => keyOfPlace({ ...fields, country });

/** The numbers of clubs that share zip code and name with other clubs. */
async function findNamesakes(db: Queries, clubs: readonly FileClub[]): Promise<number[]> {
  const zips = [...new Set(clubs.map(({ fields }) => fields.zip))];
  const { rows } = await sql<{ id: number; name: string; zip: string; country: string }>`
    select id, name, zip, country from facilities where zip = any (${zips}::text[]) order by id desc`.execute(
    db,
  );
  // Among several namesakes, the oldest club wins.
  const there = new Map(rows.map((row) => [keyOfPlace(row), row.id]));
  return clubs.flatMap((club) => there.get(keyOf(club)) ?? []);
}

async function knownBrands(db: Queries, slugs: ReadonlySet<string>): Promise<Set<string>> {
  const brands = new Set<string>();
  for (const slug of slugs) if (await brandExists(db, slug)) brands.add(slug);
  return brands;
}
