import type { Queries } from '../../../platform/database/database.ts';
import { lineEnds } from './line-end.ts';

/** Names that people write and the table lacks. */
const otherNames: Readonly<Record<string, string>> = {
  us: 'US',
  usa: 'US',
  'u.s': 'US',
  'u.s.': 'US',
  'u.s.a': 'US',
  'u.s.a.': 'US',
  'united states of america': 'US',
  uk: 'GB',
  'great britain': 'GB',
  england: 'GB',
  scotland: 'GB',
  wales: 'GB',
  'northern ireland': 'GB',
};
const maxNameWords = 5;

/** The country at the end of a line and the line before it; null without one. */
export async function takeCountry(
  db: Queries,
  line: string,
): Promise<{ rest: string; country: string } | null> {
  const ends = lineEnds(line, maxNameWords).filter(({ rest, end }) => rest !== '' && !/\d/.test(end));
  if (ends.length === 0) return null;
  const rows = await db
    .selectFrom('countries')
    .select(({ fn }) => ['code', fn<string>('lower', ['name']).as('name')])
    .where(
      ({ fn }) => fn('lower', ['name']),
      'in',
      ends.map(({ end }) => end.toLowerCase()),
    )
    .execute();
  const codes = { ...otherNames, ...Object.fromEntries(rows.map(({ name, code }) => [name, code])) };
  for (const { rest, end } of ends) {
    const country = codes[end.toLowerCase()];
    if (!country) continue;
    // "Edinburgh, Scotland, UK" names it twice.
    const again = await takeCountry(db, rest);
    return { rest: again?.country === country ? again.rest : rest, country };
  }
  return null;
}
