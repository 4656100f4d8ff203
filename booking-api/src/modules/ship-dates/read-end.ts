import type { Queries } from '../../platform/database/database.ts';
import { type FacilityRow, findFacility } from '../clubs/public/store.ts';
import { countryOfCode } from '../geo/public/country-of-code.ts';
import { findPlace } from '../geo/public/store.ts';

/** An end that was given as one text; the country is undefined when the text does not determine it. */
export type ReadEnd = { facility: FacilityRow | null; country: string | undefined };

/** EP-32: a postal code or the number of a club, as the call's contract specifies. */
export async function readEnd(db: Queries, text: string, country: string | undefined): Promise<ReadEnd> {
  if (country) return { facility: null, country };
  const code = text.trim();
  const facility = (await mayBeClub(db, code)) ? await findFacility(db, Number(code)) : undefined;
  return { facility: facility ?? null, country: facility?.country ?? countryOfCode(code) };
}

const mayBeClub = async (db: Queries, code: string): Promise<boolean> =>
  /^[1-9]\d{0,8}$/.test(code) && !(code.length === 5 && (await findPlace(db, 'US', code)));
