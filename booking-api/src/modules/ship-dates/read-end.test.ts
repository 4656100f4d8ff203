import { testInstant } from '../../testing/test-app.ts';
import { datedServer } from './testing/dated-server.ts';

const dated = datedServer();
const { at } = dated;

describe('parsing the ends of a shipment', () => {
  const model = () =>
    dated.server.context.db
      .selectFrom('facilities')
      .selectAll()
      .where('id', '=', 1)
      .executeTakeFirstOrThrow();
  beforeAll(async () => {
    await at(testInstant);
    // Closed on Mondays, like club 1; their ids equal an Australian code, no zip, and a zip.
    const clubs = [7010, 20_000, 10_001].map((id) => ({ id, name: `Numbered ${id}` }));
    const club = await model();
    for (const { id, name } of clubs)
      await dated.server.context.db
        .insertInto('facilities')
        .values({ ...club, id, name })
        .execute();
  });

  const next = async (more: Record<string, unknown>) =>
    (
      await dated.guest.send('POST', '/api/v5/calendar/next_available_day', {
        body: { origin: '10001', carrier_service_level_id: 1, transit_days: 1, ...more },
      })
    ).json();

  it.each([
    ['a code of Sydney, not a club', { destination: '2000', ship_date: '2026-11-24' }, '2026-11-25'],
    ['a code that begins with 0', { destination: '0150', ship_date: '2026-11-24' }, '2026-11-25'],
    [
      'Sydney on Australia Day',
      { destination: '2000', destination_country_code: 'AU', ship_date: '2027-01-25' },
      '2027-01-27',
    ],
    [
      'a code that is also a club',
      { destination: '7010', destination_country_code: 'AU', ship_date: '2026-11-27' },
      '2026-11-30',
    ],
    ['a club that is shut on Mondays', { destination: '7010', ship_date: '2026-11-27' }, '2026-12-01'],
    ['a club whose number is no zip', { destination: '20000', ship_date: '2026-11-27' }, '2026-12-01'],
    ['a zip that is also a club', { destination: '10001', ship_date: '2026-11-27' }, '2026-11-30'],
    [
      'the club that is named',
      { destination: '10001', facility_id: 10_001, ship_date: '2026-11-27' },
      '2026-12-01',
    ],
    ['a Japanese code by its form', { destination: '100-0001', ship_date: '2027-02-10' }, '2027-02-12'],
    ['Thanksgiving at the origin', { destination: 'M5V 3L9', ship_date: '2026-11-26' }, '2026-11-30'],
    [
      'Canada Day at the origin',
      { origin: 'M5V 3L9', destination: '10001', ship_date: '2027-07-01' },
      '2027-07-06',
    ],
    [
      'Christmas in London at the origin',
      { origin: 'SW1A 1AA', destination: '10001', ship_date: '2026-12-28' },
      '2026-12-30',
    ],
    [
      'an origin whose country is named',
      { origin: '2000', origin_country_code: 'AU', destination: '10001', ship_date: '2027-01-26' },
      '2027-01-28',
    ],
    ['a Saturday at the origin', { destination: '94103', ship_date: '2026-11-28' }, '2026-12-01'],
  ] as const)('EP-32 reads %s', async (_what, given, date) => {
    expect(await next(given)).toEqual({ date });
  });

  it('EP-32 finds no club for an unknown number', async () => {
    expect(await next({ destination: '10001', facility_id: 999_999, ship_date: '2026-11-27' })).toMatchObject(
      {
        status: 404,
        code: 'club_not_found',
      },
    );
  });
});
