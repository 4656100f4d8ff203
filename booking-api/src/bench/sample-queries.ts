import pg from 'pg';

/** What is looked for: as many postal codes and towns as are asked for again and again, and towns that are not. */
export type Asked = { codes: string[]; towns: string[]; rareTowns: string[] };

const often = 500;
const oftenTowns = 100;

/** A sample of the database that is the same in every run. */
export async function sampleQueries(databaseUrl: string): Promise<Asked> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const codes = await client.query<{ code: string }>(
    "select code from zip_codes where country = 'US' order by md5(code) limit $1",
    [often],
  );
  const cities = await client.query<{ city: string }>(
    'select city from (select distinct lower(city) as city from facilities) c where length(city) > 3 order by md5(city)',
  );
  await client.end();
  const towns = cities.rows.map(({ city }) => encodeURIComponent(city));
  return {
    codes: codes.rows.map(({ code }) => code),
    towns: towns.slice(0, oftenTowns),
    rareTowns: towns.slice(oftenTowns),
  };
}
