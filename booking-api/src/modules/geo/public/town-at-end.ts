import type { Queries } from '../../../platform/database/database.ts';
import { cleanLine, lineEnds } from '../address-line/line-end.ts';
import { takeCountry } from '../address-line/named-country.ts';
import { suggestAddresses } from '../suggest/suggest-addresses.ts';
import { centralCodeOf } from './central-codes.ts';
import { findTownNames, listRegions } from './store.ts';

const maxTownWords = 4;
const shortest = 3;
const maxStateWords = 3;
/** Postal codes that are searched for namesakes of a town. */
const maxCodes = 20;
const maxTowns = 3;

/**
 * AD-32: the town at the end of a longer line, if it has no namesake there: `Pinehurst, NC` of `Hampton Inn
 * Pinehurst, NC`, `Berlin, Germany` of `Hotel Adlon, Berlin, Germany`.
 */
export async function townAtEnd(db: Queries, line: string): Promise<string | null> {
  const text = cleanLine(line);
  const abroad = await takeCountry(db, text);
  if (abroad && abroad.country !== 'US') return townAbroad(text, abroad);
  const regions = await listRegions(db, 'US');
  for (const { rest, end } of lineEnds(abroad?.rest ?? text, maxStateWords)) {
    const stateText = end.toLowerCase();
    const state = regions.find(({ code, name }) =>
      [code, name].some((one) => one.toLowerCase() === stateText),
    );
    if (!state || rest === '') continue;
    const ends = lineEnds(rest, maxTownWords).map(({ end: town }) => town);
    const [town] = (await findTownNames(db, 'US', state.code, ends)).toSorted((a, b) => b.length - a.length);
    if (town) return `${town}, ${state.code}`;
  }
  return null;
}

function townAbroad(text: string, { rest, country }: { rest: string; country: string }): string | null {
  const found = lineEnds(rest, maxTownWords).find(
    ({ rest: before, end }) => before !== '' && centralCodeOf(end, country),
  );
  return found ? `${found.end}, ${text.slice(rest.length).replace(/^[ ,]+/, '')}` : null;
}

/** A town as a line that names it, and the words before it. */
export interface TownOfLine {
  readonly town: string;
  readonly before: string;
}

/**
 * AD-32: towns whose name ends a line, longest name first: `Pinehurst, NC 28374` of `Hampton Inn Pinehurst`.
 */
export async function townsAtEnd(db: Queries, line: string): Promise<readonly TownOfLine[]> {
  for (const { rest, end } of lineEnds(cleanLine(line), maxTownWords)) {
    const name = end.toLowerCase();
    if (rest === '' || name.length < shortest || /[\d,]/.test(name)) continue;
    const found = await suggestAddresses(db, name, undefined, maxCodes, 'town');
    const towns = found
      .filter(({ autofill_city: city }) => city.toLowerCase() === name)
      .map(({ label, detail }) => [label, `${label} ${detail}`.trim()] as const);
    const first = new Map(towns.toReversed());
    const names = [...new Set(towns.map(([label]) => label))].slice(0, maxTowns);
    if (names.length > 0) return names.map((label) => ({ town: first.get(label) ?? label, before: rest }));
  }
  return [];
}
