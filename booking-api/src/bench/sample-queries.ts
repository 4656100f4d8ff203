import pg from 'pg';

/**
 * Search terms: frequent postal codes and towns, rare towns, and what staff find orders by (names, mails, ends of
 * phone and tracking numbers), including terms without a match.
 */
export type SampleQueries = { codes: string[]; towns: string[]; rareTowns: string[]; searches: string[] };

const often = 500;
const oftenTowns = 100;

/** A sample of the database that is the same in every run. */
export async function sampleQueries(databaseUrl: string): Promise<SampleQueries> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const codes = await client.query<{ code: string }>(
    "select code from zip_codes where country = 'US' order by md5(code) limit $1",
    [often],
  );
  const cities = await client.query<{ city: string }>(
    'select city from (select distinct lower(city) as city from facilities) c where length(city) > 3 order by md5(city)',
  );
  const words = await client.query<{ word: string }>(
    `select word from (select search from order_search order by md5(order_id) limit $1) sample
      cross join lateral regexp_split_to_table(search, ' ') word where length(word) > 3 order by md5(word)`,
    [often],
  );
  await client.end();
  const towns = cities.rows.map(({ city }) => encodeURIComponent(city));
  return {
    codes: codes.rows.map(({ code }) => code),
    towns: towns.slice(0, oftenTowns),
    rareTowns: towns.slice(oftenTowns),
    searches: words.rows.map(({ word }, at) => encodeURIComponent(at % 10 === 0 ? `${word} zzz` : word)),
  };
}
