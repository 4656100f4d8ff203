import { sql } from 'kysely';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
  await sql`
    insert into facilities
    select (jsonb_populate_record(f, jsonb_build_object('id', 100000 + n, 'address_1', n || ' ' || f.address_1))).*
    from generate_series(1, 8000) as n join facilities f on f.id = 1 + n % 80`.execute(server.context.db);
  await sql`insert into blocked_addresses (zip_key, town_key)
    select 'US|1|' || n, 'US|ny|' || n from generate_series(1, 8000) as n`.execute(server.context.db);
  await sql`insert into facility_words select 'word' || n from generate_series(1, 8000) as n`.execute(
    server.context.db,
  );
  await sql`insert into facility_slips select 'wrd' || n, 'word' || n from generate_series(1, 8000) as n`.execute(
    server.context.db,
  );
  await sql`analyze facility_words, facility_slips, facilities, blocked_addresses, zip_codes, postal_areas, disaster_notices`.execute(
    server.context.db,
  );
});
afterAll(() => server.close());

const plan = async (statement: string): Promise<string> => {
  const { rows } = await sql<{ 'QUERY PLAN': string }>`explain ${sql.raw(statement)}`.execute(
    server.context.db,
  );
  return rows.map((row) => row['QUERY PLAN']).join('\n');
};

describe('lookups at scale', () => {
  it.each([
    ['a code', `select * from zip_codes where country = 'US' and code = '10001'`],
    ['codes by their beginning', `select * from zip_codes where country = 'US' and code like '100%'`],
    ['towns by their beginning', `select * from zip_codes where lower(city) like 'aust%' and country = 'US'`],
    [
      'towns spelled alike',
      `select * from zip_codes where lower(city) % 'asutin' and country = 'US' and state = 'TX'`,
    ],
    [
      'the zone of a state',
      `select time_zone, count(*) from zip_codes where country = 'US' and state = 'TX' group by 1`,
    ],
    ['postal areas', `select * from postal_areas where country = 'GB' and area in ('SW1A', 'SW1', 'SW')`],
    ['streets by their beginning', `select * from facilities where lower(address_1) like '777 fair%'`],
    [
      'towns of facilities that were meant',
      `select id from jsonb_array_elements_text('["pebble beach"]') as town join facilities f
       on lower(f.city) ~>=~ town and lower(f.city) ~<~ (town || '\u{10ffff}')`,
    ],
    ['names by their words', `select * from facilities where facility_name_words(name) && '{pinehurst}'`],
    ['words by a part of them', `select word from facility_words where word like '%hurst%'`],
    ['houses of a town', `select * from facilities where lower(city) = 'pinehurst'`],
    [
      'words of facilities by their beginning',
      `select from facility_words where word ~>=~ 'pineh' and word ~<~ 'pinei'`,
    ],
    ['words by their slips', `select word from facility_slips where slip = any('{pinehrst,pinehurt}')`],
    ['blocks', `select id from blocked_addresses where zip_key = 'US|1|7' or town_key = 'US|ny|7'`],
    ['notices', `select * from disaster_notices where country = 'US' and ends_on >= '2026-11-23'`],
  ])('search %s by an index', async (_what, statement) => {
    const steps = await plan(statement);
    if (/^Seq Scan on (postal_areas|disaster_notices)/m.test(steps))
      return expect(steps).toMatch(/rows=\d{1,3} /);
    return expect(steps).toMatch(/Index/);
  });
});
